import { colours } from '../canvas.ts';
import { arriving } from '../motion.ts';
import { type Area, group, line, type Point, path, rect, square, text, tick } from '../shapes.ts';

/** The asset book of a gym: a sheet on the right with one row per machine. */
export const sheet: Area = { x: 744, y: 122, width: 472, height: 464 };

/** Codes of the gym's machines, with their illustrations. */
export const machines = [
  { name: 'treadmill', code: 'GT-2026-000123' },
  { name: 'bike', code: 'SB-2026-018842' },
  { name: 'rower', code: 'RW-2026-004317' },
  { name: 'weight-bench', code: 'WB-2026-002075' },
  { name: 'elliptical', code: 'EL-2026-006610' },
  { name: 'cable-machine', code: 'CM-2026-001458' },
] as const;

const firstRow = sheet.y + 104;
const rowHeight = 58;

/** Centre of a row's icon, the target of items that move into the book. */
export function rowPlace(index: number): Point {
  return { x: sheet.x + 52, y: firstRow + index * rowHeight + rowHeight / 2 };
}

/** Status at the end of a row. */
export interface RowState {
  /** Progress of the entry, 0 to 1. */
  entered: number;
  /** Progress of its last tick, 0 to 1. */
  checked?: number;
  /** Icon for a due task. */
  sign?: 'repair' | 'service';
  /** Progress of that icon, 0 to 1. */
  signed?: number;
}

const wrench = 'M-9 9L2 -2M2 -2a8 8 0 0 1 8 -8l-4 5 3 3 5 -4a8 8 0 0 1 -8 8z';
const clock = 'M0 -8v8h6';

function sign(kind: 'repair' | 'service', place: Point, part: number): string {
  return group(
    [
      square({ x: 0, y: 0 }, 34, { fill: colours.paper, stroke: colours.accent, radius: 3 }),
      path(kind === 'repair' ? wrench : clock, { stroke: colours.accent, width: 3 }),
    ],
    { ...place, opacity: part, scale: 0.6 + 0.4 * part },
  );
}

/** The book with its title, its rows as far as they are written, and a footer. */
export function ledger(name: string, rows: readonly RowState[], come: number, foot = ''): string {
  const right = sheet.x + sheet.width;
  const written = rows.map((row, index) => {
    const { y } = rowPlace(index);
    const code = machines[index]?.code ?? '';
    return [
      index === 0
        ? ''
        : line({ x: sheet.x + 28, y: y - 29 }, { x: right - 28, y: y - 29 }, 1, {
            stroke: colours.paperLine,
            width: 1.5,
          }),
      group(
        [
          square({ x: sheet.x + 52, y }, 26 * row.entered, { fill: colours.accent, radius: 2 }),
          text(code, { x: sheet.x + 88, y: y + 9 }, { size: 26, face: 'code', colour: colours.onPaper }),
        ],
        { opacity: row.entered },
      ),
      row.sign === undefined ? '' : sign(row.sign, { x: right - 106, y }, row.signed ?? 0),
      tick({ x: right - 52, y }, row.checked ?? 0),
    ].join('');
  });
  return group(
    [
      rect(sheet, { fill: colours.paper, radius: 6 }),
      text(name, { x: sheet.x + 32, y: sheet.y + 60 }, { size: 32, weight: 700, colour: colours.onPaper }),
      path(`M${sheet.x + 28} ${sheet.y + 84}v8h${sheet.width - 56}v-8`, { stroke: colours.accent, width: 3 }),
      ...written,
      foot,
    ],
    { opacity: come, x: 40 * (1 - arriving(come, 0, 1)) },
  );
}
