import { readFileSync } from 'node:fs';
import type { WrittenDocument } from '@lima-id/domain';
import { colours, decorate, type Part, type Sheet, sizes, widthOf, write } from './sheet.ts';

/** The publisher of the documents. */
export interface Publisher {
  name: string;
  latinName: string;
  tagline: string;
  /** Prefix of the second-level node, whose code is shown on the cover. */
  nodePrefix: string;
}

const left = 72;
const logo = {
  file: new URL('../../../ui/illustrations/logo.svg', import.meta.url),
  y: 84,
  height: 46,
} as const;
const titleTop = 286;
const titleLeading = 1.42;

/** Draws the site's logo, which consists of filled shapes. */
function drawLogo(sheet: Sheet): void {
  const svg = readFileSync(logo.file, 'utf8');
  const height = Number(/viewBox="0 0 [\d.]+ (?<height>[\d.]+)"/.exec(svg)?.groups?.['height']);
  sheet
    .save()
    .translate(left, logo.y)
    .scale(logo.height / height);
  for (const [, colour, path] of svg.matchAll(/<path fill="(#[0-9a-f]{6})" d="([^"]+)"/g)) {
    if (colour !== undefined && path !== undefined) sheet.path(path).fill(colour);
  }
  sheet.restore();
}

const code = { y: 640, size: 30, gap: 12, bracket: 10 } as const;

/** The code of the node with a bracket under each segment; those assigned by enterprises are open. */
function drawCode(sheet: Sheet, nodePrefix: string): void {
  const parts = [...nodePrefix.split('.').map((text) => ({ text, open: false })), { text: '···', open: true }];
  let x: number = left;
  for (const [at, { text, open }] of parts.entries()) {
    if (at > 0)
      x = write(sheet, { text: '.', style: 'code' }, { x, y: code.y, size: code.size, colour: colours.quiet });
    // The dots of an open segment are drawn: the code font uses them for ligatures.
    const width = widthOf(sheet, open ? '000' : text, 'code', code.size);
    if (open) {
      for (let dot = 0; dot < text.length; dot += 1) {
        sheet.circle(x + (width / text.length) * (dot + 0.5), code.y - code.size * 0.26, 1.8).fill(colours.ink);
      }
    } else write(sheet, { text, style: 'code' }, { x, y: code.y, size: code.size, colour: colours.ink });
    const [top, inset] = [code.y + code.gap, 2];
    sheet
      .moveTo(x + inset, top)
      .lineTo(x + inset, top + code.bracket)
      .lineTo(x + width - inset, top + code.bracket)
      .lineTo(x + width - inset, top)
      .lineWidth(1.5)
      .strokeColor(colours.bracket);
    if (open) sheet.dash(4, { space: 3 }).stroke().undash();
    else sheet.stroke();
    x += width;
  }
  write(sheet, { text: '/', style: 'code' }, { x, y: code.y, size: code.size, colour: colours.quiet });
}

/** The first page: logo, title, version, and the node's code with its brackets. */
export function writeCover(sheet: Sheet, root: Part, document: WrittenDocument, publisher: Publisher): void {
  sheet.addPage();
  decorate(sheet, () => drawLogo(sheet));
  const title = sheet.struct('H1');
  root.add(title);
  title.add(() => {
    for (const [at, line] of document.lines.entries()) {
      const y = titleTop + at * sizes.title * titleLeading;
      write(sheet, { text: line, style: 'strong' }, { x: left - 2, y, size: sizes.title, colour: colours.ink });
    }
  });
  title.end();
  const below = titleTop + (document.lines.length - 1) * sizes.title * titleLeading;
  const facts = sheet.struct('P');
  root.add(facts);
  facts.add(() => {
    const version = { text: `V${document.version} · ${document.time.slice(0, 7)}`, style: 'plain' } as const;
    write(sheet, version, { x: left, y: below + 52, size: 16, colour: colours.quiet });
    write(
      sheet,
      { text: document.summary, style: 'plain' },
      { x: left, y: below + 86, size: 12, colour: colours.text },
    );
  });
  facts.end();
  decorate(sheet, () => {
    drawCode(sheet, publisher.nodePrefix);
    sheet
      .moveTo(left, 742)
      .lineTo(sheet.page.width - left, 742)
      .lineWidth(0.75)
      .strokeColor(colours.line)
      .stroke();
  });
  const from = sheet.struct('P');
  root.add(from);
  from.add(() => {
    const words = `${publisher.name} ${publisher.latinName} · ${publisher.tagline}`;
    write(sheet, { text: words, style: 'plain' }, { x: left, y: 766, size: 10, colour: colours.quiet });
  });
  from.end();
}
