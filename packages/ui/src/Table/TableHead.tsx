'use client';
import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../icons/icons.tsx';
import { type CardRoles, cellLook, columnWidth } from './tableLook.ts';
import type { TableColumn, TableSort } from './tableProps.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort(sort: TableSort): void;
  /** The select-all checkbox, for selectable rows. */
  tick: ReactNode;
  roles: CardRoles;
}

const sortIcons = { ascending: ArrowUpIcon, descending: ArrowDownIcon };

function SortButton({
  head,
  direction,
  onPress,
}: {
  head: string;
  direction?: TableSort['direction'];
  onPress(): void;
}) {
  const Icon = direction === undefined ? SortIcon : sortIcons[direction];
  return (
    <button type="button" data-part="sort" onClick={onPress}>
      <span>{head}</span>
      <Icon size={14} />
    </button>
  );
}

/** The head row. Pressing a sortable head sorts ascending first, then toggles the direction. */
export function TableHead<Row>({ columns, sort, onSort, tick, roles }: TableHeadProps<Row>) {
  return (
    <thead {...roles.rowGroup}>
      <tr {...roles.row}>
        {tick === null ? null : <td data-tick="">{tick}</td>}
        {columns.map((column) => {
          const { key, head } = column;
          const direction = sort?.key === key ? sort.direction : undefined;
          return (
            <th
              key={key}
              scope="col"
              aria-sort={direction}
              data-sortable={column.sortable ? '' : undefined}
              {...roles.columnHead}
              {...cellLook(column)}
              style={columnWidth(column)}
            >
              {column.sortable ? (
                <SortButton
                  head={head}
                  direction={direction}
                  onPress={() => onSort({ key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
                />
              ) : (
                head
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
