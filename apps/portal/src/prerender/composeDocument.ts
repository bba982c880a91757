import { token } from '@lima-id/ui';
import { brand } from '../brand/brand.ts';
import { laterParts } from '../shared/page/laterParts.ts';
import { divideStyles } from './divideStyles.ts';
import { escapeMarkup } from './escapeMarkup.ts';

/** The parts of a page's document besides the frame that every page has. */
export interface DocumentParts {
  title: string;
  /** Title for shared links, where it says more than the page's title. */
  sharedTitle?: string;
  keywords: string;
  description: string;
  /** Canonical URL; null when the site's own is unknown, and on pages that are not indexed. */
  canonical: string | null;
  /** Open Graph type. */
  kind: 'website' | 'article';
  /** URL of a picture of the page's subject, absolute; null when the site's own is unknown. */
  image: string | null;
  /** Facts about the page for machines, as JSON-LD. */
  facts: readonly object[];
  /** Scripts that the page's scripts will import. */
  scripts?: readonly string[];
  /** Sets `noindex`. */
  isHidden?: boolean;
  /** What `getStyleTags()` of styled-components returns: the style element that the markup needs. */
  styles: string;
  markup: string;
  /** Initial data for the scripts, under the id of its element. */
  data: { id: 'prepared' | 'start'; value: unknown };
}

/** JSON for a script element: no content can close the element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function property(name: string, content: string | null): string {
  return content === null ? '' : `<meta property="${name}" content="${escapeMarkup(content)}" />`;
}

/** Inserts a text at a marker of the frame; throws for a frame without it. */
export function replaced(document: string, place: RegExp | string, text: string): string {
  const found = typeof place === 'string' ? document.includes(place) : place.test(document);
  if (!found) throw new Error(`index.html has no place for ${String(place)}.`);
  return document.replace(place, () => text);
}

/** What stands before and after a marker of the frame; throws for a frame without it. */
function dividedAt(frame: string, place: string): [before: string, after: string] {
  const at = frame.indexOf(place);
  if (at === -1) throw new Error(`index.html has no place for ${place}.`);
  return [frame.slice(0, at), frame.slice(at + place.length)];
}

/** React writes preload hints for pictures first; they belong into the head, where they do not disturb the root. */
const leadingHints = /^(?:<link [^>]*>)+/;

/** Preload hints for the pictures of the first view, and for others. */
function divideHints(hints: string): { first: string; other: string } {
  const each = hints.match(/<link [^>]*>/g) ?? [];
  const isFirst = (hint: string) => /fetchpriority="high"/i.test(hint);
  return { first: each.filter(isFirst).join(''), other: each.filter((hint) => !isFirst(hint)).join('') };
}

/** The tags of the frame that load module scripts: the first script and preloads. */
const scriptTags = /<script type="module"[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;
const tagStart = /^<(?:script type|link rel)="[a-z]+"/;

/**
 * What a prerendered page shows needs no script. In the head, or with a priority of their own, module scripts would share processor and
 * connection with text and pictures from the start; so they are the last of the body.
 */
const late = 'fetchpriority="low"';

/** The frame without its module scripts, and these for the end of the body. */
function takeScripts(template: string): { frame: string; scripts: string } {
  const tags = template.match(scriptTags) ?? [];
  const frame = template.replace(scriptTags, '');
  return { frame, scripts: tags.map((tag) => tag.replace(tagStart, `$& ${late}`)).join('') };
}

/** The frame's text for readers without scripts. */
export const frameNotePlace = /<noscript>[\s\S]*?<\/noscript>/;

const noteStyle = `margin:0;padding:${token('space-3')} ${token('layout-gutter')};background:${token('bg-paper')};color:${token('text-primary')}`;

/** What works here without scripts and what does not. */
const scriptNote = `<noscript><p style="${escapeMarkup(noteStyle)}">浏览器未启用 JavaScript：页面可以阅读，标识可以查询；登录、扫码、咨询与试用请启用后使用。</p></noscript>`;

function headOf(parts: DocumentParts, hints: string): string {
  const { title, sharedTitle = title, description, canonical, kind, image, facts, isHidden = false, styles } = parts;
  const { rules, names } = divideStyles(styles);
  return [
    hints,
    isHidden ? '<meta name="robots" content="noindex" />' : '',
    canonical === null ? '' : `<link rel="canonical" href="${escapeMarkup(canonical)}" />`,
    property('og:type', kind),
    property('og:site_name', brand.name),
    property('og:locale', 'zh_CN'),
    property('og:title', sharedTitle),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', image),
    property('og:image:alt', image === null ? null : sharedTitle),
    '<meta name="twitter:card" content="summary_large_image" />',
    facts.length === 0 ? '' : `<script type="application/ld+json">${scriptJson(facts)}</script>`,
    rules,
    laterParts,
    names,
  ].join('');
}

/** Fills the frame of every page, the built index.html, with one page. */
export function composeDocument(template: string, parts: DocumentParts): string {
  const { title, keywords, description, scripts = [], markup, data } = parts;
  const [hints = ''] = leadingHints.exec(markup) ?? [];
  const { first, other } = divideHints(hints);
  const root = `<div id="root">${markup.slice(hints.length)}</div>`;
  const json = `<script type="application/json" id="${data.id}">${scriptJson(data.value)}</script>`;
  const frame = takeScripts(template);
  const preloads = scripts.map(
    (script) => `<link rel="modulepreload" ${late} crossorigin href="${escapeMarkup(script)}" />`,
  );
  const filled: [RegExp | string, string][] = [
    [/<title>[^<]*<\/title>/, `${first}<title>${escapeMarkup(title)}</title>`],
    [/<meta name="keywords"[^>]*>/, `<meta name="keywords" content="${escapeMarkup(keywords)}" />`],
    [/<meta name="description"[^>]*>/, `<meta name="description" content="${escapeMarkup(description)}" />`],
    // The frame alone cannot be read without scripts, a prerendered page can.
    [frameNotePlace, ''],
  ];
  const named = filled.reduce((document, [place, text]) => replaced(document, place, text), frame.frame);
  const [start, body] = dividedAt(named, '</head>');
  const [above, below] = dividedAt(body, '<div id="root"></div>');
  const [rest, end] = dividedAt(below, '</body>');
  const head = headOf(parts, other);
  return `${start}${head}</head>${above}${scriptNote}${root}${json}${rest}${frame.scripts}${preloads.join('')}</body>${end}`;
}
