import type { DocumentBlock, DocumentText } from '@lima-id/domain';
import { type Flow, heightOf, linesOf, makeRoom, type Setting, writeLines, writeText } from './flow.ts';
import type { Stretch } from './flowText.ts';
import { colours, decorate, innerWidth, leading, margins, type Part, sizes, widthOf, write } from './sheet.ts';

type Kind = DocumentBlock['kind'];
type Block<Of extends Kind> = Extract<DocumentBlock, { kind: Of }>;

const gap = 9;

function setting(flow: Flow, changes: Partial<Setting> = {}): Setting {
  const { x = margins.left, size = sizes.text, colour = colours.text } = changes;
  return { x, width: changes.width ?? margins.left + innerWidth(flow.sheet) - x, size, colour };
}

/** A child of a part of the structure tree, open while it is written. */
function within(flow: Flow, parent: Part, type: string, fill: (part: Part) => void): void {
  const part = flow.sheet.struct(type);
  parent.add(part);
  fill(part);
  part.end();
}

function writeParagraph(flow: Flow, parent: Part, text: DocumentText): void {
  within(flow, parent, 'P', (part) => writeText(flow, part, text, setting(flow)));
  flow.y += gap;
}

const noteRoom = { x: 14, y: 8 } as const;

function writeNote(flow: Flow, parent: Part, text: DocumentText): void {
  const inner = setting(flow, { x: margins.left + noteRoom.x, width: innerWidth(flow.sheet) - 2 * noteRoom.x });
  const lines = linesOf(flow.sheet, text, inner);
  const height = heightOf(lines, inner.size) + 2 * noteRoom.y;
  makeRoom(flow, height);
  const { sheet, y } = flow;
  decorate(sheet, () => {
    sheet.rect(margins.left, y, innerWidth(sheet), height).fill(colours.pale);
    sheet.rect(margins.left, y, 3, height).fill(colours.bracket);
  });
  within(flow, parent, 'Note', (part) => writeLines(sheet, part, lines, y + noteRoom.y, inner));
  flow.y += height + gap;
}

const entryIndent = 20;

function writeList(flow: Flow, parent: Part, { ordered, entries }: Block<'list'>): void {
  within(flow, parent, 'L', (list) => {
    for (const [at, entry] of entries.entries()) {
      const inner = setting(flow, { x: margins.left + entryIndent });
      makeRoom(flow, inner.size * leading * Math.min(2, linesOf(flow.sheet, entry, inner).length));
      const { sheet, y } = flow;
      within(flow, list, 'LI', (item) => {
        const mark = ordered ? `${at + 1}.` : '·';
        within(flow, item, 'Lbl', (label) => {
          label.add(() => {
            const place = { x: margins.left + 4, y: y + inner.size * 1.23, size: inner.size, colour: colours.link };
            write(sheet, { text: mark, style: 'strong' }, place);
          });
        });
        within(flow, item, 'LBody', (body) => writeText(flow, body, entry, inner));
      });
      flow.y += 3;
    }
  });
  flow.y += gap - 3;
}

const cellRoom = { x: 7, y: 5 } as const;

/** Column widths: the natural ones if they fit, else in proportion to the content. */
function columnWidths(flow: Flow, { head, rows }: Block<'table'>): number[] {
  const full = innerWidth(flow.sheet);
  const wanted = head.map((_, at) => {
    const widths = [head, ...rows].map((cells) =>
      (cells[at] ?? []).reduce((sum, { text, style }) => sum + widthOf(flow.sheet, text, style, sizes.table), 0),
    );
    return Math.max(...widths) + 2 * cellRoom.x + 1;
  });
  const sum = wanted.reduce((total, width) => total + width, 0);
  if (sum <= full) return wanted.map((width, at) => (at === wanted.length - 1 ? width + full - sum : width));
  // Narrow columns keep their natural width; wide ones share the rest by the square root of theirs, so that none gets too narrow.
  const fair = full / head.length;
  const kept = wanted.filter((width) => width <= fair).reduce((total, width) => total + width, 0);
  const shares = wanted.map((width) => (width <= fair ? 0 : Math.sqrt(width)));
  const all = shares.reduce((total, share) => total + share, 0);
  return wanted.map((width, at) => (width <= fair ? width : ((full - kept) * (shares[at] ?? 0)) / all));
}

interface Row {
  cells: { lines: Stretch[][]; place: Setting }[];
  height: number;
}

function layRow(flow: Flow, cells: readonly DocumentText[], widths: readonly number[], colour: string): Row {
  let x: number = margins.left;
  const laid = widths.map((width, at) => {
    const place = setting(flow, { x: x + cellRoom.x, width: width - 2 * cellRoom.x, size: sizes.table, colour });
    x += width;
    return { lines: linesOf(flow.sheet, cells[at] ?? [], place), place };
  });
  const height = Math.max(...laid.map(({ lines }) => heightOf(lines, sizes.table))) + 2 * cellRoom.y;
  return { cells: laid, height };
}

function writeRow(flow: Flow, table: Part, row: Row, isHead: boolean): void {
  const { sheet, y } = flow;
  decorate(sheet, () => {
    if (isHead) sheet.rect(margins.left, y, innerWidth(sheet), row.height).fill(colours.paper);
    const bottom = y + row.height;
    sheet.moveTo(margins.left, bottom).lineTo(margins.left + innerWidth(sheet), bottom);
    sheet.lineWidth(0.6).strokeColor(colours.line).stroke();
  });
  within(flow, table, 'TR', (part) => {
    for (const [at, { lines, place }] of row.cells.entries()) {
      within(flow, part, isHead || at === 0 ? 'TH' : 'TD', (cell) =>
        writeLines(sheet, cell, lines, y + cellRoom.y, place),
      );
    }
  });
  flow.y += row.height;
}

function writeTable(flow: Flow, parent: Part, block: Block<'table'>): void {
  const widths = columnWidths(flow, block);
  const strong = block.head.map((cell) => cell.map((run) => ({ ...run, style: 'strong' as const })));
  const head = layRow(flow, strong, widths, colours.ink);
  const rows = block.rows.map((cells) => layRow(flow, cells, widths, colours.text));
  within(flow, parent, 'Table', (table) => {
    makeRoom(flow, head.height + (rows[0]?.height ?? 0));
    writeRow(flow, table, head, true);
    for (const row of rows) {
      if (makeRoom(flow, row.height)) writeRow(flow, table, head, true);
      writeRow(flow, table, row, false);
    }
  });
  flow.y += gap + 3;
}

const codeRoom = { x: 12, y: 9 } as const;

function writeCode(flow: Flow, parent: Part, text: string): void {
  const inner = setting(flow, {
    x: margins.left + codeRoom.x,
    width: innerWidth(flow.sheet) - 2 * codeRoom.x,
    size: sizes.code,
    colour: colours.ink,
  });
  // An empty line is kept.
  const lines = text
    .split('\n')
    .flatMap((line) => (line === '' ? [[]] : linesOf(flow.sheet, [{ text: line, style: 'code' }], inner)));
  const lineHeight = inner.size * leading;
  let rest = lines;
  within(flow, parent, 'Code', (part) => {
    while (rest.length > 0) {
      makeRoom(flow, Math.min(rest.length, 6) * lineHeight + 2 * codeRoom.y);
      const { sheet, y } = flow;
      const room = Math.floor((sheet.page.height - margins.bottom - y - 2 * codeRoom.y) / lineHeight + 1e-6);
      const shown = rest.slice(0, room);
      const height = shown.length * lineHeight + 2 * codeRoom.y;
      decorate(sheet, () => sheet.rect(margins.left, y, innerWidth(sheet), height).fill(colours.paper));
      writeLines(sheet, part, shown, y + codeRoom.y, inner);
      flow.y += height;
      rest = rest.slice(room);
    }
  });
  flow.y += gap + 3;
}

/** Writes a block at the current position; headings are written by the caller, which collects the contents. */
export function writeBlock(flow: Flow, parent: Part, block: Exclude<DocumentBlock, { kind: 'heading' }>): void {
  switch (block.kind) {
    case 'paragraph':
      return writeParagraph(flow, parent, block.text);
    case 'note':
      return writeNote(flow, parent, block.text);
    case 'list':
      return writeList(flow, parent, block);
    case 'table':
      return writeTable(flow, parent, block);
    case 'code':
      return writeCode(flow, parent, block.text);
  }
}
