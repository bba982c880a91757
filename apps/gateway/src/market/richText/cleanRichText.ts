import sanitizeHtml from 'sanitize-html';
import { cleanAddress } from './cleanAddress.ts';
import { richTextRules } from './richTextRules.ts';

const { tags, renamed, dropped, attributes, linkSchemes, pictureSchemes, maxDepth } = richTextRules;

/** Replaces a URL attribute with its sanitized value, or removes it. */
function withAddress(schemes: readonly string[], name: 'href' | 'src'): sanitizeHtml.Transformer {
  const check = ([attribute, given]: [string, string]): [string, string][] => {
    if (attribute !== name) return [[attribute, given]];
    const address = given.trim().startsWith('#') ? null : cleanAddress(given, schemes);
    return address === null ? [] : [[attribute, address]];
  };
  return (tagName, attribs) => ({ tagName, attribs: Object.fromEntries(Object.entries(attribs).flatMap(check)) });
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...tags],
  nonTextTags: [...dropped],
  allowedAttributes: Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...linkSchemes],
  allowedSchemesByTag: { img: [...pictureSchemes] },
  allowProtocolRelative: false,
  nestingLimit: maxDepth,
  transformTags: {
    ...renamed,
    a: withAddress(linkSchemes, 'href'),
    img: withAddress(pictureSchemes, 'src'),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
};

/** Sanitizing may join fragments to new markup, so it is repeated until nothing changes; legitimate text needs no more rounds than this. */
const roundsMax = 4;

/** Sanitizes rich text to what `richTextRules` allow: no scripts, handlers, styles, forms, or misleading URLs. Idempotent. */
export function cleanRichText(html: string): string {
  let cleaned = html;
  for (let round = 0; round < roundsMax; round += 1) {
    const next = sanitizeHtml(cleaned, options);
    if (next === cleaned) return cleaned;
    cleaned = next;
  }
  // Text that is still changing is an attack.
  return sanitizeHtml(cleaned, { allowedTags: [], allowedAttributes: {} });
}
