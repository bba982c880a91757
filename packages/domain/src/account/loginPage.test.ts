import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewStatus } from '../prefix/review.ts';
import { opensConsole, pathAfterLogin } from './loginPage.ts';

describe('pathAfterLogin', () => {
  it.each([
    [undefined, '/home?t=7'],
    [null, '/home?t=7'],
    ['', '/home?t=7'],
    ['/', '/?t=7'],
    ['/application/payment', '/application/payment?t=7'],
    ['/product_scene?identifier=88.118.001%2FGT-1&t=3', '/product_scene?identifier=88.118.001%2FGT-1&t=7'],
    ['/solution/2#plan', '/solution/2?t=7#plan'],
    ['/news?from=https://lima.example//x', '/news?from=https://lima.example//x&t=7'],
    ['/news#a//b', '/news?t=7#a//b'],
    ['/loginhelp', '/loginhelp?t=7'],
    ['/login', '/home?t=7'],
    ['/LOGIN', '/home?t=7'],
    ['/login?mode=2', '/home?t=7'],
    ['/login#x', '/home?t=7'],
    ['/login/', '/home?t=7'],
    ['/news/../login', '/home?t=7'],
    ['/news/../solution', '/solution?t=7'],
    ['home', '/home?t=7'],
    ['//evil.example', '/home?t=7'],
    ['///evil.example', '/home?t=7'],
    ['/..//evil.example', '/home?t=7'],
    ['/%2f%2fevil.example', '/home?t=7'],
    ['/\\evil.example', '/home?t=7'],
    ['/%5cevil.example', '/home?t=7'],
    ['/a\\b', '/home?t=7'],
    ['/\t/evil.example', '/home?t=7'],
    ['/\n/evil.example', '/home?t=7'],
    ['/a\u0000', '/home?t=7'],
    ['https://evil.example/', '/home?t=7'],
    ['javascript:alert(1)', '/home?t=7'],
    [' /news', '/home?t=7'],
  ])('goes from %j to %s when logging in succeeded', (returnPath, path) => {
    expect(pathAfterLogin(returnPath, 7)).toBe(path);
  });

  it('never leaves the site when the return path is any text', () => {
    const risky = fc.string({
      unit: fc.constantFrom('/', '\\', '\t', '\n', '.', ':', '@', '?', '#', 'a', 'login', '//', '%2f', ' '),
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        fc.oneof(
          risky,
          risky.map((text) => `/${text}`),
          fc.webUrl(),
          fc.string(),
        ),
        (text) => {
          const path = pathAfterLogin(text, 7);
          const read = new URL(path, 'https://lima.example/login');
          expect(read.origin).toBe('https://lima.example');
          expect(read.pathname.startsWith('//')).toBe(false);
          expect(read.searchParams.getAll('t')).toEqual(['7']);
        },
      ),
    );
  });
});

describe('opensConsole', () => {
  const statuses = [null, ...reviewStatus.options];
  const types = [null, '', 'ORDINARY', 'COMPANY', 'COMPANY_ADMIN', 'ADMIN', 'MANAGER', 'AUDITOR'];
  it.each(types.flatMap((type) => statuses.map((examineStatus) => ({ type, examineStatus }))))(
    'decides for type $type and review status $examineStatus when logging in succeeded',
    ({ type, examineStatus }) => {
      const expected = examineStatus === 'approved' && (type === 'COMPANY' || type === 'COMPANY_ADMIN');
      expect(opensConsole({ type, examineStatus })).toBe(expected);
    },
  );
});
