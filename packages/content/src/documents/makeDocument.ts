import type { WrittenDocument } from '@lima-id/domain';
import { writeBlock } from './blocks.ts';
import { type Chapter, contentsTitle, fitsContents, writeContents } from './contents.ts';
import { type Publisher, writeCover } from './cover.ts';
import { type Flow, heightOf, linesOf, makeRoom, turnPage, writeLines } from './flow.ts';
import {
  colours,
  decorate,
  innerWidth,
  margins,
  openSheet,
  type Part,
  type Sheet,
  sizes,
  widthOf,
  write,
} from './sheet.ts';

/** A document as it is published. */
export interface MadeDocument {
  bytes: Uint8Array;
  pages: number;
}

/** Space above a heading, and the height that has to fit below it so that it is not alone at the foot of a page. */
const headings = {
  2: { size: sizes.section, before: 20, after: 8, with: 64 },
  3: { size: sizes.point, before: 10, after: 4, with: 44 },
} as const;

/** Cover and contents. */
const pagesBefore = 2;

/** Writes a heading and records its page; returns its section in the outline. */
function writeHeading(
  flow: Flow,
  root: Part,
  { level, text }: Pick<Chapter, 'level' | 'text'>,
  place: string,
): Chapter {
  const { size, before, after, with: below } = headings[level];
  const setting = { x: margins.left, width: innerWidth(flow.sheet), size, colour: colours.ink };
  const lines = linesOf(flow.sheet, [{ text, style: 'strong' }], setting);
  const height = heightOf(lines, size);
  if (flow.y > margins.top) flow.y += before;
  makeRoom(flow, height + after + below);
  flow.sheet.addNamedDestination(place, 'XYZ', margins.left, flow.y, null);
  const part = flow.sheet.struct(level === 2 ? 'H2' : 'H3');
  root.add(part);
  writeLines(flow.sheet, part, lines, flow.y, setting);
  part.end();
  flow.y += height + after;
  return { level, text, page: flow.page, place };
}

/** Header and footer of the pages after the cover, once the page count is known. */
function writeEdges(sheet: Sheet, document: WrittenDocument, publisher: Publisher): void {
  const { start, count } = sheet.bufferedPageRange();
  const right = margins.left + innerWidth(sheet);
  for (let page = start + 1; page < start + count; page += 1) {
    sheet.switchToPage(page);
    decorate(sheet, () => {
      const small = { size: sizes.note, colour: colours.quiet };
      const owner = `${publisher.name} ${publisher.latinName}`;
      const number = `${page + 1} / ${count}`;
      const end = (text: string) => right - widthOf(sheet, text, 'plain', sizes.note);
      write(sheet, { text: document.title, style: 'plain' }, { ...small, x: margins.left, y: 44 });
      write(sheet, { text: owner, style: 'plain' }, { ...small, x: end(owner), y: 44 });
      sheet.moveTo(margins.left, 54).lineTo(right, 54).lineWidth(0.6).strokeColor(colours.line).stroke();
      write(sheet, { text: `V${document.version}`, style: 'plain' }, { ...small, x: margins.left, y: 806 });
      write(sheet, { text: number, style: 'plain' }, { ...small, x: end(number), y: 806 });
    });
  }
}

/** The PDF outline: sections, and their points below them. */
function writeOutline(sheet: Sheet, chapters: readonly Chapter[]): void {
  let section = sheet.outline;
  for (const { level, text, page } of chapters) {
    sheet.switchToPage(page);
    const place = { expanded: true, fit: true };
    if (level === 2) section = sheet.outline.addItem(text, place);
    else section.addItem(text, place);
  }
}

/** Makes the PDF of a document: cover, contents, text, outline, and the structure tree for screen readers. */
export async function makeDocument(document: WrittenDocument, publisher: Publisher): Promise<MadeDocument> {
  const sheet = openSheet({
    title: document.title,
    author: `${publisher.name} ${publisher.latinName}`,
    subject: document.summary,
    time: new Date(`${document.time.slice(0, 10)}T00:00:00+08:00`),
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise((resolve, reject) => {
    sheet.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    sheet.on('end', resolve);
    sheet.on('error', reject);
  });
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  writeCover(sheet, root, document, publisher);
  sheet.addPage();
  const contents = sheet.struct('TOC', { title: contentsTitle });
  root.add(contents);

  const flow: Flow = { sheet, page: pagesBefore - 1, y: margins.top };
  turnPage(flow);
  const chapters: Chapter[] = [];
  for (const block of document.blocks) {
    if (block.kind === 'heading') chapters.push(writeHeading(flow, root, block, `chapter-${chapters.length + 1}`));
    else writeBlock(flow, root, block);
  }
  if (!fitsContents(chapters, sheet)) throw new Error(`The contents of ${document.title} do not fit on one page.`);
  sheet.switchToPage(pagesBefore - 1);
  writeContents(sheet, contents, chapters);
  contents.end();
  root.end();
  writeOutline(sheet, chapters);
  writeEdges(sheet, document, publisher);
  const { count } = sheet.bufferedPageRange();
  sheet.end();
  await ended;
  return { bytes: new Uint8Array(Buffer.concat(chunks)), pages: count };
}
