import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repositoryFiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What runs in browsers; tests with their helpers, and stories, prepare them. */
const files = repositoryFiles(root)
  .filter((path) => /^(?:apps\/portal\/(?:src|scripts|index)|packages\/(?:ui|domain|api)\/src)/.test(path))
  .filter(
    (path) => /\.(?:tsx?|html)$/.test(path) && !/\.(?:test|stories)\.|\/(?:stories\/|testing\/|storyFrame)/.test(path),
  )
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const matching = (...patterns: RegExp[]) =>
  files.filter(({ text }) => patterns.every((pattern) => pattern.test(text))).map(({ path }) => path);

/** A browser that blocks cookies throws at the mere mention of these, and rejects locks. */
const refusable =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\.cookie\b|\bnavigator\.(?:locks|storage|serviceWorker|cookieEnabled)\b/;

describe('what browsers may refuse', () => {
  it('is accessed by functions that catch the refusal, and by the script at the head, which does so itself', () => {
    expect(matching(refusable)).toEqual([
      'apps/portal/scripts/largeModeParts.ts',
      'apps/portal/src/shared/storage/browserStorage.ts',
      'apps/portal/src/shared/storage/clearLocalStorage.ts',
      'apps/portal/src/shared/storage/inTurn.ts',
      'apps/portal/src/shared/storage/keepsLogin.ts',
      'apps/portal/src/shared/storage/tabStorage.ts',
    ]);
  });

  it('is found when an access is planted', () => {
    for (const line of ['window.localStorage.clear()', 'document.cookie = "a=1"', 'navigator.locks.request("a", run)'])
      expect(refusable.test(line)).toBe(true);
  });
});

/** Reads the query of an address by itself, or a part of one. */
const ownReadings = [
  /\buseSearchParams\b/,
  /\bsearchParams\b(?!\.(?:set|append|delete)\()/,
  /new URLSearchParams\((?:[^()]|\(\))*\.search\b/,
  // A text: what is read already has the same name elsewhere.
  /^(?=[^]*(?:\buseLocation\(|\blocation\.search\b|search: string))[^]*new URLSearchParams\(search\b/,
];

describe('the query of an address', () => {
  const inPortal = (path: string) => path.startsWith('apps/portal/src');

  it('is read by one function, through one hook', () => {
    expect(ownReadings.flatMap((reading) => matching(reading)).filter(inPortal)).toEqual([
      'apps/portal/src/shared/page/useAddressQuery.ts',
    ]);
  });

  it.each([
    'const [query] = useSearchParams();',
    'const page = new URL(href).searchParams.get(name);',
    'const { pathname, searchParams } = new URL(href);',
    'const query = new URLSearchParams(window.location.search);',
    'const query = new URLSearchParams(useLocation().search.slice(1));',
    'const { search } = useLocation(); const query = new URLSearchParams(search);',
    'function read(search: string) { return new URLSearchParams(search).get(name); }',
  ])('is found when it is read by %s', (source) => {
    expect(ownReadings.some((reading) => reading.test(source))).toBe(true);
  });

  it.each(['address.searchParams.set(name, value);', 'const next = new URLSearchParams(search);'])(
    'is not found in %s',
    (source) => {
      expect(ownReadings.some((reading) => reading.test(source))).toBe(false);
    },
  );
});
