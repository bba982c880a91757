import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  productPictureAddress,
  productPictureHash,
  productPictureSet,
  productPictureWidths,
} from './productPicture.ts';

const hash = '0123456789abcdef'.repeat(4);

describe('productPictureHash', () => {
  it.each(productPictureWidths)('reads the address of a picture that is %i px wide', (width) => {
    expect(productPictureHash(productPictureAddress(hash, width))).toBe(hash);
  });

  it.each([
    '/illustrations/treadmill.svg',
    `/product-pictures/${hash}/640.webp`,
    `/product-pictures/${hash}/800.webp?x`,
    `/product-pictures/${hash.slice(1)}/800.webp`,
    `/product-pictures/${hash}/../800.webp`,
    `https://example.cn/product-pictures/${hash}/800.webp`,
    `/product-pictures/${hash.toUpperCase()}/800.webp`,
  ])('is null for another address: %s', (address) => {
    expect([productPictureHash(address), productPictureSet(address)]).toEqual([null, undefined]);
  });

  it('is null for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(productPictureHash(text)).toBeNull();
      }),
    );
  });
});

describe('productPictureSet', () => {
  it('names every width', () => {
    const set = productPictureSet(productPictureAddress(hash, 1_600));
    expect(set?.split(', ')).toEqual(
      productPictureWidths.map((width) => `${productPictureAddress(hash, width)} ${width}w`),
    );
  });
});
