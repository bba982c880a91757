import { hash } from 'node:crypto';
import { Parser } from 'htmlparser2';

function sourceOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** An empty style element: styled-components inserts its rules into one by script, which no policy forbids. */
const emptyElement = sourceOf('');

/**
 * Sources of `style-src` that allow the inline styles of a page and no others: hashes of its style elements and style attributes. Hashes,
 * and not a nonce, since a page is compressed once and sent to many.
 */
export function inlineStyleSources(html: string): string[] {
  const sources = new Set([emptyElement]);
  let hasAttributes = false;
  let element: string | null = null;
  const parser = new Parser({
    onopentag(name, { style }) {
      if (name === 'style') element = '';
      if (style === undefined) return;
      sources.add(sourceOf(style));
      hasAttributes = true;
    },
    ontext(text) {
      if (element !== null) element += text;
    },
    onclosetag(name) {
      if (name !== 'style' || element === null) return;
      sources.add(sourceOf(element));
      element = null;
    },
  });
  parser.end(html);
  return hasAttributes ? ["'unsafe-hashes'", ...sources] : [...sources];
}
