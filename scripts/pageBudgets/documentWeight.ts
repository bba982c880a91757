// What a prerendered document costs a browser before any script of it runs, read from its text.

/** What a browser builds of a document, whatever the machine. */
export interface DocumentWeight {
  /** Scripts that it names: fetched, compiled and run for its hydration. */
  chunks: number;
  /** Elements of its body without module scripts: parsed, styled and laid out, then walked by the hydration. */
  elements: number;
  /** Style rules with declarations in it: matched against the elements. */
  rules: number;
}

/** A tag of a document: its name, and its attributes as written. */
interface Tag {
  name: string;
  attributes: string;
}

/** Elements whose content is text, or is not parsed where scripts run. */
const unparsed = /(<(script|style|noscript)\b[^>]*>)[\s\S]*?(<\/\2>)/g;

/** The tags of server HTML, which has no `<` in texts and attributes. */
function tagsOf(html: string): Tag[] {
  const tags = html.replace(unparsed, '$1$3').matchAll(/<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi);
  return [...tags].map(([, name = '', attributes = '']) => ({ name: name.toLowerCase(), attributes }));
}

function attributeOf({ attributes }: Tag, name: string): string | undefined {
  const [, value] = new RegExp(`(?:^|\\s)${name}(?:="([^"]*)")?(?=[\\s/]|$)`).exec(attributes) ?? [];
  return value;
}

function isModule(tag: Tag): boolean {
  if (tag.name === 'script') return attributeOf(tag, 'type') === 'module';
  return tag.name === 'link' && attributeOf(tag, 'rel') === 'modulepreload';
}

/** The texts of its style elements, without those that no media matches. */
function styleTexts(html: string): string[] {
  return [...html.matchAll(/<style\b(?![^>]*media="not all")[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
}

/** The scripts that a document names: module scripts and those that it preloads, each once. */
export function scriptsOf(html: string): string[] {
  const modules = tagsOf(html).filter(isModule);
  const named = modules.flatMap((tag) => attributeOf(tag, tag.name === 'script' ? 'src' : 'href') ?? []);
  return [...new Set(named)];
}

export function weighDocument(html: string): DocumentWeight {
  const body = html.slice(html.search(/<body[\s>]/));
  return {
    chunks: scriptsOf(html).length,
    // Without the body itself.
    elements: tagsOf(body).filter((tag) => !isModule(tag)).length - 1,
    rules: styleTexts(html).reduce((sum, text) => sum + (text.match(/\{[^{}]*\}/g)?.length ?? 0), 0),
  };
}

/** Data in a script element is not run. */
const isData = (tag: Tag) => /^application\/(?:ld\+)?json$/.test(attributeOf(tag, 'type') ?? '');

/**
 * What keeps a prerendered document from its first paint besides what docs/adr/0027 allows: the scripts of the large mode and of early presses,
 * and the styles, all written into the document. Empty for a document as it should be.
 */
export function blockingProblems(html: string): string[] {
  const tags = tagsOf(html);
  const scripts = tags.filter((tag) => tag.name === 'script' && !isModule(tag) && !isData(tag));
  const blocking = scripts.filter((tag) => !/\s(?:async|defer)(?=[\s=]|$)/.test(tag.attributes));
  const sheets = tags.filter((tag) => tag.name === 'link' && attributeOf(tag, 'rel') === 'stylesheet');
  const early = tags.filter((tag) => isModule(tag) && attributeOf(tag, 'fetchpriority') !== 'low');
  const faces = tags.filter((tag) => tag.name === 'link' && attributeOf(tag, 'as') === 'font');
  const shown = (found: readonly Tag[]) => found.map(({ name, attributes }) => `<${name}${attributes}>`).join(', ');
  const files = blocking.filter((tag) => attributeOf(tag, 'src') !== undefined);
  const written = blocking.length - files.length;
  const checks: readonly [boolean, string][] = [
    [files.length > 0, `has scripts that block it: ${shown(files)}`],
    [written !== 2, `has ${written} scripts in its text instead of two: the large mode, and early presses`],
    [sheets.length > 0, `has style sheets as files: ${shown(sheets)}`],
    [early.length > 0, `has module scripts without low priority: ${shown(early)}`],
    [faces.length > 0, `preloads faces, for which Chromium waits: ${shown(faces)}`],
    [styleTexts(html).some((text) => text.includes('@import')), 'imports a style sheet from its styles'],
  ];
  return checks.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
}
