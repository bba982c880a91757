import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIdentifier } from './code.ts';
import { gs1CheckDigit, readGoodsCode } from './goodsCode.ts';

describe('readGoodsCode', () => {
  it.each([
    ['9521234000167', 'EAN-13', '09521234000167'],
    ['9 521234 000167', 'EAN-13', '09521234000167'],
    ['９５２１２３４０００１６７', 'EAN-13', '09521234000167'],
    ['036000291452', 'UPC-A', '00036000291452'],
    ['96385074', 'EAN-8', '00000096385074'],
    ['1952-1234-0001-64', 'GTIN-14', '19521234000164'],
  ])('reads the barcode %s as %s', (typed, format, gtin) => {
    expect(readGoodsCode(typed)).toMatchObject({ kind: 'barcode', format, gtin, valid: true });
  });

  it('says which last digit would be right when a digit is wrong', () => {
    expect(readGoodsCode('9521234000160')).toMatchObject({ valid: false, checkDigit: '7' });
  });

  it('notices every single wrong digit', () => {
    const twelve = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(twelve, fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const right = digits + gs1CheckDigit(digits);
        expect(readGoodsCode(right)).toMatchObject({ valid: true });
        const wrong = [...right].map((sign, index) => (index === at ? String((Number(sign) + by) % 10) : sign));
        expect(readGoodsCode(wrong.join(''))).toMatchObject({ valid: false });
      }),
    );
  });

  it.each([
    ['https://id.brand-store.example/01/09521234000167/21/GT-2026-000123', null, 'GT-2026-000123'],
    ['http://ID.brand-store.example/gs1/01/9521234000167/10/L7/21/A%2FB?x=1#y', 'L7', 'A/B'],
    ['https://id.brand-store.example/01/09521234000167/10/21/21/X1', '21', 'X1'],
    ['https://id.brand-store.example/01/09521234000167/', null, null],
    ['https://id.brand-store.example/01/09521234000167/21/%E0%A4', null, null],
  ])('reads the link %s', (typed, lot, serial) => {
    const host = 'id.brand-store.example';
    expect(readGoodsCode(typed)).toMatchObject({
      kind: 'link',
      host,
      gtin: '09521234000167',
      valid: true,
      lot,
      serial,
    });
  });

  it.each([
    '88.118.001/GT-2026-000123',
    '12345',
    'GT-2026-000123',
    'https://id.example/01/123/21/A',
    'https://id.example/88.118.001/GT-1',
    '',
  ])('leaves %j to others', (typed) => {
    expect(readGoodsCode(typed)).toBeNull();
  });

  it('takes no identifier code for goods, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0189./-GT:?'), maxLength: 30 }), (text) => {
        expect(readGoodsCode(text) !== null && parseIdentifier(text).ok).toBe(false);
      }),
    );
  });
});
