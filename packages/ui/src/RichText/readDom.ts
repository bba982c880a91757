import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { richTextRules } from './richTextRules.ts';
import { element, type RichNode } from './richTree.ts';

const attributeNames = [...new Set(Object.values(richTextRules.attributes).flat())];

const settings: Config = {
  ALLOWED_TAGS: [...richTextRules.tags, ...Object.keys(richTextRules.renamed)],
  ALLOWED_ATTR: attributeNames,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  FORBID_CONTENTS: [...richTextRules.dropped],
};

let purifier: DOMPurify | null = null;

/** A separate sanitiser instance, so that hooks and settings of others do not apply to it. */
function ownPurifier(): DOMPurify {
  purifier ??= createDOMPurify(window);
  return purifier;
}

function toTree(parent: Node, depth: number): RichNode[] {
  const nodes: RichNode[] = [];
  if (depth > 2 * richTextRules.maxDepth) return nodes;
  for (const child of parent.childNodes) {
    if (child instanceof Text) nodes.push(child.data);
    else if (child instanceof HTMLElement) {
      const given = Object.fromEntries([...child.attributes].map(({ name, value }) => [name, value]));
      nodes.push(element(child.localName, given, toTree(child, depth + 1)));
    }
  }
  return nodes;
}

/** Parses HTML with the browser's parser, in an inert document, after sanitising it. */
export function readDom(html: string): readonly RichNode[] {
  return toTree(ownPurifier().sanitize(html, { ...settings, RETURN_DOM: true }), 1);
}
