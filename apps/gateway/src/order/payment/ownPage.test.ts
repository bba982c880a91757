import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPage } from './ownPage.ts';

describe('ownPage', () => {
  it.each([
    ['', ''],
    ['/application/payResult?id=1#top', '/application/payResult?id=1#top'],
    ['https://id.example.cn/success', '/success'],
    ['application/payResult', '/application/payResult'],
    ['HTTPS://ID.EXAMPLE.CN:443/a/../success', '/success'],
    ['/a/%2e%2e/设备', '/%E8%AE%BE%E5%A4%87'],
  ])('gives the address within the site when it is %j', (address, page) => {
    expect(ownPage(address, 'https://id.example.cn')).toBe(page);
  });

  it.each([
    'https://evil.example.cn/',
    '//evil.example.cn/',
    '/\\evil.example.cn',
    '\\\\evil.example.cn',
    'javascript:alert(1)',
    'https://id.example.cn.evil.cn/',
    'https://id.example.cn@evil.cn/',
    'https://user@id.example.cn/',
    'https://:word@id.example.cn/',
    'https://id.example.cn:8443/',
    '/a\tb',
    '\n/success',
    '/a?b=\\',
    '/.//evil.example',
    '/a%0d%0ab',
    'http://id.example.cn/',
    '/..//evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    'https://id.example.cn//evil.example',
    'http://[',
  ])('gives none when it is %j', (address) => {
    expect(ownPage(address, 'https://id.example.cn')).toBeNull();
  });

  it('returns an idempotent URL of the site for any input', () => {
    const origin = 'https://id.example.cn';
    const pieces = '/ \\ . .. : @ ? # %2f %2F %5c %2e %09 % ; a 设 evil.example https: javascript:'.split(' ');
    pieces.push(' ', '\t', '\n', origin);
    const risky = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((drawn) => drawn.join(''));
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(risky, fc.webUrl(), fc.string()), (address) => {
        const page = ownPage(address, origin);
        if (page === null || page === '') return;
        taken += 1;
        const read = new URL(page, origin);
        expect(read.origin).toBe(origin);
        expect(`${read.pathname}${read.search}${read.hash}`).toBe(page);
        expect(page).toMatch(/^\/(?![/\\])/);
        expect(read.pathname).not.toMatch(/(?:\/|%2f){2}|%5c|%09/i);
      }),
      { numRuns: 2_000 },
    );
    expect(taken).toBeGreaterThan(0);
  });

  it('accepts paths only when the site’s URL is unknown', () => {
    expect(ownPage('/success', '')).toBe('/success');
    expect(ownPage('//evil.example.cn', '')).toBeNull();
    expect(ownPage('https://evil.example.cn/', '')).toBeNull();
  });
});
