/** A number of equal columns. */
export type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6;

/** Columns at each width: from 1200 px, on tablets, and on phones below 768 px. */
export interface ColumnsByWidth {
  desktop: ColumnCount;
  /** As for a grid of that many columns when omitted. */
  tablet?: ColumnCount | undefined;
  /** One when omitted. */
  mobile?: ColumnCount | undefined;
}

/** Columns on a tablet, by those from 1200 px: four become two, three stay three. */
const onTablet = { 1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3 } as const satisfies Record<ColumnCount, ColumnCount>;

/** The columns of a grid at every width. */
export function gridColumns(
  columns: ColumnCount | ColumnsByWidth,
): Required<Record<keyof ColumnsByWidth, ColumnCount>> {
  const { desktop, tablet, mobile } = typeof columns === 'number' ? { desktop: columns } : columns;
  return { desktop, tablet: tablet ?? onTablet[desktop], mobile: mobile ?? 1 };
}
