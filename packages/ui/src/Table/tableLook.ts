import type { CSSProperties } from 'react';
import type { TableColumn, TableProps } from './tableProps.ts';

/** Data attributes by which styles select the cells of a column. */
export function cellLook({ face, align, wrap }: Pick<TableColumn<never>, 'face' | 'align' | 'wrap'>) {
  return {
    'data-face': face,
    'data-align': align ?? (face === 'figure' ? 'end' : undefined),
    'data-wrap': wrap ? '' : undefined,
  };
}

/** The width of a column, set on its head; for a wrapping column it is also the minimum. */
export function columnWidth({ width, wrap }: Pick<TableColumn<never>, 'width' | 'wrap'>): CSSProperties | undefined {
  if (width === undefined) return undefined;
  return wrap ? { width, minWidth: width } : { width };
}

const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** Explicit ARIA roles of table elements. */
export type CardRoles = { [Part in keyof typeof tableRoles]?: (typeof tableRoles)[Part] | undefined };

const none: CardRoles = {};

/** Browsers drop table semantics from cells laid out as cards, so the roles are set explicitly. */
export function cardRoles(narrow: TableProps<never>['narrow']): CardRoles {
  return narrow === 'cards' ? tableRoles : none;
}
