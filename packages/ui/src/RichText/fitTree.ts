import { element, holds, type RichElement, type RichNode } from './richTree.ts';

type Names = Readonly<Record<string, readonly string[]>>;

const rowGroups = ['thead', 'tbody', 'tfoot'];

/** The only children allowed in some elements. */
const only: Names = {
  table: ['caption', 'colgroup', ...rowGroups],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['td', 'th'],
  colgroup: ['col'],
};

/** The only parents allowed for some elements. */
const needs: Names = {
  caption: ['table'],
  colgroup: ['table'],
  col: ['colgroup'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: rowGroups,
  td: ['tr'],
  th: ['tr'],
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
};

const blocks = 'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre figure figcaption table hr'.split(' ');

/** Elements that cannot be nested in an element of the same kind. */
const kindOf = (tag: string): string => (/^h[1-6]$/.test(tag) ? 'heading' : tag === 'a' ? 'link' : '');

/** Wraps direct rows of a table in a tbody, as browsers do. */
function withBodies(nodes: readonly RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  let rows: RichNode[] = [];
  const finish = () => {
    if (rows.length > 0) result.push(element('tbody', {}, rows));
    rows = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (node.tag === 'tr') rows.push(node);
    else {
      finish();
      result.push(node);
    }
  }
  finish();
  return result;
}

function childrenOf(tag: string, nodes: readonly RichNode[]): readonly RichNode[] {
  if (tag === 'table') return withBodies(nodes);
  const [first, ...rest] = nodes;
  // HTML parsers drop the first line break of preformatted text.
  return tag === 'pre' && typeof first === 'string' ? [first.replace(/^\r?\n/, ''), ...rest] : nodes;
}

function fitOne(node: RichElement, parent: string, kinds: readonly string[]): RichNode[] {
  const kind = kindOf(node.tag);
  const isMisplaced = needs[node.tag]?.includes(parent) === false || (kind !== '' && kinds.includes(kind));
  if (isMisplaced) return fitNodes(node.children, parent, kinds);
  const tag = node.tag === 'p' && holds(node.children, blocks) ? 'div' : node.tag;
  const children = childrenOf(tag, node.children);
  return [element(tag, node.attributes, fitNodes(children, tag, kind === '' ? kinds : [...kinds, kind]))];
}

function fitNodes(nodes: readonly RichNode[], parent: string, kinds: readonly string[]): RichNode[] {
  const allowed = only[parent];
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return allowed === undefined ? [node] : [];
    if (allowed !== undefined && !allowed.includes(node.tag)) return [];
    return fitOne(node, parent, kinds);
  });
}

/**
 * Normalizes a tree to the structure that browsers produce when they parse it as HTML: otherwise server-rendered markup would not match on
 * hydration. Trees parsed by a browser are normalized already.
 */
export function fitTree(nodes: readonly RichNode[]): RichNode[] {
  return fitNodes(nodes, '', []);
}
