import type { ReactNode } from 'react';

/** A node of a tree. */
export interface TreeNode {
  /** Different for each node of the tree. */
  id: string;
  label: string;
  /** A drawing of 20 px before the label. */
  icon?: ReactNode;
  /** Short words after the label, such as a state. */
  note?: ReactNode;
  /** Number of entries, at the end of the row. */
  count?: number | undefined;
  /** The node and those below it cannot be selected or checked; they can be expanded. */
  disabled?: boolean | undefined;
  children?: readonly TreeNode[] | undefined;
  /** Has children that are not known yet: `loadChildren` is called when the node is first expanded. `children` take precedence. */
  lazy?: boolean | undefined;
}

/** A node and the one above it; null on the top level. */
export interface PlacedNode {
  node: TreeNode;
  parent: string | null;
}

/** Whether a node can be expanded. */
export function isBranch({ children, lazy }: TreeNode): boolean {
  return lazy === true || (children !== undefined && children.length > 0);
}

/** The tree with the children that were loaded, by the id of their parent; nodes without such are the same objects. */
export function withLoaded(
  nodes: readonly TreeNode[],
  loaded: ReadonlyMap<string, readonly TreeNode[]>,
): readonly TreeNode[] {
  if (loaded.size === 0) return nodes;
  let isSame = true;
  const next = nodes.map((node) => {
    const own = node.children ?? loaded.get(node.id);
    if (own === undefined) return node;
    const children = withLoaded(own, loaded);
    if (children === node.children) return node;
    isSame = false;
    return { ...node, children };
  });
  return isSame ? nodes : next;
}

/** All nodes by id, in the order of the tree. */
export function placeNodes(
  nodes: readonly TreeNode[],
  parent: string | null = null,
  places: Map<string, PlacedNode> = new Map(),
): Map<string, PlacedNode> {
  for (const node of nodes) {
    places.set(node.id, { node, parent });
    if (node.children !== undefined) placeNodes(node.children, node.id, places);
  }
  return places;
}

/** The ids of the nodes above a node, from the nearest on; empty for an unknown one. */
export function idsAbove(places: ReadonlyMap<string, PlacedNode>, id: string): string[] {
  const ids: string[] = [];
  for (let parent = places.get(id)?.parent ?? null; parent !== null; parent = places.get(parent)?.parent ?? null)
    ids.push(parent);
  return ids;
}
