import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { type CardRoles, cellLook } from './tableLook.ts';
import type { TableColumn } from './tableProps.ts';

interface RowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  roles: CardRoles;
}

/** The content of a cell. */
function cellOf<Row>({ key, cell }: TableColumn<Row>, row: Row): ReactNode {
  return cell === undefined ? (row as Readonly<Record<string, ReactNode>>)[key] : cell(row);
}

/** The key of the column whose cells are row headers. */
function rowHeadKey<Row>(columns: readonly TableColumn<Row>[]): string | undefined {
  return (columns.find(({ rowHead }) => rowHead) ?? columns[0])?.key;
}
export function TableRows<Row>({
  columns,
  roles,
  rows,
  rowKey,
  ticked,
  tick,
}: RowsProps<Row> & {
  rows: readonly Row[];
  rowKey(row: Row): string;
  ticked: readonly string[];
  /** Renders the checkbox of a row; null when rows are not selectable. */
  tick: ((row: Row, key: string, checked: boolean) => ReactNode) | null;
}) {
  const naming = rowHeadKey(columns);
  const among = new Set(ticked);
  return rows.map((row) => {
    const key = rowKey(row);
    const checked = among.has(key);
    return (
      <tr key={key} data-ticked={checked ? '' : undefined} {...roles.row}>
        {tick === null ? null : (
          <td data-tick="" {...roles.cell}>
            {tick(row, key, checked)}
          </td>
        )}
        {columns.map((column) =>
          column.key === naming ? (
            <th key={column.key} scope="row" {...roles.rowHead} {...cellLook(column)}>
              {cellOf(column, row)}
            </th>
          ) : (
            <td key={column.key} data-head={column.head} {...roles.cell} {...cellLook(column)}>
              {cellOf(column, row)}
            </td>
          ),
        )}
      </tr>
    );
  });
}

/** Skeleton rows while loading. */
export function LoadingRows<Row>({ columns, roles, count, ticks }: RowsProps<Row> & { count: number; ticks: boolean }) {
  const naming = rowHeadKey(columns);
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} data-loading="" {...roles.row}>
      {ticks ? <td data-tick="" {...roles.cell} /> : null}
      {columns.map((column) => (
        <td
          key={column.key}
          data-head={column.head}
          data-naming={column.key === naming ? '' : undefined}
          {...roles.cell}
          {...cellLook(column)}
        >
          <Skeleton width={column.key === naming ? 112 : 64} />
        </td>
      ))}
    </tr>
  ));
}
