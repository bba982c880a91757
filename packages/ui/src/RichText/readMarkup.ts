import { richTextRules } from './richTextRules.ts';
import { element, type RichNode } from './richTree.ts';

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  middot: '·',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  bull: '•',
  deg: '°',
  yen: '¥',
  colon: ':',
  tab: '\t',
  newline: '\n',
};

function character(code: number): string {
  const isText = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isText ? String.fromCodePoint(code) : '\ufffd';
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    if (decimal !== undefined) return character(Number(decimal));
    const key = String(name).toLowerCase();
    return Object.keys(named).includes(key) ? (named[key] ?? whole) : whole;
  });
}

const tagPattern = /<(\/?)([a-z][^\s/<>]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/iy;
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/g;

function readAttributes(text: string): Record<string, string> {
  const found: [string, string][] = [];
  for (const [, name = '', double, single, bare] of text.matchAll(attributePattern)) {
    found.push([name.toLowerCase(), decode(double ?? single ?? bare ?? '')]);
  }
  // As in browsers, the first of duplicate attributes counts.
  return Object.fromEntries(found.reverse());
}

const voids = new Set(['br', 'hr', 'img', 'wbr', 'col', 'meta', 'link', 'base', 'input', 'embed', 'param']);
/** Elements whose content is not markup: they are dropped up to their end tag. */
const opaque: ReadonlySet<string> = new Set(richTextRules.dropped.filter((tag) => !voids.has(tag)));
/** Opening an element of the key closes an open one of the list: editors omit end tags. */
const closes: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
};
const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre figure figcaption table hr section article'.split(' '),
);

interface Open {
  tag: string;
  attributes: Record<string, string>;
  children: RichNode[];
}

/** Index after the end tag of an opaque element, or the end of the text. */
function endOf(tag: string, html: string, from: number): number {
  const end = new RegExp(`</${tag}(?=[\\s/>])[^>]*>`, 'gi');
  end.lastIndex = from;
  return end.exec(html) === null ? html.length : end.lastIndex;
}

/** Index after a comment, doctype or similar that starts at `from`; -1 if none starts there. */
function endOfRemark(html: string, from: number): number {
  if (!/[!?]/.test(html.charAt(from + 1))) return -1;
  const isComment = html.startsWith('<!--', from);
  const end = html.indexOf(isComment ? '-->' : '>', from + (isComment ? 2 : 1));
  return end === -1 ? html.length : end + (isComment ? 3 : 1);
}

/** Maximum depth of open elements; deeper ones lose their tag, so that parsing hostile text stays linear. */
const deepest = 2 * richTextRules.maxDepth;

class Builder {
  readonly #stack: Open[] = [{ tag: '', attributes: {}, children: [] }];

  #top(): Open {
    return this.#stack[this.#stack.length - 1] ?? { tag: '', attributes: {}, children: [] };
  }

  text(text: string): void {
    if (text !== '') this.#top().children.push(decode(text));
  }

  #pop(): void {
    const done = this.#stack.pop();
    if (done !== undefined) this.#top().children.push(element(done.tag, done.attributes, done.children));
  }

  open(tag: string, attributes: Record<string, string>): void {
    const ended = blocks.has(tag) ? ['p'] : (closes[tag] ?? []);
    while (this.#stack.length > 1 && ended.includes(this.#top().tag)) this.#pop();
    if (voids.has(tag)) this.#top().children.push(element(tag, attributes));
    else if (this.#stack.length <= deepest) this.#stack.push({ tag, attributes, children: [] });
  }

  close(tag: string): void {
    const at = this.#stack.map((open, index) => index > 0 && open.tag === tag).lastIndexOf(true);
    if (at === -1) return;
    while (this.#stack.length > at) this.#pop();
  }

  finish(): readonly RichNode[] {
    while (this.#stack.length > 1) this.#pop();
    return this.#top().children;
  }
}

/**
 * Parses HTML without a browser, for server-rendered pages. It understands what editors write, and is simpler than a browser on broken
 * markup. It is not a sanitiser: its tree goes through `allowTree` and is rendered as text and elements, never as markup.
 */
export function readMarkup(html: string): readonly RichNode[] {
  const builder = new Builder();
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next === -1) {
      builder.text(html.slice(at));
      break;
    }
    builder.text(html.slice(at, next));
    const remark = endOfRemark(html, next);
    if (remark !== -1) {
      at = remark;
      continue;
    }
    tagPattern.lastIndex = next;
    const found = tagPattern.exec(html);
    if (found === null) {
      builder.text('<');
      at = next + 1;
      continue;
    }
    at = tagPattern.lastIndex;
    const [, end, name = '', attributes = ''] = found;
    const tag = name.toLowerCase();
    if (end === '/') builder.close(tag);
    else if (opaque.has(tag)) at = endOf(tag, html, at);
    else builder.open(tag, readAttributes(attributes));
  }
  return builder.finish();
}
