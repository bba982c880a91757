import sanitizeHtml from 'sanitize-html';
import { cleanAddress } from './cleanAddress.ts';
import { richTextRules } from './richTextRules.ts';

const { tags, renamed, dropped, attributes, linkSchemes, pictureSchemes, maxDepth } = richTextRules;

/** Puts a checked address in the place of the given one, or takes the attribute away. */
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

/** Cleaning may bring together what stood apart, so it is done until nothing changes; more rounds than this nobody needs. */
const roundsMax = 4;

/**
 * Rich text with nothing in it but what `richTextRules` name: no script, no handler, no style, no form, no address that leads
 * elsewhere than it says. Cleaning what is clean changes nothing.
 */
export function cleanRichText(html: string): string {
  let cleaned = html;
  for (let round = 0; round < roundsMax; round += 1) {
    const next = sanitizeHtml(cleaned, options);
    if (next === cleaned) return cleaned;
    cleaned = next;
  }
  // What still changes is nothing that an editor writes.
  return sanitizeHtml(cleaned, { allowedTags: [], allowedAttributes: {} });
}
