import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { testFiles } from './boundaries/modules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Product source, and the content, whose placeholders are names of limits: `{{orderExpiryDays}}`. */
const sources = globSync(
  ['packages/*/src/**/*.{ts,tsx}', 'apps/*/{src,scripts,demo}/**/*.{ts,tsx}', 'apps/portal/content/**/*.md'],
  { cwd: root },
).filter((file) => !testFiles.test(file) && file !== 'packages/domain/src/index.ts');

const comment = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/**
 * Values exported by a domain file that no product source uses: not imported by another file, and not used in its own file beyond the
 * declaration.
 */
function unusedRules(texts: ReadonlyMap<string, string>): string[] {
  const uses = new Map<string, number>();
  for (const text of texts.values())
    for (const word of text.replaceAll(comment, '').match(/\b[A-Za-z]\w*\b/g) ?? [])
      uses.set(word, (uses.get(word) ?? 0) + 1);
  return [...texts]
    .filter(([file]) => file.startsWith('packages/domain/src/'))
    .flatMap(([, text]) => [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name))
    .filter((name) => uses.get(name) === 1);
}

it('findUnused lists an export that nothing uses, and none that another file or its own file uses', () => {
  const texts = new Map([
    [
      'packages/domain/src/one.ts',
      'export const limit = 2;\n/** Like `rule`. */\nexport function rule() {}\nexport const base = 1;\nexport const next = base;',
    ],
    ['apps/portal/src/use.ts', 'limit + next'],
  ]);
  expect(unusedRules(texts)).toEqual(['rule']);
});

it('domain has no rule that only tests use', () => {
  expect(unusedRules(new Map(sources.map((file) => [file, readFileSync(root + file, 'utf8')])))).toEqual([]);
});
