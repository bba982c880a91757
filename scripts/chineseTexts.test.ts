import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { chineseFaults } from '../packages/content/src/content/chineseText.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * String literals, template literals and JSX text of a source file. Interpolations are replaced by a placeholder that is no punctuation.
 */
function textsIn(file: string): string[] {
  const texts: string[] = [];
  const between = (children: readonly ESTree.JSXChild[]) =>
    texts.push(children.map((child) => (child.type === 'JSXText' ? child.value : 'x')).join(''));
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') texts.push(node.value);
    },
    TemplateLiteral(node) {
      texts.push(node.quasis.map(({ value }) => value.cooked ?? '').join('x'));
    },
    JSXElement: ({ children }) => void between(children),
    JSXFragment: ({ children }) => void between(children),
  }).visit(program);
  return texts;
}

/** Files without user-visible texts: tests, stories and their helpers, and tables of characters. */
const aside =
  /[.](?:test|stories|data)[.]|[\\/]text[\\/](?:radicals|simplified)[.]|[\\/](?:testing|brand)[\\/]|storyFrame|Handlers/;

describe('user-visible texts', () => {
  it.each(['packages/domain', 'packages/ui', 'apps/portal'])(
    'in %s follow the style rules of docs/content.md',
    (room) => {
      const files = globSync(`${room}/src/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !aside.test(file));
      const chinese = files.flatMap((file) =>
        textsIn(join(root, file))
          .filter((text) => /\p{Script=Han}/u.test(text))
          .map((text) => ({ file, text })),
      );
      expect(chinese.length).toBeGreaterThan(50);
      const faults = chinese.flatMap(({ file, text }) =>
        chineseFaults(text, { spacedFigures: true }).map((says) => `${file}: ${says}`),
      );
      expect(faults).toEqual([]);
    },
  );
});
