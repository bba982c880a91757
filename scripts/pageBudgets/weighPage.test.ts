import { expect, it } from 'vitest';
import type { BuiltPortal } from './builtPortal.ts';
import { weighPage } from './weighPage.ts';

/** A document that names a script besides the first one. */
const documentOf = (script: string, elements: number, rules: number) =>
  `<head><style>${'a{b:c}'.repeat(rules)}</style><link rel="modulepreload" href="/${script}"></head><body>${'<p></p>'.repeat(elements)}</body>`;

/** A portal whose scripts all have the same weight. */
function portalOf(documents: readonly string[]): BuiltPortal {
  return {
    scriptsBefore: () => ['assets/index.js', 'assets/home.js'],
    documents: () => documents,
    modulesIn: () => [],
    weigh: (scripts) => ({ bytes: [...scripts].length * 3_000, gzip: [...scripts].length * 1_000 }),
  };
}

it('weighPage adds the scripts of the document to those before, and takes the heaviest document but the middle of elements', () => {
  const documents = [
    documentOf('assets/body.js', 20, 5),
    documentOf('assets/home.js', 10, 7),
    documentOf('assets/home.js', 900, 5),
  ];
  expect(weighPage(portalOf(documents), 'news')).toEqual({
    scripts: 3,
    evaluated: 6,
    chunks: 1,
    elements: 20,
    rules: 7,
  });
});

it('weighPage weighs only the scripts of a page that the build does not prerender', () => {
  expect(weighPage(portalOf([]), 'success')).toEqual({ scripts: 2, evaluated: 6 });
});
