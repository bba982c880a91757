import { inlineSourceOf, inlineTexts } from './inlineElements.ts';

/** An empty style element: styled-components inserts its rules into one by script, which no policy forbids. */
const emptyElement = inlineSourceOf('');

/**
 * Sources of `style-src` that allow the inline styles of a page and no others: hashes of its style elements and style attributes. Hashes,
 * and not a nonce, since a page is compressed once and sent to many.
 */
export function inlineStyleSources(html: string): string[] {
  const { elements, styles } = inlineTexts(html, 'style');
  const sources = [...new Set([emptyElement, ...[...elements, ...styles].map(inlineSourceOf)])];
  return styles.length > 0 ? ["'unsafe-hashes'", ...sources] : sources;
}
