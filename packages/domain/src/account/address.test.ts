import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountSiteAddress, withQuery } from './address.ts';

const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }), fc.nat(0x7f))
  .map((point) => String.fromCodePoint(point));

describe('withQuery', () => {
  it.each([
    ['/home', '/home?t=1'],
    ['/home?', '/home?t=1'],
    ['/home?a=b', '/home?a=b&t=1'],
    ['/home?t=0', '/home?t=1'],
    ['/home?t=1234', '/home?t=1'],
    ['/home?t=0&a=b&t=9&tt=3', '/home?a=b&tt=3&t=1'],
    ['/home?t', '/home?t=1'],
    ['/home?&a=b&&', '/home?a=b&t=1'],
    ['/home?a=b=c', '/home?a=b=c&t=1'],
    ['/home?a=x?y', '/home?a=x?y&t=1'],
    ['/home#top', '/home?t=1#top'],
    ['/home?a=b#top?t=0', '/home?a=b&t=1#top?t=0'],
    ['/home#a\nb', '/home?t=1#a\nb'],
    ['/home?toString=1', '/home?toString=1&t=1'],
    ['', '?t=1'],
  ])('turns "%s" into "%s" when t is added', (address, expected) => {
    expect(withQuery(address, { t: 1 })).toBe(expected);
  });

  it('encodes values when they hold what means something in an address, and half a surrogate pair', () => {
    expect(withQuery('/a', { x: '力码 &=#?/', y: 'a\uD83Db', z: '😀' })).toBe(
      '/a?x=%E5%8A%9B%E7%A0%81%20%26%3D%23%3F%2F&y=a%EF%BF%BDb&z=%F0%9F%98%80',
    );
  });

  it('gives every value back to a reader of addresses when it is any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter }),
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        (value, address) => {
          const read = new URL(withQuery(address, { lima: value }));
          expect(read.searchParams.getAll('lima')).toEqual([value]);
          expect(read.origin).toBe(new URL(address).origin);
          expect(read.hash).toBe(new URL(address).hash);
        },
      ),
    );
  });
});

describe('accountSiteAddress', () => {
  const visit = { backUrl: 'https://lima.example/home?t=1', subCode: 'LM', subName: '力码' } as const;
  const query = 'backUrl=https%3A%2F%2Flima.example%2Fhome%3Ft%3D1&subCode=LM&subName=%E5%8A%9B%E7%A0%81';

  it.each(['login', 'register'] as const)('carries the four fields when the visit is to %s', (type) => {
    expect(accountSiteAddress('https://account.example/', { type, ...visit })).toBe(
      `https://account.example/?type=${type}&${query}`,
    );
  });

  it('keeps what the address of the site already asks for when it has a query', () => {
    expect(accountSiteAddress('https://account.example/in?lang=zh', { type: 'login', ...visit })).toBe(
      `https://account.example/in?lang=zh&type=login&${query}`,
    );
  });
});
