/** A point on paper: mm from the left and from the top. */
export interface LabelPlace {
  x: number;
  y: number;
}
/** The size of a label or a page, in mm. */
export interface LabelSize {
  width: number;
  height: number;
}

/** How labels lie on a page, in mm: columns and rows of the same label, with a margin left and above and gaps between them. */
export interface LabelSheet {
  page: LabelSize;
  label: LabelSize;
  columns: number;
  rows: number;
  left: number;
  top: number;
  gapX: number;
  gapY: number;
}

const a4 = { width: 210, height: 297 } as const;

/** The usual sheets of A4, named by the number of their labels. Source: the measures printed on sheets of Avery Zweckform. */
export const labelSheets = {
  'a4-8': {
    page: a4,
    label: { width: 99.1, height: 67.7 },
    columns: 2,
    rows: 4,
    left: 4.65,
    top: 13.1,
    gapX: 2.5,
    gapY: 0,
  },
  'a4-14': {
    page: a4,
    label: { width: 99.1, height: 38.1 },
    columns: 2,
    rows: 7,
    left: 4.65,
    top: 15.15,
    gapX: 2.5,
    gapY: 0,
  },
  'a4-21': {
    page: a4,
    label: { width: 63.5, height: 38.1 },
    columns: 3,
    rows: 7,
    left: 7.25,
    top: 15.15,
    gapX: 2.5,
    gapY: 0,
  },
  'a4-24': { page: a4, label: { width: 70, height: 37 }, columns: 3, rows: 8, left: 0, top: 0.5, gapX: 0, gapY: 0 },
  'a4-65': {
    page: a4,
    label: { width: 38.1, height: 21.2 },
    columns: 5,
    rows: 13,
    left: 4.75,
    top: 10.7,
    gapX: 2.5,
    gapY: 0,
  },
} as const satisfies Record<string, LabelSheet>;
export type LabelSheetName = keyof typeof labelSheets;

/** Slack in mm for sums of decimals. */
const slackMm = 1e-6;

/** The places of the labels of a page, row by row from the top left. */
export function labelPlaces({ label, columns, rows, left, top, gapX, gapY }: LabelSheet): LabelPlace[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * (label.width + gapX),
    y: top + Math.floor(index / columns) * (label.height + gapY),
  }));
}

/** Whether the labels of a sheet lie within its page. */
export function fitsPage({ page, label, columns, rows, left, top, gapX, gapY }: LabelSheet): boolean {
  const width = left + columns * label.width + (columns - 1) * gapX;
  const height = top + rows * label.height + (rows - 1) * gapY;
  return width <= page.width + slackMm && height <= page.height + slackMm;
}
