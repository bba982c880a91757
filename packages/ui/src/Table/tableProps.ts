import type { ComponentPropsWithRef, ReactNode } from 'react';

/** What a column shows and how it is set. */
export interface TableColumn<Row> {
  /** Unlike in every column of the table. */
  key: string;
  /** The words of the head; a card on a phone says them before the value. Units belong here: 金额（元）. */
  head: string;
  /** What a row has in this column. */
  cell(row: Row): ReactNode;
  /** `figure` for numbers, prices and dates, `code` for codes; words need none. */
  face?: 'figure' | 'code';
  /** `end` for what is compared digit by digit; figures stand there by default, so dates say `start`. */
  align?: 'start' | 'center' | 'end';
  /** Px as a number, or any CSS width; as wide as its content when left out. */
  width?: number | string;
  /** Cells may take several lines; give the column a width. Other cells stay in one line. */
  wrap?: boolean;
  /** The head is a button that asks for this order. */
  sortable?: boolean;
  /** The cell that names its row; the first column does when none says so. */
  rowHead?: boolean;
}

/** The column by which rows are in order, and in which direction. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Rows that can be ticked, and what can be done with those that are. */
export interface TableSelection<Row> {
  /** Keys of the ticked rows; those of other pages stay in it. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** Called with every ticked key, in the order of ticking. */
  onValueChange?: (keys: string[]) => void;
  /** What the row is called by the box that ticks it. */
  rowName(row: Row): string;
  /** Rows that cannot be ticked. */
  rowDisabled?: (row: Row) => boolean;
  /** Buttons of the bar that stands over the table while something is ticked. */
  bulk?: (keys: readonly string[]) => ReactNode;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table is called. */
  caption: string;
  /** The caption is read aloud but not shown: a heading stands above the table. */
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  /** The rows of this page, in the order in which they are shown. */
  rows: readonly Row[];
  /** A key of the row that no other row has, on no page. */
  rowKey(row: Row): string;
  /** `loading` shows blocks in the place of rows, as many as there were; `failed` says so and offers another try. */
  state?: 'ready' | 'loading' | 'failed';
  /** Rows of blocks while nothing has been loaded yet: the page size. */
  loadingRows?: number;
  /** What stands there without rows; 暂无数据 by default. */
  empty?: ReactNode;
  /** Replaces what a failed table says. */
  failed?: ReactNode;
  /** Another try after a failure. Without it the failure offers none. */
  onRetry?: () => void;
  /** On phones: `scroll` moves sideways and the first column stays, `cards` makes a card of each row. */
  narrow?: 'scroll' | 'cards';
  /** Rows of 52 px, or of 48 where many are worked through. */
  size?: 'md' | 'sm';
  /** The order of the rows; null when they have none. The table shows it, the owner of the rows sorts them. */
  sort?: TableSort | null;
  /** Called with the order asked for. */
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection<Row>;
  /** Px as a number, or any CSS height, above which the rows scroll under the head. */
  maxHeight?: number | string;
  /** Px below the window's top at which the head stays when the page scrolls: the height of what is fixed there. */
  headOffset?: number;
}
