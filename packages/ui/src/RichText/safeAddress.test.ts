import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { richTextRules } from './richTextRules.ts';
import { leavesSite, safeAddress } from './safeAddress.ts';

const schemes = richTextRules.linkSchemes;

describe('safeAddress', () => {
  it.each([
    ['https://example.cn/a?b=c#d', 'https://example.cn/a?b=c#d'],
    ['HTTPS://example.cn', 'HTTPS://example.cn'],
    ['//example.cn/a', '//example.cn/a'],
    ['/news/detail/3', '/news/detail/3'],
    ['detail?at=10:30', 'detail?at=10:30'],
    ['mailto:service@example.cn', 'mailto:service@example.cn'],
    ['tel:400-000-0118', 'tel:400-000-0118'],
    ['  /图片 1.png\n', '/图片%201.png'],
    ['javascript:alert(1)', null],
    [' JavaScript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['java\u00adscript:alert(1)', null],
    ['\u0000javascript:alert(1)', null],
    ['javascript :alert(1)', null],
    ['data:text/html,x', null],
    ['blob:https://example.cn/1', null],
    ['file:///etc/passwd', null],
    ['1:2', null],
    ['', null],
    [' \n', null],
  ])('answers %j with %j', (given, address) => {
    expect(safeAddress(given, schemes)).toBe(address);
  });

  it('gives what a browser resolves to an allowed scheme when given anything', () => {
    const text = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom('javascript', 'JAVA\tSCRIPT', 'data', 'vbscript', 'x'), fc.string(), fc.string())
        .map(([name, noise, rest]) => `${noise}${name}:${rest}`),
    );
    fc.assert(
      fc.property(text, (given) => {
        const address = safeAddress(given, schemes);
        if (address === null || !URL.canParse(address, 'https://site.example/a/')) return;
        const { protocol } = new URL(address, 'https://site.example/a/');
        expect(schemes.map((scheme) => `${scheme}:`)).toContain(protocol);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('leavesSite', () => {
  it.each([
    ['https://example.cn', true],
    ['//example.cn', true],
    ['\\\\example.cn', true],
    ['/news', false],
    ['news', false],
    ['mailto:service@example.cn', false],
  ])('judges %s: %s', (address, leaves) => {
    expect(leavesSite(address)).toBe(leaves);
  });
});
