import { describe, expect, it } from 'vitest';
import { ownPage } from './ownPage.ts';

describe('ownPage', () => {
  it.each([
    ['', ''],
    ['/application/payResult?id=1#top', '/application/payResult?id=1#top'],
    ['https://id.example.cn/success', '/success'],
    ['application/payResult', '/application/payResult'],
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
    'http://id.example.cn/',
    'http://[',
  ])('gives none when it is %j', (address) => {
    expect(ownPage(address, 'https://id.example.cn')).toBeNull();
  });

  it('takes paths, and no other site, when the site’s address is not known', () => {
    expect(ownPage('/success', '')).toBe('/success');
    expect(ownPage('//evil.example.cn', '')).toBeNull();
    expect(ownPage('https://evil.example.cn/', '')).toBeNull();
  });
});
