import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { transformSync } from 'rolldown/utils';
import { replaceTemplates } from './styledTemplates.ts';

/** Compiles a text of styles to rules. */
type Compile = (css: string, selector: string, prefix: '@keyframes' | undefined, componentId?: string) => string[];

/** Keyframes within a template. */
interface Keyframes {
  name: string;
  rules: string;
}

/** What styled-components knows of a component: the parts of its template. */
interface MadeComponent {
  styledComponentId: string;
  componentStyle: { rules: readonly unknown[]; baseStyle?: { componentId: string } | null };
}

/** What the evaluated modules give. */
interface Evaluated {
  made: ReadonlyMap<string, MadeComponent>;
  compile: Compile;
}

const entry = '\0entry of styles';
const recorder = '\0recorder of styles';

/** A folder that no repository has, from which installed packages are found. */
const installed = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Takes the place of a component's class while its text is compiled. */
const placeholder = '.LimaSelf';

/** The modules of styles of a folder, as absolute paths. */
export function modulesOfStyles(folder: string): string[] {
  return globSync('**/*.styles.ts', { cwd: folder }).map((file) => join(folder, file));
}

/** A module of styles in JavaScript. Ids of components are derived from file and name, so that server and browser have the same. */
export function withComponentIds(file: string): string {
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    target: 'es2023',
    plugins: { styledComponents: { ssr: true, fileName: true, displayName: false, minify: true } },
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}

/** The module with its components recorded as they are made. */
function recorded(file: string): string {
  const replaced = replaceTemplates(
    file,
    withComponentIds(file),
    ({ componentId, tag, text }) => `record(${JSON.stringify(componentId)}, ${tag}${text})`,
  );
  return `import { record } from ${JSON.stringify(recorder)};${replaced}`;
}

/** Runs modules of styles, with what they import. */
async function evaluate(files: readonly string[], conditions: readonly string[]): Promise<Evaluated> {
  const own: Readonly<Record<string, string>> = {
    [recorder]: `
      export const made = new Map();
      export const record = (id, component) => { made.set(id, component); return component; };`,
    [entry]: `
      import { createElement } from 'react';
      import { renderToStaticMarkup } from 'react-dom/server';
      import { StyleSheetConsumer } from 'styled-components';
      ${files.map((file) => `import ${JSON.stringify(file)};`).join('\n')}
      export { made } from ${JSON.stringify(recorder)};
      export let compile;
      renderToStaticMarkup(createElement(StyleSheetConsumer, null, ({ stylis }) => { compile = stylis; return null; }));`,
  };
  const isOfStyles = new Set(files);
  await mkdir(installed, { recursive: true });
  const folder = await mkdtemp(join(installed, '.styles-'));
  const file = join(folder, 'styles.mjs');
  try {
    await build({
      input: entry,
      platform: 'node',
      external: /^(?!@lima-id\/)[\w@]/,
      resolve: { conditionNames: [...conditions, 'node', 'import', 'default'] },
      transform: { jsx: 'react-jsx' },
      checks: { moduleLevelDirective: false },
      plugins: [
        {
          name: 'record-styles',
          resolveId: (id) => (id in own ? id : null),
          load(id) {
            if (own[id] !== undefined) return { code: own[id], moduleType: 'js' };
            return isOfStyles.has(id) ? { code: recorded(id), moduleType: 'js', moduleSideEffects: true } : null;
          },
        },
      ],
      output: { file, format: 'esm', codeSplitting: false },
    });
    // Not by `import`, whose files have to be known before: results of checks are kept by them (scripts/importClosure.ts).
    return createRequire(import.meta.url)(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function isKeyframes(part: object): part is Keyframes {
  return 'getName' in part && 'name' in part && 'rules' in part;
}

/** A part of a template as it stands in every rendering; null for one that styled-components has to work out. */
function textOf(part: unknown): string | null {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null) return null;
  if ('styledComponentId' in part) return `.${String(part.styledComponentId)}`;
  return isKeyframes(part) ? part.name : null;
}

/** The rules of the keyframes that parts of a template refer to, once each. */
function keyframesOf(parts: readonly unknown[], compile: Compile): string[] {
  const keyframes = parts.filter((part) => typeof part === 'object' && part !== null && isKeyframes(part));
  return [...new Set(keyframes)].flatMap(({ name, rules }) => compile(rules, name, '@keyframes'));
}

/** Rules in one text, without the blanks around combinators, of which the compiler keeps some. */
function bare(rules: readonly string[]): string {
  return rules.join('\n').replaceAll(/ ?([>+~]) ?/g, '$1');
}

/**
 * The rules of a component, a line each, in which `&` is its class, after those of its keyframes. A text of styles too, which compiles to the same
 * rules: for who has plugins for the compiler. Null for rules about two components of this kind, whose class is not in both places.
 */
function flatText(css: string, keyframes: readonly string[], componentId: string, compile: Compile): string | null {
  const rules = [...keyframes, ...compile(css, placeholder, undefined, componentId)];
  if (rules.some((rule) => rule.includes(`.${componentId}`))) return null;
  const text = rules.map((rule) => rule.replaceAll(placeholder, '&')).join('\n');
  const read = text.replaceAll('&', placeholder).split('\n');
  for (const again of [read, compile(text, placeholder, undefined, componentId)]) {
    if (bare(again) !== bare(rules))
      throw new Error(`${componentId} has rules that differ from those of this text:\n${text}\n${again.join('\n')}`);
  }
  return text;
}

/**
 * Compiles the styles of modules, as styled-components does in the browser. Returns the texts by the ids of their components: null for one that
 * contains a selector of two such components, and for what extends one.
 */
export async function compileStyles(
  files: readonly string[],
  conditions: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { made, compile } = await evaluate(files, conditions);
  const texts = new Map<string, string | null>();
  for (const [id, { componentStyle }] of made) {
    const { rules, baseStyle } = componentStyle;
    const parts = rules.map(textOf);
    const isWhole = !parts.includes(null) && (!baseStyle || typeof texts.get(baseStyle.componentId) === 'string');
    texts.set(id, isWhole ? flatText(parts.join(''), keyframesOf(rules, compile), id, compile) : null);
  }
  return texts;
}

/** A module of styles, in JavaScript and with ids, with the compiled texts in place of its own. `helper` is the module of `compiledStyles`. */
export function withCompiledStyles(
  file: string,
  code: string,
  texts: ReadonlyMap<string, string | null>,
  helper: string,
): string {
  const replaced = replaceTemplates(file, code, ({ componentId, tag }) => {
    const text = texts.get(componentId);
    if (text === undefined) throw new Error(`${file}: ${componentId} was not compiled.`);
    return text === null ? null : `compiledStyles(${tag}([${JSON.stringify(text)}]))`;
  });
  return replaced === code ? code : `import { compiledStyles } from ${JSON.stringify(helper)};\n${replaced}`;
}
