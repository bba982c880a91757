import PDFDocument from 'pdfkit';
import type { PrintFont } from '../../platform/print/printFont.ts';
import type { Confirmation, ConfirmationLine } from './confirmation.ts';

type Document = InstanceType<typeof PDFDocument>;

/** Points: an A4 page is 595 by 842. */
const margin = 48;
const foot = 64;
const sizes = { platform: 10, title: 20, text: 10, total: 14, note: 8 } as const;
const gap = 8;

/** Copies of design tokens, since the gateway does not load the design system; a test keeps them in sync. */
export const colours = { ink: '#0B1B33', quiet: '#566881', line: '#D3DBE6' } as const;

/** Column widths of labels and of lines, as fractions of the width between the margins. */
const nameWidth = 72;
const columns = [
  { key: 'app', part: 0.42, align: 'left' },
  { key: 'package', part: 0.24, align: 'left' },
  { key: 'duration', part: 0.12, align: 'left' },
  { key: 'price', part: 0.22, align: 'right' },
] as const satisfies readonly { key: keyof ConfirmationLine; part: number; align: 'left' | 'right' }[];

/** Column gap. */
const gutter = 10;

function widthOf(document: Document): number {
  return document.page.width - 2 * margin;
}

/** Starts a new page when the next block does not fit; whether it did. */
function makeRoom(document: Document, height: number): boolean {
  if (document.y + height <= document.page.height - foot) return false;
  document.addPage();
  return true;
}

function rule(document: Document): void {
  const { y } = document;
  document
    .moveTo(margin, y)
    .lineTo(margin + widthOf(document), y)
    .lineWidth(0.5)
    .strokeColor(colours.line)
    .stroke();
}

function printHead(document: Document, { platform, title }: Confirmation): void {
  document.fontSize(sizes.platform).fillColor(colours.quiet).text(platform);
  document.moveDown(0.5).fontSize(sizes.title).fillColor(colours.ink).text(title);
  document.y += gap * 2;
}

function printFacts(document: Document, { facts }: Confirmation): void {
  document.fontSize(sizes.text);
  const width = widthOf(document) - nameWidth;
  for (const [name, value] of facts) {
    const height = document.heightOfString(value, { width });
    makeRoom(document, height);
    const { y } = document;
    document.fillColor(colours.quiet).text(name, margin, y, { width: nameWidth });
    document.fillColor(colours.ink).text(value, margin + nameWidth, y, { width });
    document.x = margin;
    document.y = y + height + gap / 2;
  }
  document.y += gap * 2;
}

function heightOfLine(document: Document, line: ConfirmationLine): number {
  const heights = columns.map(({ key, part }) =>
    document.heightOfString(line[key], { width: widthOf(document) * part - gutter }),
  );
  return Math.max(...heights);
}

function printLine(document: Document, line: ConfirmationLine, colour: string): void {
  const { y } = document;
  const height = heightOfLine(document, line);
  let x = margin;
  document.fillColor(colour);
  for (const { key, part, align } of columns) {
    const width = widthOf(document) * part;
    // Amounts are right-aligned at the margin, texts end before the next column.
    const indent = align === 'right' ? gutter : 0;
    document.text(line[key], x + indent, y, { width: width - gutter, align });
    x += width;
  }
  document.x = margin;
  document.y = y + height + gap;
  rule(document);
  document.y += gap;
}

function printLines(document: Document, { heads, lines }: Confirmation): void {
  document.fontSize(sizes.text);
  printLine(document, heads, colours.quiet);
  for (const line of lines) {
    if (makeRoom(document, heightOfLine(document, line) + 2 * gap)) printLine(document, heads, colours.quiet);
    printLine(document, line, colours.ink);
  }
}

function printEnd(document: Document, { total: [name, amount], notes }: Confirmation): void {
  makeRoom(document, sizes.total * 3 + notes.length * sizes.note * 3);
  document.y += gap;
  document.fontSize(sizes.total).fillColor(colours.ink).text(`${name}  ${amount}`, { align: 'right' });
  document.y += gap * 3;
  document.fontSize(sizes.note).fillColor(colours.quiet);
  for (const note of notes) document.text(note);
}

/** Page footers, written once the number of pages is known. */
function printFeet(document: Document, { code, foot: words }: Confirmation): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    // Below the bottom margin, where text would otherwise start a new page.
    document.page.margins.bottom = 0;
    const y = document.page.height - foot + gap * 2;
    const number = words.replace('{page}', String(index + 1)).replace('{pages}', String(count));
    document.fontSize(sizes.note).fillColor(colours.quiet);
    document.text(code, margin, y, { lineBreak: false });
    document.text(number, margin, y, { width: widthOf(document), align: 'right' });
  }
}

/** A confirmation with all texts limited to the font's characters. */
function writableOf(confirmation: Confirmation, { writable }: PrintFont): Confirmation {
  const { platform, facts, lines, notes, ...fixed } = confirmation;
  return {
    ...fixed,
    platform: writable(platform),
    facts: facts.map(([name, value]) => [name, writable(value)] as const),
    lines: lines.map((line) => ({
      app: writable(line.app),
      package: writable(line.package),
      duration: writable(line.duration),
      price: line.price,
    })),
    notes: notes.map(writable),
  };
}

/** Renders a confirmation as a PDF: real text, with a subset of the font. */
export async function printConfirmation(confirmation: Confirmation, font: PrintFont): Promise<Uint8Array> {
  const printed = writableOf(confirmation, font);
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: foot },
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: `${printed.title} ${printed.code}`, Author: printed.platform },
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.registerFont('text', font.bytes).font('text');
  printHead(document, printed);
  printFacts(document, printed);
  printLines(document, printed);
  printEnd(document, printed);
  printFeet(document, printed);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
