import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { chineseFaults } from '../packages/content/src/content/chineseText.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every text that a source file holds, between quotes, in templates and in JSX. What is put into one may be anything, but no sign. */
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

/** What is no text of the site: tests, stories, and what only they use. */
const aside = /[.](?:test|stories|data)[.]|[\\/](?:testing|brand)[\\/]|storyFrame|Handlers/;

describe('the texts of the site', () => {
  it.each(['packages/domain', 'packages/ui', 'apps/portal'])(
    'are written by the rules of docs/content.md in %s',
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
