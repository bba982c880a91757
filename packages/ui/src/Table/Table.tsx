'use client';
import { defaultPageSize } from '@lima-id/domain';
import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Table.styles.ts';
import { tableTexts } from './Table.texts.ts';
import { TableHead } from './TableHead.tsx';
import { LoadingRows, TableRows } from './TableRows.tsx';
import { TickBox } from './TickBox.tsx';
import { cardRoles } from './tableLook.ts';
import type { TableProps } from './tableProps.ts';
import { useLeavingButtons } from './useLeavingButtons.ts';
import { useScrollBox } from './useScrollBox.ts';
import { useSelection } from './useSelection.ts';

export type { TableColumn, TableProps, TableSelection, TableSort } from './tableProps.ts';

/** The box of the head that selects all rows. */
const selectAll = 'thead [data-part="tick"] input:not(:disabled)';

const css = (length: number | string | undefined) => (typeof length === 'number' ? `${length}px` : length);

/**
 * Rows of comparable data. Without rows it shows the reason; while loading it keeps its height. On phones it scrolls horizontally beside a
 * sticky first column, or becomes cards.
 */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  loading = false,
  failed = false,
  loadingRows = defaultPageSize,
  empty,
  failure,
  onRetry,
  narrow = 'scroll',
  size = 'md',
  sort = null,
  onSortChange,
  selection,
  maxHeight,
  headOffset,
  style,
  ...rest
}: TableProps<Row>) {
  const texts = useTexts('table', tableTexts);
  const captionId = useId();
  const { boxRef, fit, moved, onScroll } = useScrollBox();
  const box = useRef<HTMLDivElement>(null);
  const joinedBox = useJoinedRef(boxRef, box);
  const leaving = useLeavingButtons(box);
  const keyOf = typeof rowKey === 'string' ? (row: Row) => String(row[rowKey]) : rowKey;
  const ticks = useSelection(selection, rows, keyOf);
  const roles = cardRoles(narrow);
  const ready = !loading && !failed && rows.length > 0;
  const count = ticks.ticked.length;
  const sizes = {
    '--table-max-height': css(maxHeight),
    '--table-head-top': maxHeight === undefined ? css(headOffset) : undefined,
    ...style,
  } as CSSProperties;

  function announcement(): string {
    if (loading) return texts.loading;
    if (count > 0) return texts.selected(count);
    const head = columns.find(({ key }) => key === sort?.key)?.head;
    return head === undefined || sort === null ? '' : texts[sort.direction](head);
  }

  function insteadOfRows(): ReactNode {
    if (!failed) return empty ?? <EmptyState kind="noData" />;
    const retry = onRetry === undefined ? undefined : <Button onClick={leaving(onRetry)}>{texts.retry}</Button>;
    return failure ?? <EmptyState kind="loadFailed" actions={retry} />;
  }

  function body(): ReactNode {
    if (loading) {
      const blocks = rows.length > 0 ? rows.length : loadingRows;
      return <LoadingRows columns={columns} roles={roles} count={blocks} ticks={selection !== undefined} />;
    }
    if (!ready) {
      return (
        <tr data-part="instead" {...roles.row}>
          <td colSpan={columns.length + (selection === undefined ? 0 : 1)} {...roles.cell}>
            <div data-part="reason">{insteadOfRows()}</div>
          </td>
        </tr>
      );
    }
    const tick =
      selection === undefined
        ? null
        : (row: Row, key: string, checked: boolean) => (
            <TickBox
              name={texts.selectRow(selection.rowName(row))}
              checked={checked}
              disabled={selection.rowDisabled?.(row) === true}
              onTick={(on, isReaching) => ticks.tickRow(key, on, isReaching)}
            />
          );
    return <TableRows {...{ columns, roles, rows, rowKey: keyOf, tick }} ticked={ticks.ticked} />;
  }

  const tickAll =
    selection === undefined ? null : (
      <TickBox
        name={texts.selectAll}
        checked={ticks.part === 'all'}
        indeterminate={ticks.part === 'some'}
        disabled={!ready || !ticks.tickable}
        onTick={ticks.tickAll}
      />
    );
  const scrolled = fit === 'overflows' ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {};

  return (
    <Root {...rest} style={sizes} data-narrow={narrow} data-size={size}>
      {captionHidden ? (
        <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
      ) : (
        <div id={captionId} data-part="caption">
          {caption}
        </div>
      )}
      {selection?.bulk === undefined || count === 0 ? null : (
        <fieldset data-part="bulk" aria-label={texts.bulk}>
          <span data-part="count">{texts.selected(count)}</span>
          {selection.bulk(ticks.ticked)}
          <Button variant="text" size="sm" onClick={leaving(ticks.clear, selectAll)} data-part="clear">
            {texts.clear}
          </Button>
        </fieldset>
      )}
      <div
        {...scrolled}
        ref={joinedBox}
        onScroll={onScroll}
        data-part="box"
        data-fit={fit}
        data-limited={maxHeight === undefined ? undefined : ''}
        data-moved={moved ? '' : undefined}
      >
        <table aria-busy={loading || undefined} aria-labelledby={captionId} {...roles.table}>
          <TableHead
            columns={columns}
            sort={sort}
            onSort={(asked) => onSortChange?.(asked)}
            tick={tickAll}
            roles={roles}
          />
          <tbody {...roles.rowGroup}>{body()}</tbody>
        </table>
      </div>
      <VisuallyHidden as="output">{announcement()}</VisuallyHidden>
    </Root>
  );
}
