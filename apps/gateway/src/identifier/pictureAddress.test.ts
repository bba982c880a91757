import { describe, expect, it } from 'vitest';
import { ownPathOf, shownPicture } from './pictureAddress.ts';

const site = 'https://lima.example.cn';
const product = `/product-pictures/${'0123456789abcdef'.repeat(4)}/1600.webp`;

describe('ownPathOf', () => {
  it.each([
    ['https://lima.example.cn/a?b=1#c', '/a?b=1#c'],
    ['HTTPS://LIMA.Example.CN:443/a', '/a'],
    ['https://lima.example.cn:8443/a', '/a'],
    ['https://visitor:word@lima.example.cn/a', '/a'],
    ['https://lima.example.cn//example.com/a', '//example.com/a'],
    ['https://lima.example.cn.example.com/a', 'https://lima.example.cn.example.com/a'],
    ['https://lima.example.cn@example.com/a', 'https://lima.example.cn@example.com/a'],
    ['/a', '/a'],
  ])('reads %s as %s', (address, path) => {
    expect(ownPathOf(address, site)).toBe(path);
  });

  it('knows no address of this site when its host is unknown', () => {
    expect(ownPathOf('https://lima.example.cn/a', '')).toBe('https://lima.example.cn/a');
    expect(ownPathOf('https://lima.example.cn/a', '/product_scene?identifier=')).toBe('https://lima.example.cn/a');
  });
});

describe('shownPicture', () => {
  it.each([
    ['/illustrations/treadmill.svg', '/illustrations/treadmill.svg'],
    ['/illustrations/on-ink/line.svg', '/illustrations/on-ink/line.svg'],
    ['/illustrations/a/b/line.svg', null],
    [product, product],
    [`https://lima.example.cn${product}`, product],
    ['https://example.com/a.jpg?size=2', null],
    [`https://example.com${product}`, null],
    ['https://lima.example.cn.example.com/illustrations/treadmill.svg', null],
    [`${product}?a`, null],
    ['/platform-security-service/logout?fingerprint=a', null],
    ['/illustrations/../platform-security-service/logout', null],
    ['//lima.example.cn/platform-security-service/logout', null],
    ['https://visitor@LIMA.example.cn:443/platform-security-service/logout?fingerprint=a', null],
    ['platform-security-service/logout', null],
    ['', null],
  ])('shows %s as %s', (address, shown) => {
    expect(shownPicture(address, site)).toBe(shown);
  });
});
