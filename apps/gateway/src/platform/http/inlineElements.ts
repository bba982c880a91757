import { hash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Source of a Content-Security-Policy that allows this inline text. */
export function inlineSourceOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Inline elements and attributes of a page. */
export interface InlineTexts {
  /** Texts of its elements: of `<style>`. */
  elements: string[];
  /** Values of its style attributes. */
  styles: string[];
}

/** The texts of all elements with this name that are written into the page, and all its style attributes. */
export function inlineTexts(html: string, name: 'style' | 'script'): InlineTexts {
  const found: InlineTexts = { elements: [], styles: [] };
  let element: string | null = null;
  const parser = new Parser({
    onopentag(tag, { style, src }) {
      if (tag === name && src === undefined) element = '';
      if (style !== undefined) found.styles.push(style);
    },
    ontext(text) {
      if (element !== null) element += text;
    },
    onclosetag(tag) {
      if (tag !== name || element === null) return;
      found.elements.push(element);
      element = null;
    },
  });
  parser.end(html);
  return found;
}
