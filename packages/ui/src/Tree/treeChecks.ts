import type { TreeNode } from './treeNodes.ts';

/** Checked, not checked, or some of what is below is. */
export type CheckState = boolean | 'mixed';

function isLeaf({ children }: TreeNode): boolean {
  return children === undefined || children.length === 0;
}

/**
 * The state of each node, by id. A checked id covers everything below it; the state of a node with known children follows from theirs.
 */
export function checkStates(nodes: readonly TreeNode[], checked: ReadonlySet<string>): Map<string, CheckState> {
  const states = new Map<string, CheckState>();

  function visit(node: TreeNode, isCovered: boolean): CheckState {
    const own = isCovered || checked.has(node.id);
    // Parents before their children, as in the tree.
    states.set(node.id, own);
    if (isLeaf(node)) return own;
    const below = new Set((node.children ?? []).map((child) => visit(child, own)));
    const [first = false] = below;
    const state = below.size === 1 ? first : 'mixed';
    states.set(node.id, state);
    return state;
  }

  for (const node of nodes) visit(node, false);
  return states;
}

/** The leaves below a node that a press on it changes, the node itself if it is one: neither disabled nor hidden. */
function leavesBelow(nodes: readonly TreeNode[], id: string, isShown: (id: string) => boolean): string[] {
  const leaves: string[] = [];
  function visit(node: TreeNode, isBelow: boolean) {
    if (node.disabled === true) return;
    const own = isBelow || node.id === id;
    if (!isLeaf(node)) for (const child of node.children ?? []) visit(child, own);
    else if (own && isShown(node.id)) leaves.push(node.id);
  }
  for (const node of nodes) visit(node, false);
  return leaves;
}

/**
 * The checked ids after a press on a node: all leaves below it that are neither disabled nor hidden by a search are checked, or unchecked
 * when they all were. The result lists every checked node in the order of the tree, then ids that are not in the tree, such as those of
 * children that are not loaded yet.
 */
export function toggleChecked(
  nodes: readonly TreeNode[],
  checked: readonly string[],
  id: string,
  isShown: (id: string) => boolean = () => true,
): string[] {
  const before = checkStates(nodes, new Set(checked));
  const pressed = leavesBelow(nodes, id, isShown);
  if (pressed.length === 0) return [...checked];
  const isOn = !pressed.every((leaf) => before.get(leaf) === true);
  const changed = new Set(pressed);
  const leaves = new Set<string>();

  function collect(node: TreeNode) {
    if (!isLeaf(node)) for (const child of node.children ?? []) collect(child);
    else if (changed.has(node.id) ? isOn : before.get(node.id) === true) leaves.add(node.id);
  }
  for (const node of nodes) collect(node);

  const after = checkStates(nodes, leaves);
  const unknown = checked.filter((one) => !after.has(one));
  return [...[...after].filter(([, state]) => state === true).map(([one]) => one), ...unknown];
}
