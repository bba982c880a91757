import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Content and format of a column. */
export interface TableColumn<Row> {
  /** Unique within the table. */
  key: string;
  /** Column header; cards on phones show it before the value. Units belong here: 金额（元）. */
  head: string;
  /** Renders the cell of a row; without it the cell is what the row has under `key`. A server component cannot pass a function. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** `figure` for numbers, prices and dates, `code` for codes; omit it for text. */
  face?: 'figure' | 'code' | undefined;
  /** `end` for numbers that are compared digit by digit; it is the default of figures, so dates need `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Px as a number, or any CSS width; as wide as its content by default. */
  width?: number | string | undefined;
  /** Cells may wrap; set the column's width. Other cells stay on one line. */
  wrap?: boolean | undefined;
  /** The head is a button that sorts by this column. */
  sortable?: boolean | undefined;
  /** Its cells are row headers; the first column by default. */
  rowHead?: boolean | undefined;
}

/** The column and direction of the sort order. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Row selection, and bulk actions on the selected rows. */
export interface TableSelection<Row> {
  /** Keys of the selected rows, including rows of other pages. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  /** Called with every selected key, in the order of selection. */
  onValueChange?: ((keys: string[]) => void) | undefined;
  /** Accessible name of a row's checkbox. */
  rowName(row: Row): string;
  /** Rows that cannot be selected. */
  rowDisabled?: ((row: Row) => boolean) | undefined;
  /** Buttons of the bulk action bar, shown while rows are selected. */
  bulk?: ((keys: readonly string[]) => ReactNode) | undefined;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the table. */
  caption: string;
  /**
   * The caption is visually hidden: there is a heading above the table.
   * @default false
   */
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  /** The rows of this page, in display order. */
  rows: readonly Row[];
  /** What is unique across all pages: a field of the rows, or a function of a row. */
  rowKey: (keyof Row & string) | ((row: Row) => string);
  /**
   * The rows are being loaded: it shows as many skeleton rows as there were rows.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The rows could not be loaded: an error takes their place, with a button that retries; unless `loading` again.
   * @default false
   */
  failed?: boolean | undefined;
  /**
   * Number of skeleton rows on first load: the page size.
   * @default defaultPageSize
   */
  loadingRows?: number | undefined;
  /** Shown without rows; 暂无数据 by default. */
  empty?: ReactNode;
  /** Overrides the error message of a failed table. */
  failure?: ReactNode;
  /** Retries after a failure. Without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /**
   * On phones: `scroll` scrolls horizontally with a sticky first column, `cards` makes a card of each row.
   * @default 'scroll'
   */
  narrow?: 'scroll' | 'cards' | undefined;
  /**
   * Rows of 52 px, or of 48 px for dense lists.
   * @default 'md'
   */
  size?: 'md' | 'sm' | undefined;
  /**
   * The sort order; null for none. The table only indicates it, the caller sorts the rows.
   * @default null
   */
  sort?: TableSort | null | undefined;
  /** Called with the requested order. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  /** Px as a number, or any CSS height, above which the body scrolls under the head. */
  maxHeight?: number | string | undefined;
  /** Px below the viewport's top at which the head sticks: the height of fixed elements there. */
  headOffset?: number | undefined;
}
