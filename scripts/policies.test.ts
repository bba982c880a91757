import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './steps.ts';

/** Policies that a site copies: those of guides and READMEs, of the examples, and of what serves them. */
const places = ['.storybook/*.mdx', 'packages/*/README.md', 'examples/*/src/**/*.{ts,tsx}', 'scripts/*.ts'];

/** The sources of `img-src` in each policy of a text. */
const pictureSources = (text: string) =>
  Array.from(text.matchAll(/img-src ((?:'self'|[\w:]+)(?: (?:'self'|[\w:]+))*)/g), ([, sources = '']) =>
    sources.split(' '),
  );

it('every policy that a site may copy shows pictures of the page and of the device, as uploads do', () => {
  const files = globSync(places, { cwd: root, exclude: ['**/*.test.ts', '**/node_modules/**'] });
  const policies = files.flatMap((file) =>
    pictureSources(readFileSync(join(root, file), 'utf8')).map((sources) => ({ file, sources })),
  );
  expect(policies.length).toBeGreaterThanOrEqual(3);
  expect(policies).toEqual(
    policies.map(({ file }) => ({ file, sources: expect.arrayContaining(["'self'", 'data:', 'blob:']) })),
  );
});
