import { labelMessages } from '../messages/label.ts';
import { breakCode, breakName, codeLineCount } from './breakText.ts';
import { dotsPerMmOf, type LabelFormat, type LabelText, labelTexts, sheetOf } from './format.ts';
import { labelEdgeMm, moduleDotsMin, moduleMinMm } from './limits.ts';
import type { LabelSize } from './sheets.ts';
import { quietModules } from './symbol.ts';

const messages = labelMessages.layout;

/** The largest symbol of the labels, and their longest code. */
export interface LabelContent {
  /** Modules of a side, without the quiet zone. */
  modules: number;
  /** Characters of the longest code with its prefix. */
  codeLength: number;
}

/** Where symbol and texts of a label lie, in mm from its top left corner. */
export interface LabelLayout {
  symbol: {
    /** The corner of the quiet zone. */
    x: number;
    y: number;
    /** Length of a side, quiet zone included. */
    side: number;
    /** Length of a module, and the dots of the output that it has. */
    module: number;
    dots: number;
    /** Modules of the quiet zone on each side. */
    quiet: number;
  };
  /** Boxes from the top, each with so many lines; `size` is the height of the font. */
  texts: { text: LabelText; x: number; y: number; width: number; size: number; lines: number }[];
}

/** Where everything lies, or why the label is too small. */
export type LayoutVerdict =
  | { ok: true; layout: LabelLayout }
  | { ok: false; reason: 'symbol' | 'texts'; message: string };

/** Heights of the font in mm, the largest first; below 1.6 mm, 4.5 points, print is no longer read. */
const fontSizes = [3, 2.5, 2, 1.6] as const;
/** Height of a line by that of the font. */
const lineHeight = 1.25;
/** Part of the font's height from the top of a line to the feet of its letters. */
const ascent = 0.88;
/** Lines of a name where there is room. */
const nameLinesMax = 3;
/** Millimetres between the quiet zone and texts. */
const gapMm = 1;
/** Millimetres that a column of texts is wide at least. */
const columnMinMm = 10;
/** Dots of a module that printers of ZPL draw at most in a QR code. Source: Zebra, ZPL II Programming Guide, ^BQ. */
const zplDotsMax = 10;
/** Slack for sums of decimals. */
const slack = 1e-9;

/** Dots that a module has at least in an output of so many dots per mm: four, and 0.25 mm. */
export function leastModuleDots(dotsPerMm: number): number {
  return Math.max(moduleDotsMin, Math.ceil(moduleMinMm * dotsPerMm - slack));
}

interface Column {
  width: number;
  size: number;
  /** Lines of each text, in their order. */
  lines: number[];
}

/** The largest font with which the texts fit a box; undefined when none does. */
function fitTexts(texts: readonly LabelText[], codeLength: number, { width, height }: LabelSize): Column | undefined {
  for (const size of fontSizes) {
    const lines = texts.map((text) => (text === 'code' ? codeLineCount(codeLength, width / size) : 1));
    const total = lines.reduce((sum, count) => sum + count, 0);
    const spare = Math.floor(height / (size * lineHeight) + slack) - total;
    if (spare < 0) continue;
    const names = texts.filter((text) => text !== 'code').length;
    const more = Math.min(nameLinesMax - 1, Math.floor(spare / Math.max(1, names)));
    return { width, size, lines: lines.map((count, index) => (texts[index] === 'code' ? count : count + more)) };
  }
  return undefined;
}

function boxesOf(
  texts: readonly LabelText[],
  { width, size, lines }: Column,
  x: number,
  top: number,
): LabelLayout['texts'] {
  let y = top;
  return texts.map((text, index) => {
    const count = lines[index] ?? 1;
    const box = { text, x, y, width, size, lines: count };
    y += count * size * lineHeight;
    return box;
  });
}

/** Texts of a format, each once, in the order in which they stand. */
function textsOf({ texts }: Pick<LabelFormat, 'texts'>): LabelText[] {
  return labelTexts.filter((text) => texts.includes(text));
}

/** A length in mm as a sentence gives it. */
function inMm(length: number): string {
  return String(Math.round(length * 10) / 10);
}

/**
 * Lays a label out: the symbol as large as the label allows, the texts beside it or, where that leaves it larger, below it. A symbol whose
 * modules would be smaller than printers and scanners manage is refused with the size that it needs. Source: docs/rules/labels.md.
 */
export function layOutLabel(format: LabelFormat, { modules, codeLength }: LabelContent): LayoutVerdict {
  const label = sheetOf(format)?.label;
  if (label === undefined) return { ok: false, reason: 'symbol', message: labelMessages.format.oneSheet };
  const texts = textsOf(format);
  const dotsPerMm = dotsPerMmOf(format);
  const quiet = quietModules[format.symbol];
  const total = modules + 2 * quiet;
  const inner = { width: label.width - 2 * labelEdgeMm, height: label.height - 2 * labelEdgeMm };
  const least = leastModuleDots(dotsPerMm);
  const shown = `${inMm(label.width)} × ${inMm(label.height)}`;
  const sideOf = (dots: number) => (dots * total) / dotsPerMm;
  const room = Math.floor((Math.min(inner.width, inner.height) * dotsPerMm) / total + slack);
  const most = format.output === 'zpl' ? Math.min(room, zplDotsMax) : room;
  if (most < least) {
    const needed = Math.ceil((sideOf(least) + 2 * labelEdgeMm) * 10 - slack) / 10;
    return { ok: false, reason: 'symbol', message: messages.symbol(shown, inMm(needed)) };
  }
  for (let dots = most; dots >= least; dots -= 1) {
    const side = sideOf(dots);
    const symbol = { side, module: dots / dotsPerMm, dots, quiet };
    const [middleX, middleY] = [(label.width - side) / 2, (label.height - side) / 2];
    if (texts.length === 0) return { ok: true, layout: { symbol: { x: middleX, y: middleY, ...symbol }, texts: [] } };
    const besideWidth = inner.width - side - gapMm;
    const beside =
      besideWidth < columnMinMm ? undefined : fitTexts(texts, codeLength, { width: besideWidth, height: inner.height });
    if (beside !== undefined) {
      const boxes = boxesOf(texts, beside, labelEdgeMm + side + gapMm, labelEdgeMm);
      return { ok: true, layout: { symbol: { x: labelEdgeMm, y: middleY, ...symbol }, texts: boxes } };
    }
    const below = fitTexts(texts, codeLength, { width: inner.width, height: inner.height - side - gapMm });
    if (below !== undefined) {
      const boxes = boxesOf(texts, below, labelEdgeMm, labelEdgeMm + side + gapMm);
      return { ok: true, layout: { symbol: { x: middleX, y: labelEdgeMm, ...symbol }, texts: boxes } };
    }
  }
  return { ok: false, reason: 'texts', message: messages.texts(shown) };
}

/** A line of text on a label, in mm: `y` is the line on which its letters stand, `size` the height of the font. */
export interface LabelLine {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** The lines of a label with its texts. Codes are whole, names are cut where they are too long, and empty names have no line. */
export function labelLines(
  { texts }: Pick<LabelLayout, 'texts'>,
  content: Readonly<Record<LabelText, string>>,
): LabelLine[] {
  return texts.flatMap(({ text, x, y, width, size, lines: most }) => {
    const em = width / size;
    const lines = text === 'code' ? breakCode(content.code, em) : breakName(content[text], em, most);
    const feet = y + size * ascent;
    return lines.map((line, index) => ({ text: line, x, y: feet + index * size * lineHeight, width, size }));
  });
}
