'use client';
import type { CSSProperties, MouseEvent } from 'react';
import { AlertIcon, CheckIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { countText } from '../locale/countText.ts';
import { useTexts } from '../locale/useTexts.ts';
import { SpinnerModules } from '../Spinner/SpinnerModules.tsx';
import { Row } from './Tree.styles.ts';
import { treeTexts } from './Tree.texts.ts';
import type { CheckState } from './treeChecks.ts';
import type { TreeRow } from './treeRows.ts';
import { labelParts } from './treeSearch.ts';

interface TreeItemProps {
  row: TreeRow;
  id: string;
  active: boolean;
  /** Undefined where nothing can be selected. */
  selected: boolean | undefined;
  /** Undefined where nothing can be checked. */
  checked: CheckState | undefined;
  /** Its children are loading. */
  loading: boolean;
  search: string;
  /** Rows have one line, and the label a tooltip. */
  windowed: boolean;
  /** Called with whether the press was on what expands the node. */
  onPress: (event: MouseEvent, isFold: boolean) => void;
}

function Label({ label, search }: { label: string; search: string }) {
  const parts = labelParts(label, search);
  return (
    <span data-part="label">
      {Array.from(parts, ({ text, isMatch }, place) =>
        isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
      )}
    </span>
  );
}

/** A row in place of children: they load, could not be loaded, or there are none. */
function Status({ kind }: { kind: Exclude<TreeRow['kind'], 'node'> }) {
  const texts = useTexts('tree', treeTexts);
  if (kind === 'loading')
    return (
      <>
        <SpinnerModules />
        <span>{texts.loadingBelow}</span>
      </>
    );
  if (kind === 'empty') return <span>{texts.nothingBelow}</span>;
  return (
    <>
      <AlertIcon size={16} />
      <span>{texts.failedBelow}</span>
      <span data-part="retry">{texts.retry}</span>
    </>
  );
}

/** A visible row of a tree. */
export function TreeItem({ row, id, active, selected, checked, loading, search, windowed, onPress }: TreeItemProps) {
  const { kind, node, open } = row;
  const isNode = kind === 'node';
  return (
    <Row
      id={id}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={open ?? undefined}
      aria-selected={isNode ? selected : undefined}
      aria-checked={isNode ? checked : undefined}
      aria-disabled={row.disabled || undefined}
      aria-busy={loading || undefined}
      data-kind={kind}
      data-active={active ? '' : undefined}
      title={windowed && isNode ? node.label : undefined}
      style={{ '--depth': row.level - 1 } as CSSProperties}
      onClick={(event) => {
        const { target } = event;
        onPress(event, open !== null && target instanceof Element && target.closest('[data-part="fold"]') !== null);
      }}
    >
      <span data-part="fold" aria-hidden="true">
        {open === null ? null : <ChevronRightIcon size={16} />}
      </span>
      {isNode ? (
        <>
          {checked === undefined ? null : <span data-part="box" data-state={String(checked)} aria-hidden="true" />}
          {node.icon === undefined ? null : <span data-part="icon">{node.icon}</span>}
          <Label label={node.label} search={search} />
          {node.note === undefined ? null : <span data-part="note">{node.note}</span>}
          {node.count === undefined ? null : <span data-part="count">{countText(node.count)}</span>}
          {selected === true ? <CheckIcon size={16} data-part="tick" /> : null}
        </>
      ) : (
        <Status kind={kind} />
      )}
    </Row>
  );
}
