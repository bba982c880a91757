import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { richTextRules } from './richTextRules.ts';

/** What a rich text has as it was written, before it is sanitized. */
interface RichTextParts {
  /** The address of every picture, as it is written; empty for a picture without one. */
  pictures: string[];
  /** Elements that would be removed with their content. */
  dropped: string[];
}

const droppedNames: ReadonlySet<string> = new Set(richTextRules.dropped);

/** Finds what has to be checked in an untrusted rich text. */
export function readRichTextParts(html: string): RichTextParts {
  const pictures: string[] = [];
  const dropped = new Set<string>();
  const parser = new Parser({
    onopentag(name, { src = '' }) {
      if (name === 'img') pictures.push(src);
      if (droppedNames.has(name)) dropped.add(name);
    },
  });
  parser.end(html);
  return { pictures, dropped: [...dropped] };
}

/** A rich text with other addresses of its pictures, otherwise as it was written: it has yet to be sanitized. */
export function withPictureAddresses(html: string, addresses: ReadonlyMap<string, string>): string {
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      // In the order in which they are written.
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, src: addresses.get(attribs['src'] ?? '') ?? attribs['src'] ?? '' },
      }),
    },
  });
}
