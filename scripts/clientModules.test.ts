import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { needsBrowser, saysClient } from './clientModules.ts';
import { root } from './steps.ts';

/** Files that only tests and stories run. */
const aside = /\.(?:test|stories)\.|\.test\.data\.|\/samples\.tsx$|\/src\/(?:testing|foundations)\//;
const modules = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !aside.test(file));
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the modules of the design system', () => {
  it("say 'use client' when they need the browser, and only then", () => {
    expect(modules.length).toBeGreaterThan(400);
    const wrong = modules.filter((file) => needsBrowser(file, sourceOf(file)) !== saysClient(sourceOf(file)));
    expect(wrong).toEqual([]);
  });

  it('leave plain components and the tokens to the server', () => {
    const plain = ['Tag/Tag.tsx', 'Card/Card.tsx', 'Skeleton/Skeleton.tsx', 'tokens/token.ts', 'index.ts'];
    expect(plain.filter((file) => saysClient(sourceOf(`packages/ui/src/${file}`)))).toEqual([]);
  });
});

describe('needsBrowser', () => {
  it.each([
    ['a hook of React', "import { useState } from 'react'; export const A = () => useState(0)[0];"],
    ['a hook of ours', "import { useTexts } from './b.ts'; export const A = () => useTexts();"],
    ['a context', "import { createContext } from 'react'; export const A = createContext(null);"],
    ['a portal', 'export const A = () => createPortal(null, document.body);'],
    ['an event handler', 'export const A = () => <button onClick={() => undefined} />;'],
    ['a class component', 'export class A extends Component {}'],
    ['a package for the browser', "import { Root } from '@radix-ui/react-tabs'; export const A = Root;"],
  ])('is true with %s', (_, source) => {
    expect(needsBrowser('a.tsx', source)).toBe(true);
  });

  it.each([
    [
      'a type of a package for the browser',
      "import type { Root } from '@radix-ui/react-tabs'; export type A = typeof Root;",
    ],
    ['a handler that is passed on', 'export const A = (props) => <a {...props} />;'],
    ['an import of a module that needs it', "import { B } from './B.tsx'; export const A = () => <B />;"],
    ['the word in a comment', '// useState() onClick={}\nexport const a = 1;'],
  ])('is false with %s', (_, source) => {
    expect(needsBrowser('a.tsx', source)).toBe(false);
  });
});
