import { isBranch, type TreeNode } from './treeNodes.ts';

/** Where loading the children of a node has come to. */
export type LoadPhase = 'loading' | 'failed';

/** A visible row. Below an expanded node without known children stands a row that says why: they load, failed to, or there are none. */
export interface TreeRow {
  /** The id of the node, or of the row that stands for its children. */
  key: string;
  kind: 'node' | LoadPhase | 'empty';
  /** The node, or the one whose children the row stands for. */
  node: TreeNode;
  /** From 1. */
  level: number;
  /** Its number among its siblings, from 1. */
  position: number;
  /** Number of siblings, itself included. */
  siblings: number;
  /** Index of the row above it in the hierarchy; -1 on the top level. */
  parent: number;
  /** Null for a node without children. */
  open: boolean | null;
  /** The node or one above it is disabled, or the row is no node. */
  disabled: boolean;
}

interface Expansion {
  isOpen(id: string): boolean;
  /** Undefined for a node whose children have not been asked for. */
  phaseOf(id: string): LoadPhase | undefined;
}

/** The visible rows of a tree, in display order. */
export function treeRows(nodes: readonly TreeNode[], { isOpen, phaseOf }: Expansion): TreeRow[] {
  const rows: TreeRow[] = [];

  function addStatus(node: TreeNode, parent: number, level: number) {
    const kind = node.children === undefined ? (phaseOf(node.id) ?? 'loading') : 'empty';
    const disabled = kind !== 'failed';
    rows.push({ key: `${kind} ${node.id}`, kind, node, level, position: 1, siblings: 1, parent, open: null, disabled });
  }

  function add(siblings: readonly TreeNode[], parent: number, level: number, isDisabled: boolean) {
    for (const [index, node] of siblings.entries()) {
      const open = isBranch(node) ? isOpen(node.id) : null;
      const disabled = isDisabled || node.disabled === true;
      const own = rows.length;
      const place = { level, position: index + 1, siblings: siblings.length, parent };
      rows.push({ key: node.id, kind: 'node', node, ...place, open, disabled });
      if (open !== true) continue;
      if (node.children === undefined || node.children.length === 0) addStatus(node, own, level + 1);
      else add(node.children, own, level + 1, disabled);
    }
  }

  add(nodes, -1, 1, false);
  return rows;
}
