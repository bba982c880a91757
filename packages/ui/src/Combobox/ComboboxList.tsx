'use client';
import { type CSSProperties, type ReactNode, type RefObject, useMemo } from 'react';
import { keepPress } from '../hooks/keepPress.ts';
import { CheckIcon, PlusIcon, RefreshIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { widestText } from '../Select/rowWindow.ts';
import { Row } from '../Select/Select.styles.ts';
import type { useRowWindow } from '../Select/useRowWindow.ts';
import { SpinnerModules } from '../Spinner/SpinnerModules.tsx';
import { Group, Panel } from './Combobox.styles.ts';
import { comboboxTexts } from './Combobox.texts.ts';
import { type ComboboxItem, isEnabled } from './comboboxItems.ts';
import { MatchedText } from './MatchedText.tsx';

interface ComboboxListProps {
  panel: RefObject<HTMLDivElement | null>;
  id: string;
  /** Name of the list. */
  name: string;
  items: readonly ComboboxItem[];
  window: ReturnType<typeof useRowWindow>;
  active: number;
  chosen: readonly string[];
  multiple: boolean;
  /** What is marked in the labels. */
  query: string;
  onMove(row: number): void;
  onPick(row: number): void;
}

const countGroups = (items: readonly ComboboxItem[]) => items.filter(({ kind }) => kind === 'group').length;

/** Rows of the same group one after the other, with their places in the list. */
function runsOf(items: readonly ComboboxItem[], from: number, to: number) {
  const runs: { group: string | undefined; rows: number[] }[] = [];
  for (let row = from; row < to; row += 1) {
    const item = items[row];
    const group = item?.kind === 'group' ? item.name : item?.kind === 'option' ? item.option.group : undefined;
    const last = runs[runs.length - 1];
    if (last !== undefined && last.group === group) last.rows.push(row);
    else runs.push({ group, rows: [row] });
  }
  return runs;
}

/** The list of a combobox, in a panel. The focus stays in the field. */
export function ComboboxList({
  panel,
  id,
  name,
  items,
  window,
  active,
  chosen,
  multiple,
  query,
  onMove,
  onPick,
}: ComboboxListProps) {
  const texts = useTexts('combobox', comboboxTexts);
  const { from, to, windowed, rowPx, follow } = window;
  const whole = useMemo(() => {
    const options = windowed ? items.flatMap((item) => (item.kind === 'option' ? [item.option] : [])) : [];
    return {
      widest: widestText(options.map(({ label }) => label)),
      hasDescriptions: options.some(({ description }) => description !== undefined),
      size: windowed ? items.length - countGroups(items) : undefined,
    };
  }, [windowed, items]);
  const groupsBefore = useMemo(() => countGroups(items.slice(0, from)), [items, from]);

  function content(item: Exclude<ComboboxItem, { kind: 'group' }>): ReactNode {
    switch (item.kind) {
      case 'option':
        return (
          <>
            <span>
              <MatchedText text={item.option.label} wanted={query} />
              {item.option.description === undefined ? null : (
                <small>
                  <MatchedText text={item.option.description} wanted={query} />
                </small>
              )}
            </span>
            {chosen.includes(item.option.value) ? <CheckIcon size={16} /> : null}
          </>
        );
      case 'custom':
        return (
          <>
            <PlusIcon size={16} />
            <span>{texts.custom(item.text)}</span>
          </>
        );
      case 'retry':
        return (
          <>
            <RefreshIcon size={16} />
            <span>{texts.failed}</span>
          </>
        );
      default:
        return (
          <>
            {item.message === 'loading' ? <SpinnerModules /> : null}
            <span>{item.message === 'notFound' ? texts.found(0) : texts[item.message]}</span>
          </>
        );
    }
  }

  function row(at: number): ReactNode {
    const item = items[at];
    if (item === undefined) return null;
    if (item.kind === 'group') {
      return (
        <div key={item.key} aria-hidden="true" data-part="group">
          {item.name}
        </div>
      );
    }
    return (
      <Row
        key={item.key}
        id={`${id}-${at}`}
        aria-selected={item.kind === 'option' && chosen.includes(item.option.value)}
        aria-disabled={isEnabled(item) ? undefined : true}
        aria-setsize={whole.size}
        aria-posinset={windowed ? at + 1 - groupsBefore - countGroups(items.slice(from, at)) : undefined}
        title={windowed && item.kind === 'option' ? item.option.label : undefined}
        data-kind={item.kind}
        data-active={at === active ? '' : undefined}
        onPointerMove={() => {
          if (isEnabled(item)) onMove(at);
        }}
        onClick={() => {
          if (isEnabled(item)) onPick(at);
        }}
      >
        {content(item)}
      </Row>
    );
  }

  return (
    <Panel
      {...keepPress}
      ref={panel}
      id={id}
      aria-label={name}
      aria-multiselectable={multiple || undefined}
      data-windowed={windowed ? '' : undefined}
      data-notes={whole.hasDescriptions ? '' : undefined}
      onScroll={follow}
      // Keep the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {windowed ? (
        <span data-part="widest" aria-hidden="true">
          {whole.widest}
        </span>
      ) : null}
      {from > 0 ? <Space rows={from} rowPx={rowPx} /> : null}
      {runsOf(items, from, to).map(({ group, rows }) =>
        group === undefined ? (
          rows.map(row)
        ) : (
          <Group key={`group ${group}`} aria-label={group}>
            {rows.map(row)}
          </Group>
        ),
      )}
      {to < items.length ? <Space rows={items.length - to} rowPx={rowPx} /> : null}
    </Panel>
  );
}

/** The room of rows that are not rendered. */
function Space({ rows, rowPx }: { rows: number; rowPx: number }) {
  return <div role="presentation" style={{ '--space': `${rows * rowPx}px` } as CSSProperties} data-part="space" />;
}
