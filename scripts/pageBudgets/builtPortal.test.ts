import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageOfDocument, scriptsBefore, waitsFor } from './builtPortal.ts';

describe('pageOfDocument', () => {
  it.each([
    ['home.html', 'home'],
    ['news.html', 'news'],
    ['news/page-2.html', 'news'],
    ['news/detail/2.html', 'article'],
    ['solution/page-2.html', 'solutions'],
    ['solution/4.html', 'solution'],
    ['application/48.html', 'catalogue'],
    ['cooperation_case/detail/7.html', 'case'],
    ['news\\detail\\2.html', 'article'],
  ])('finds the page of %s', (file, page) => {
    expect(pageOfDocument(file)).toBe(page);
  });

  it.each(['nowhere.html', 'application.html', 'product_scene.html'])(
    'throws for %s, which no page of the build has',
    (file) => {
      expect(() => pageOfDocument(file)).toThrow(`has the document ${file}`);
    },
  );
});

it('waitsFor has the pages whose screens wait for more than their own code', () => {
  const screens = readFileSync(new URL('../../apps/portal/src/screens.tsx', import.meta.url), 'utf8');
  const waiting = [...screens.matchAll(/(\w+): shown\((?:(?!shown\()[\s\S])*?readyToShow/g)].map(([, page]) => page);
  expect(waiting).toEqual(Object.keys(waitsFor));
});

describe('scriptsBefore', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_react'] },
    _react: { file: 'assets/react.js' },
    _styles: { file: 'assets/styles.css' },
    home: { file: 'assets/home.js', imports: ['index.html', '_react', '_styles'] },
    news: { file: 'assets/news.js' },
    part: { file: 'assets/part.js', imports: ['_react'] },
  };

  it('lists the first script, that of the screen and all that they import, each once', () => {
    expect(scriptsBefore(manifest, ['home'])).toEqual(['assets/index.js', 'assets/react.js', 'assets/home.js']);
  });

  it('lists those of a part that the screen waits for', () => {
    expect(scriptsBefore(manifest, ['news', 'part'])).toEqual([
      'assets/index.js',
      'assets/react.js',
      'assets/news.js',
      'assets/part.js',
    ]);
  });

  it('throws for a screen without a chunk', () => {
    expect(() => scriptsBefore(manifest, ['other'])).toThrow('no chunk for other');
  });
});
