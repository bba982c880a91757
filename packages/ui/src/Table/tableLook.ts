import type { CSSProperties } from 'react';
import type { TableColumn, TableProps } from './tableProps.ts';

/** The words by which styles know a cell of a column. */
export function cellLook({ face, align, wrap }: Pick<TableColumn<never>, 'face' | 'align' | 'wrap'>) {
  return {
    'data-face': face,
    'data-align': align ?? (face === 'figure' ? 'end' : undefined),
    'data-wrap': wrap ? '' : undefined,
  };
}

/** The width of a column on its head; one that wraps never gets narrower than its width. */
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

/** What elements of a table say they are, by their place in it. */
export type CardRoles = Partial<typeof tableRoles>;

const none: CardRoles = {};

/** Browsers take the meaning from a table whose cells are laid out as cards, so there it is said in words. */
export function cardRoles(narrow: TableProps<never>['narrow']): CardRoles {
  return narrow === 'cards' ? tableRoles : none;
}
