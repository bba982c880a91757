import type { DocumentRun } from '@lima-id/domain';
import { flowText, type Stretch } from './flowText.ts';
import { colours, leading, margins, type Part, type Sheet, widthOf, write } from './sheet.ts';

/** The current position and page; pages are added as they fill. */
export interface Flow {
  sheet: Sheet;
  /** The current page, from 0. */
  page: number;
  y: number;
}

function lowest({ sheet }: Flow): number {
  return sheet.page.height - margins.bottom;
}

/** Starts a page. */
export function turnPage(flow: Flow): void {
  flow.sheet.addPage();
  flow.page += 1;
  flow.y = margins.top;
}

/** Starts a page when the next content does not fit; returns whether it did. The height must not exceed a page. */
export function makeRoom(flow: Flow, height: number): boolean {
  if (flow.y + height <= lowest(flow) || flow.y === margins.top) return false;
  turnPage(flow);
  return true;
}

/** Typesetting options. */
export interface Setting {
  x: number;
  width: number;
  size: number;
  colour: string;
}

/** The lines of a text in a setting. */
export function linesOf(sheet: Sheet, text: readonly DocumentRun[], { width, size }: Setting): Stretch[][] {
  return flowText(text, width, (part, style) => widthOf(sheet, part, style, size));
}

/** Total height of lines. */
export function heightOf(lines: readonly unknown[], size: number): number {
  return Math.max(1, lines.length) * size * leading;
}

/** Writes a line of a text with its top at `y`. */
function writeLine(sheet: Sheet, line: readonly Stretch[], y: number, { x: left, size, colour }: Setting): void {
  const base = y + size * ((leading - 1) / 2 + 0.88);
  let x = left;
  for (const stretch of line) {
    const own = stretch.style === 'plain' ? colour : colours.ink;
    const end = write(sheet, stretch, { x, y: base, size, colour: stretch.href === undefined ? own : colours.link });
    if (stretch.href !== undefined) sheet.link(x, y, end - x, size * leading, stretch.href);
    x = end;
  }
}

/** Writes lines at a position of the current page, as one element of the structure tree. */
export function writeLines(sheet: Sheet, part: Part, lines: readonly Stretch[][], y: number, setting: Setting): void {
  part.add(() => {
    for (const [at, line] of lines.entries()) writeLine(sheet, line, y + at * setting.size * leading, setting);
  });
}

/** Writes a text at the current position, over as many pages as needed. */
export function writeText(flow: Flow, part: Part, text: readonly DocumentRun[], setting: Setting): void {
  const lineHeight = setting.size * leading;
  let rest = linesOf(flow.sheet, text, setting);
  while (rest.length > 0) {
    // Widow and orphan control.
    makeRoom(flow, Math.min(2, rest.length) * lineHeight);
    const room = Math.max(1, Math.floor((lowest(flow) - flow.y) / lineHeight + 1e-6));
    const fitting = rest.length === room + 1 && room > 2 ? room - 1 : room;
    const lines = rest.slice(0, fitting);
    writeLines(flow.sheet, part, lines, flow.y, setting);
    flow.y += heightOf(lines, setting.size);
    rest = rest.slice(fitting);
  }
}
