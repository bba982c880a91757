'use client';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isFocusVisible } from '../hooks/browser.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { List, Root } from './Tree.styles.ts';
import { treeTexts } from './Tree.texts.ts';
import { TreeItem } from './TreeItem.tsx';
import { checkStates, toggleChecked } from './treeChecks.ts';
import { firstVisible } from './treeKeys.ts';
import { idsAbove, placeNodes, type TreeNode, withLoaded } from './treeNodes.ts';
import { type TreeRow, treeRows } from './treeRows.ts';
import { searchTree } from './treeSearch.ts';
import { addRange, isSelectable, toggleAll, toggleId } from './treeSelection.ts';
import { useTreeExpanded } from './useTreeExpanded.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import { type LoadChildren, useTreeLoads } from './useTreeLoads.ts';
import { useTreeWindow } from './useTreeWindow.ts';

export type { TreeNode } from './treeNodes.ts';
export type { LoadChildren } from './useTreeLoads.ts';

export interface TreeProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'defaultChecked' | 'role'> {
  /** The nodes of the top level, with those below them. Their ids are unique in the whole tree. */
  nodes: readonly TreeNode[];
  /** Accessible name of the tree. */
  label: string;
  /**
   * `none`: rows only expand. `single` and `multiple`: rows are selected. `checkbox`: rows are checked, and a parent follows from what is
   * below it.
   * @default 'single'
   */
  selection?: 'none' | 'single' | 'multiple' | 'checkbox' | undefined;
  /** Ids of the selected nodes: one at most with `single`. */
  selected?: readonly string[] | undefined;
  /**
   * The initially selected nodes.
   * @default []
   */
  defaultSelected?: readonly string[] | undefined;
  /** Called with the ids of the selected nodes. */
  onSelectedChange?: ((ids: string[]) => void) | undefined;
  /** Ids of the checked nodes. A parent covers everything below it, also what is loaded later. */
  checked?: readonly string[] | undefined;
  /**
   * The initially checked nodes.
   * @default []
   */
  defaultChecked?: readonly string[] | undefined;
  /** Called with the ids of all nodes that are checked, parents included, in the order of the tree. */
  onCheckedChange?: ((ids: string[]) => void) | undefined;
  /** Ids of the expanded nodes. */
  expanded?: readonly string[] | undefined;
  /** The initially expanded nodes; by default those above the selected ones. */
  defaultExpanded?: readonly string[] | undefined;
  /** Called with the ids of the expanded nodes. What a search opens is not among them. */
  onExpandedChange?: ((ids: string[]) => void) | undefined;
  /** Loads the children of a `lazy` node when it is first expanded; without it they are shown as loading until `nodes` has them. */
  loadChildren?: LoadChildren | undefined;
  /**
   * Shows only the nodes whose label contains this text, with those above and below them, and highlights it. Nodes that are not loaded are
   * not found.
   * @default ''
   */
  search?: string | undefined;
  /** Height in px above which the tree scrolls. By default a tree of more than 100 rows scrolls at 480 px, and others do not. */
  maxHeight?: number | undefined;
  /**
   * Skeleton rows while the nodes are loading.
   * @default false
   */
  loading?: boolean | undefined;
}

const none: readonly string[] = [];

/** Number of skeleton rows while loading. */
const loadingRows = 6;

/**
 * Nodes below each other, to be expanded and selected: a tree widget, of which Tab reaches one row and the arrow keys the others. A long
 * tree renders the rows in sight.
 */
export function Tree({
  nodes,
  label,
  selection = 'single',
  selected,
  defaultSelected = none,
  onSelectedChange,
  checked,
  defaultChecked = none,
  onCheckedChange,
  expanded,
  defaultExpanded,
  onExpandedChange,
  loadChildren,
  search = '',
  maxHeight,
  loading = false,
  style,
  ...rest
}: TreeProps) {
  const texts = useTexts('tree', treeTexts);
  const treeId = useId();
  const tree = useRef<HTMLDivElement>(null);
  const anchor = useRef<string | null>(null);
  const [active, setActive] = useState<{ key: string; id: string } | null>(null);
  const [notice, setNotice] = useState('');
  const [selectedIds, setSelected] = useControlled<readonly string[], string[]>({
    value: selected,
    defaultValue: defaultSelected,
    onChange: onSelectedChange,
  });
  const [checkedIds, setChecked] = useControlled<readonly string[], string[]>({
    value: checked,
    defaultValue: defaultChecked,
    onChange: onCheckedChange,
  });
  const loads = useTreeLoads({
    loadChildren,
    onLoaded: (id, count) => setNotice(texts.loaded(labelOf(id), count)),
    onFailed: (id) => setNotice(texts.failed(labelOf(id))),
  });
  const { loaded, failed } = loads;
  const all = useMemo(() => withLoaded(nodes, loaded), [nodes, loaded]);
  const places = useMemo(() => placeNodes(all), [all]);
  const found = useMemo(() => searchTree(all, search), [all, search]);
  const { isOpen, expand, collapse } = useTreeExpanded({
    expanded,
    defaultExpanded: () => defaultExpanded ?? [...new Set(selectedIds.flatMap((id) => idsAbove(places, id)))],
    onExpandedChange,
    search,
    found: found?.open ?? null,
  });
  const shown = found?.nodes ?? all;
  const rows = useMemo(
    () => treeRows(shown, { isOpen, phaseOf: (id) => (failed.has(id) ? 'failed' : undefined) }),
    [shown, isOpen, failed],
  );
  const indices = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const selectedSet = useMemo(() => new Set(selectedIds), [selectedIds]);
  const states = useMemo(
    () => (selection === 'checkbox' ? checkStates(all, new Set(checkedIds)) : null),
    [selection, all, checkedIds],
  );
  const known = active === null ? -1 : firstVisible([active.key, active.id, ...idsAbove(places, active.id)], indices);
  const at = known === -1 ? Math.max(0, firstVisible(selectedIds, indices)) : known;
  const { from, to, windowed, rowPx, follow, reveal } = useTreeWindow({
    count: rows.length,
    initial: firstVisible(selectedIds, indices),
    tree,
  });

  useEffect(() => loads.request(rows.filter(({ kind }) => kind === 'loading').map(({ node }) => node.id)));

  function labelOf(id: string): string {
    return places.get(id)?.node.label ?? '';
  }

  function place(index: number) {
    const row = rows[index];
    if (row !== undefined) setActive({ key: row.key, id: row.node.id });
  }

  function moveTo(index: number) {
    place(index);
    reveal(index);
  }

  function fold({ node, open }: TreeRow) {
    loads.forgetFailure(node.id);
    if (open === true) collapse(node.id);
    else expand([node.id]);
  }

  function select(row: TreeRow) {
    if (!isSelectable(row)) return;
    anchor.current = row.key;
    if (selection === 'multiple') setSelected(toggleId(selectedIds, row.key));
    else if (selection === 'single' && !selectedSet.has(row.key)) setSelected([row.key]);
    else if (selection === 'checkbox') {
      const visible = found === null ? null : placeNodes(found.nodes);
      setChecked(toggleChecked(all, checkedIds, row.key, (id) => visible?.has(id) ?? true));
    }
  }

  function act(index: number) {
    const row = rows[index];
    if (row === undefined) return;
    if (row.kind === 'failed') loads.forgetFailure(row.node.id);
    else if (selection !== 'none') select(row);
    else if (row.open !== null) fold(row);
  }

  function selectRange(start: number | null, end: number) {
    const first = start ?? firstVisible(anchor.current === null ? [] : [anchor.current], indices);
    setSelected(addRange(selectedIds, rows, first === -1 ? end : first, end));
  }

  const keys = useTreeKeys({
    rows,
    active: at,
    hasRanges: selection === 'multiple',
    onMove: moveTo,
    onExpand: expand,
    onCollapse(id) {
      loads.forgetFailure(id);
      collapse(id);
    },
    onAct: act,
    onRange: selectRange,
    onAll: () => setSelected(toggleAll(selectedIds, rows)),
  });

  function press(event: MouseEvent, index: number, isFold: boolean) {
    const row = rows[index];
    place(index);
    if (row === undefined) return;
    if (isFold) fold(row);
    else if (selection === 'multiple' && event.shiftKey) selectRange(null, index);
    else act(index);
  }

  function content() {
    if (loading)
      return Array.from({ length: loadingRows }, (_, row) => (
        <div key={row} data-part="blank">
          <Skeleton width={row % 2 === 0 ? 96 : 128} />
        </div>
      ));
    if (rows.length === 0) return <p data-part="blank">{search.trim() === '' ? texts.empty : texts.noMatch}</p>;
    return (
      <List
        {...keys}
        ref={tree}
        aria-label={label}
        aria-multiselectable={selection === 'multiple' || undefined}
        aria-activedescendant={at >= from && at < to ? `${treeId}-${at}` : undefined}
        data-selection={selection}
        data-windowed={windowed ? '' : undefined}
        onScroll={follow}
        onFocus={({ currentTarget }) => {
          // A press focuses as well, and must not move the row that it is on.
          if (isFocusVisible(currentTarget)) reveal(at);
        }}
      >
        {from > 0 ? <Space px={from * rowPx} /> : null}
        {rows.slice(from, to).map((row, offset) => {
          const index = from + offset;
          const next = rows[index + 1];
          const isSelecting = selection === 'single' || selection === 'multiple';
          return (
            <TreeItem
              key={row.key}
              row={row}
              id={`${treeId}-${index}`}
              active={index === at}
              selected={isSelecting ? selectedSet.has(row.key) : undefined}
              checked={states?.get(row.key)}
              loading={next?.kind === 'loading' && next.parent === index}
              search={search}
              windowed={windowed}
              onPress={(event, isFold) => press(event, index, isFold)}
            />
          );
        })}
        {to < rows.length ? <Space px={(rows.length - to) * rowPx} /> : null}
      </List>
    );
  }

  const height = maxHeight === undefined ? style : ({ '--tree-height': `${maxHeight}px`, ...style } as CSSProperties);
  return (
    <Root {...rest} style={height} data-windowed={windowed ? '' : undefined}>
      <VisuallyHidden as="output">
        {loading ? texts.loading : found === null ? notice : texts.found(found.matches)}
      </VisuallyHidden>
      {content()}
    </Root>
  );
}

/** The room of rows that are not rendered. */
function Space({ px }: { px: number }) {
  return <div role="presentation" style={{ '--space': `${px}px` } as CSSProperties} data-part="space" />;
}
