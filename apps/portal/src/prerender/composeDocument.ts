/** What a page consists of beside the frame that every page has. */
export interface DocumentParts {
  title: string;
  keywords: string;
  description: string;
  /** Address under which search engines keep the page; null when the site's own is not known. */
  canonical: string | null;
  /** Address of a picture of what the page is about, complete; null when the site's own is not known. */
  image: string | null;
  /** Facts about the page for machines, as JSON-LD. */
  facts: readonly object[];
  /** Style elements that the markup needs. */
  styles: string;
  markup: string;
  /** What the scripts begin with, so that they need not ask for it. */
  prepared: unknown;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** JSON for a script element: nothing in it can end the element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function property(name: string, content: string | null): string {
  return content === null ? '' : `<meta property="${name}" content="${escaped(content)}" />`;
}

/** Puts a text where the frame has its own; a frame without it is another than this was written for. */
function replaced(document: string, place: RegExp | string, text: string): string {
  const found = typeof place === 'string' ? document.includes(place) : place.test(document);
  if (!found) throw new Error(`index.html has no place for ${String(place)}.`);
  return document.replace(place, () => text);
}

/** React writes hints for pictures before everything else; in the head they are hints, in the root they would be in the way. */
const leadingHints = /^(?:<link [^>]*>)+/;

/** Fills the frame of every page, the built index.html, with one page. */
export function composeDocument(template: string, parts: DocumentParts): string {
  const { title, keywords, description, canonical, image, facts, styles, markup, prepared } = parts;
  const [hints = ''] = leadingHints.exec(markup) ?? [];
  const head = [
    hints,
    canonical === null ? '' : `<link rel="canonical" href="${escaped(canonical)}" />`,
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', image),
    `<script type="application/ld+json">${scriptJson(facts)}</script>`,
    styles,
  ].join('');
  const root = `<div id="root">${markup.slice(hints.length)}</div>`;
  const data = `<script type="application/json" id="prepared">${scriptJson(prepared)}</script>`;
  const filled: [RegExp | string, string][] = [
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    [/<meta name="keywords"[^>]*>/, `<meta name="keywords" content="${escaped(keywords)}" />`],
    [/<meta name="description"[^>]*>/, `<meta name="description" content="${escaped(description)}" />`],
    ['</head>', `${head}</head>`],
    ['<div id="root"></div>', `${root}${data}`],
  ];
  return filled.reduce((document, [place, text]) => replaced(document, place, text), template);
}
