import { element, holds, type RichNode, wordsOf } from './richTree.ts';

/** Level of a heading of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** A heading of rich text, for a table of contents. */
export interface RichTextHeading {
  /** Id of the element, for a link to `#id`. */
  id: string;
  text: string;
  level: HeadingLevel;
}

/** A tree whose headings have their page level and an id each, and the list of them. */
export interface Outline {
  nodes: readonly RichNode[];
  headings: readonly RichTextHeading[];
}

const levelOf = (tag: string): number => (/^h[1-6]$/.test(tag) ? Number(tag.charAt(1)) : 0);

const idLength = 40;

/** A heading as part of an id: letters and digits of any script, the rest as hyphens. */
function slug(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return [...words].slice(0, idLength).join('') || 'part';
}

/** Unique ids with the same prefix, so that none collides with another id of the page. */
function idsWith(prefix: string): (text: string) => string {
  const used = new Set<string>();
  return (text) => {
    const first = `${prefix}-${slug(text)}`;
    let id = first;
    for (let count = 2; used.has(id); count += 1) id = `${first}-${count}`;
    used.add(id);
    return id;
  };
}

function clamp(level: number): HeadingLevel {
  return Math.min(6, Math.max(1, level)) as HeadingLevel;
}

/**
 * Maps the headings of a tree to levels of the page: the highest becomes `headingLevel`, and no level is skipped however the editor chose
 * them. A heading without text is unwrapped; its images stay.
 */
export function outline(nodes: readonly RichNode[], headingLevel: HeadingLevel, idPrefix: string): Outline {
  const headings: RichTextHeading[] = [];
  const nextId = idsWith(idPrefix);
  const above: number[] = [];

  function place(node: RichNode): RichNode[] {
    if (typeof node === 'string') return [node];
    const source = levelOf(node.tag);
    if (source === 0) return [element(node.tag, node.attributes, node.children.flatMap(place))];
    const text = wordsOf(node.children);
    if (text === '') return holds(node.children, ['img']) ? [element('div', {}, node.children)] : [];
    while ((above[above.length - 1] ?? 0) >= source) above.pop();
    above.push(source);
    const heading = { id: nextId(text), text, level: clamp(headingLevel + above.length - 1) };
    headings.push(heading);
    const attributes = { ...node.attributes, id: heading.id, 'data-depth': String(Math.min(3, above.length)) };
    return [element(`h${heading.level}`, attributes, node.children)];
  }

  return { nodes: nodes.flatMap(place), headings };
}
