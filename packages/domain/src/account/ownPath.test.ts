import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './ownPath.ts';

const origin = 'https://id.example.cn';

/** The parts of misleading addresses. */
const pieces = '/ \\ . .. : @ ? # %2f %2F %5c %2e %09 % ; a 设 evil.example id.example.cn https: javascript:'.split(
  ' ',
);
pieces.push(' ', '\t', '\n', origin);

describe('ownPath', () => {
  it.each([
    ['/', '/'],
    ['/application/payResult?id=1#top', '/application/payResult?id=1#top'],
    ['/a/../news', '/news'],
    ['/a/./b/..', '/a/'],
    ['/a/.', '/a/'],
    ['/../..', '/'],
    ['/a/%2e%2E/news', '/news'],
    ['/a/...', '/a/...'],
    ['/a/', '/a/'],
    ['/news?from=https://lima.example//x#a//b', '/news?from=https://lima.example//x#a//b'],
    ['/news#a?b', '/news#a?b'],
    ['/设备', '/设备'],
    ['/a%2Fb', '/a%2Fb'],
  ])('gives the path when it is %j', (address, path) => {
    expect(ownPath(address)).toBe(path);
  });

  it.each([
    '',
    'news',
    ' /news',
    '?a',
    '//evil.example',
    '///evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2e//evil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/..%2f%2Fevil.example',
    '/a//b',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/a?b=\\',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\u0000',
    '/%09/evil.example',
    '/a%0d%0aset-cookie:x',
    '/a%7F',
    'https://evil.example/',
    'javascript:alert(1)',
  ])('gives none when it is %j', (address) => {
    expect(ownPath(address)).toBeNull();
  });

  it('leads to this site from everywhere, and stays as it is, whatever was asked for', () => {
    const piece = fc.constantFrom(...pieces);
    const risky = fc.array(piece, { maxLength: 10 }).map((drawn) => drawn.join(''));
    let taken = 0;
    fc.assert(
      fc.property(
        fc.oneof(risky, fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string()),
        (text) => {
          const path = ownPath(text);
          if (path === null) return;
          taken += 1;
          for (const from of [origin, `${origin}/login?x=1`, `${origin}/a/b/`]) {
            const read = new URL(path, from);
            expect(read.origin).toBe(origin);
            expect(read.pathname.split('/').length).toBe(path.replace(/[?#].*$/s, '').split('/').length);
          }
          expect(path).toMatch(/^\/(?![/\\])/);
          const decoded = path
            .replace(/[?#].*$/s, '')
            .replace(/%([\da-f]{2})/gi, (_code, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)));
          expect(decoded).not.toMatch(/\/\/|\\|(?![\u0080-\u009f])\p{Cc}/u);
          expect(ownPath(path)).toBe(path);
        },
      ),
      { numRuns: 2_000 },
    );
    expect(taken).toBeGreaterThan(0);
  });
});
