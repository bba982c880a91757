/** A node of rich text: text, or an element with its children. It contains no markup, so nothing in it is ever parsed as HTML again. */
export type RichNode = string | RichElement;

/** An element of rich text; names are in lower case. */
export interface RichElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichNode[];
}
export function element(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly RichNode[] = [],
): RichElement {
  return { tag, attributes, children };
}

/** The text of some nodes, white space collapsed. */
export function wordsOf(nodes: readonly RichNode[]): string {
  return rawText(nodes).replace(/\s+/g, ' ').trim();
}

function rawText(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : rawText(node.children))).join('');
}

/** Whether the nodes contain an element with one of these names at any depth. */
export function holds(nodes: readonly RichNode[], tags: readonly string[]): boolean {
  return nodes.some((node) => typeof node !== 'string' && (tags.includes(node.tag) || holds(node.children, tags)));
}
