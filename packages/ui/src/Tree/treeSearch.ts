import type { TreeNode } from './treeNodes.ts';

/** What a search text finds in a tree. */
export interface TreeFindings {
  /** The nodes that match, with those above and below them. */
  nodes: readonly TreeNode[];
  /** Ids of the nodes above a match, which are expanded. */
  open: ReadonlySet<string>;
  /** Number of nodes that match. */
  matches: number;
}

/** A part of a label. */
export interface LabelPart {
  text: string;
  isMatch: boolean;
}

function patternOf(search: string): RegExp | null {
  const text = search.trim();
  return text === '' ? null : new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), 'giu');
}

/** The nodes whose label contains a text, in any case, with what is above and below them; null for a blank text. */
export function searchTree(nodes: readonly TreeNode[], search: string): TreeFindings | null {
  const pattern = patternOf(search);
  if (pattern === null) return null;
  const open = new Set<string>();
  let matches = 0;

  function visit(all: readonly TreeNode[], isBelowMatch: boolean): { kept: TreeNode[]; hasMatch: boolean } {
    let hasMatch = false;
    const kept = all.flatMap((node): TreeNode[] => {
      const isMatch = node.label.search(pattern ?? '') !== -1;
      if (isMatch) matches += 1;
      const below = visit(node.children ?? [], isBelowMatch || isMatch);
      if (below.hasMatch) open.add(node.id);
      hasMatch ||= isMatch || below.hasMatch;
      if (!isMatch && !below.hasMatch && !isBelowMatch) return [];
      return node.children === undefined ? [node] : [{ ...node, children: below.kept }];
    });
    return { kept, hasMatch };
  }

  const { kept } = visit(nodes, false);
  return { nodes: kept, open, matches };
}

/** A label in parts that contain a text, and parts between them; joined they are the label. */
export function labelParts(label: string, search: string): LabelPart[] {
  const pattern = patternOf(search);
  if (pattern === null) return [{ text: label, isMatch: false }];
  const parts: LabelPart[] = [];
  let end = 0;
  for (const { 0: text, index } of label.matchAll(pattern)) {
    if (index > end) parts.push({ text: label.slice(end, index), isMatch: false });
    parts.push({ text, isMatch: true });
    end = index + text.length;
  }
  if (end < label.length || parts.length === 0) parts.push({ text: label.slice(end), isMatch: false });
  return parts;
}
