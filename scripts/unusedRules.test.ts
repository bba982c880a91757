import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { testFiles } from './arrows/rooms.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What runs, and the content whose figures are names of limits: `{{orderExpiryDays}}`. */
const sources = globSync(
  ['packages/*/src/**/*.{ts,tsx}', 'apps/*/{src,scripts}/**/*.{ts,tsx}', 'apps/portal/content/**/*.md'],
  { cwd: root },
).filter((file) => !testFiles.test(file) && file !== 'packages/domain/src/index.ts');

const comment = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** The values that a file of domain exports and no source uses: none of another file, and its own only where they are declared. */
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

it('finds a rule that nothing uses, and none that another file or its own uses', () => {
  const texts = new Map([
    [
      'packages/domain/src/one.ts',
      'export const limit = 2;\n/** Like `rule`. */\nexport function rule() {}\nexport const base = 1;\nexport const next = base;',
    ],
    ['apps/portal/src/use.ts', 'limit + next'],
  ]);
  expect(unusedRules(texts)).toEqual(['rule']);
});

it('has no rule in domain that only tests use', () => {
  expect(unusedRules(new Map(sources.map((file) => [file, readFileSync(root + file, 'utf8')])))).toEqual([]);
});
