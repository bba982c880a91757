import { richTextRules } from './richTextRules.ts';
import { element, type RichElement, type RichNode } from './richTree.ts';
import { safeAddress } from './safeAddress.ts';

const kept: ReadonlySet<string> = new Set(richTextRules.tags);
const dropped: ReadonlySet<string> = new Set(richTextRules.dropped);
const renamed: ReadonlyMap<string, string> = new Map(Object.entries(richTextRules.renamed));
const attributes: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(richTextRules.attributes));

function whole(least: number, most: number) {
  return (text: string) => {
    const number = /^-?\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
    return number >= least && number <= most ? String(number) : null;
  };
}

function oneOf(...words: string[]) {
  return (text: string) => {
    const word = text.trim().toLowerCase();
    return words.includes(word) ? word : null;
  };
}

/** Sanitisers of attribute values; null refuses the value. Other attributes are plain text. */
const values: Readonly<Record<string, (text: string) => string | null>> = {
  href: (text) => (text.trim().startsWith('#') ? null : safeAddress(text, richTextRules.linkSchemes)),
  src: (text) => safeAddress(text, richTextRules.pictureSchemes),
  width: whole(1, 10_000),
  height: whole(1, 10_000),
  start: whole(-99_999, 99_999),
  value: whole(-99_999, 99_999),
  colspan: whole(1, 100),
  rowspan: whole(1, 500),
  span: whole(1, 100),
  scope: oneOf('row', 'col', 'rowgroup', 'colgroup'),
  dir: oneOf('ltr', 'rtl', 'auto'),
  lang: (text) => (/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(text) ? text : null),
};

function allowedAttributes(tag: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const names = [...(attributes.get('*') ?? []), ...(attributes.get(tag) ?? [])];
  const result: Record<string, string> = {};
  for (const name of names) {
    const text = Object.keys(given).includes(name) ? given[name] : undefined;
    if (text === undefined) continue;
    const check = Object.keys(values).includes(name) ? values[name] : undefined;
    const value = check === undefined ? text : check(text);
    if (value !== null) result[name] = value;
  }
  return result;
}

const voidTags = new Set(['br', 'hr', 'img', 'wbr', 'col']);

function allowOne(node: RichElement, depth: number): RichNode[] {
  const tag = renamed.get(node.tag) ?? node.tag;
  if (dropped.has(tag) || depth > richTextRules.maxDepth) return [];
  if (!kept.has(tag)) return allowTree(node.children, depth + 1);
  const allowed = allowedAttributes(tag, node.attributes);
  // An image without an allowed address would be shown as broken.
  if (tag === 'img' && allowed.src === undefined) return [];
  return [element(tag, allowed, voidTags.has(tag) ? [] : allowTree(node.children, depth + 1))];
}

/**
 * The allowed part of a tree, according to `richTextRules`. Whichever parser produced the tree, the result has only listed elements, listed
 * attributes and checked addresses.
 */
export function allowTree(nodes: readonly RichNode[], depth = 1): RichNode[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : allowOne(node, depth)));
}
