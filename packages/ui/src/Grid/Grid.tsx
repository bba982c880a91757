import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { roleOf } from '../hooks/listRole.ts';
import type { Gap } from '../Stack/gap.ts';
import { Root } from './Grid.styles.ts';
import { type ColumnCount, type ColumnsByWidth, gridColumns } from './gridColumns.ts';

export type { ColumnCount, ColumnsByWidth } from './gridColumns.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The element, a `div` by default: a list where the cells are entries of one. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl' | undefined;
  /**
   * Equal columns, 1 to 6. A number is that of a desktop: on tablets 4 become 2, 5 and 6 become 3; phones have one column. An object says
   * it for each width.
   * @default 1
   */
  columns?: ColumnCount | ColumnsByWidth | undefined;
  /** Least width of a column in px: as many columns as fit, instead of `columns`. */
  minWidth?: number | undefined;
  /**
   * With `minWidth` and fewer cells than columns: `stretch` gives the cells the whole width, `keep` leaves the width of a full row.
   * @default 'stretch'
   */
  fit?: 'stretch' | 'keep' | undefined;
  /**
   * Distance between rows and columns, by the name of its token.
   * @default 'layout-gutter'
   */
  gap?: Gap | undefined;
  /**
   * Cells of a row are as high as the highest, or stand at one edge.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
}

/** Cells in equal columns. A cell with `data-wide` takes a whole row. */
export function Grid({
  columns = 1,
  minWidth,
  fit = 'stretch',
  gap = 'layout-gutter',
  align = 'stretch',
  style,
  ...rest
}: GridProps) {
  const count = minWidth === undefined ? gridColumns(columns) : null;
  const least = minWidth === undefined ? style : ({ '--grid-min': `${minWidth}px`, ...style } as CSSProperties);
  return (
    <Root
      role={roleOf(rest.as)}
      {...rest}
      style={least}
      data-gap={gap}
      data-align={align}
      data-desktop={count?.desktop}
      data-tablet={count?.tablet}
      data-mobile={count?.mobile}
      data-fit={count === null ? fit : undefined}
    />
  );
}
