import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIdentifier } from './code.ts';
import { formatGoodsCode, gs1CheckDigit, readGoodsCode } from './goodsCode.ts';

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
    ['(01)09521234000167(21)GT-2026-000123', null, 'GT-2026-000123'],
    ['(01) 0952 1234 000167 (10) L7 (21) GT-2026-000123', 'L7', 'GT-2026-000123'],
    ['（01）09521234000167（21）GT-2026-000123', null, 'GT-2026-000123'],
    ['010952123400016721GT-2026-000123', null, 'GT-2026-000123'],
    ['\u001D010952123400016710L7\u001D21GT-2026-000123', 'L7', 'GT-2026-000123'],
    [']C1010952123400016711260512' + '10L7\u001D21GT-2026-000123\u001D', 'L7', 'GT-2026-000123'],
    [']d221GT-2026-000123<GS>0109521234000167', null, 'GT-2026-000123'],
    ['\u241D0109521234000167310300125021GT-2026-000123', null, 'GT-2026-000123'],
    ['0109521234000167', null, null],
    ['(01)09521234000167(17)270512', null, null],
  ])('reads the element string %j', (typed, lot, serial) => {
    expect(readGoodsCode(typed)).toEqual({
      kind: 'elements',
      digits: '09521234000167',
      gtin: '09521234000167',
      checkDigit: '7',
      valid: true,
      lot,
      serial,
    });
  });

  it.each([
    ['a link', '跑步机\nhttps://id.gs1.org/01/09521234000167/21/GT-1\n型号 SB-3', 'GT-1'],
    ['elements below each other', '跑步机\n(01)09521234000167\n(21)GT-1\n山东泰岳', 'GT-1'],
    ['elements and other lines', '跑步机\r\n(01)09521234000167(21)GT-1\r\nSB-3\r\n20260526', 'GT-1'],
    ['a link twice', `跑步机${'\nhttps://id.gs1.org/01/09521234000167/21/GT-1'.repeat(2)}`, 'GT-1'],
    ['a line break at the end', '(01)09521234000167(21)GT-1\r\n', 'GT-1'],
  ])('reads the one code of a label with %s', (_what, typed, serial) => {
    expect(readGoodsCode(typed)).toMatchObject({ gtin: '09521234000167', valid: true, serial });
  });

  it.each([
    ['several codes', '(01)09521234000167(21)A\n(01)09521234000167(21)B'],
    ['a line that may be the rest', '(01)09521234000167(21)GT-1\n000123'],
    ['a line that may be the rest of a link', 'https://id.gs1.org/01/09521234000167/21/GT-1\n000123'],
    ['a date only', '跑步机\n20260526'],
  ])('reads nothing from a label with %s', (_what, typed) => {
    expect(readGoodsCode(typed)).toBeNull();
  });

  it('reads from the canonical text of an element string the same, whatever its batch and serial number', () => {
    const characters = '!"%&\'()*+,-./0123456789:;=>?ABCXYZ_abcxyz';
    const value = fc.oneof(
      fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 20 }),
      fc.constantFrom('A(1)B', 'A(21)B', '(10)', '(0101)', ')('),
    );
    const optional = fc.option(value);
    fc.assert(
      fc.property(optional, optional, (lot, serial) => {
        const fnc1 = '\u001D';
        const sent = `${fnc1}0109521234000167${lot === null ? '' : `10${lot}${fnc1}`}${serial === null ? '' : `21${serial}`}`;
        const code = readGoodsCode(sent);
        expect(code).toMatchObject({ kind: 'elements', lot, serial });
        expect(code && readGoodsCode(formatGoodsCode(code))).toEqual(code);
      }),
    );
  });

  it.each([
    '(21)GT-2026-000123',
    '(01)0952123400016',
    '(01)09521234000167(21)',
    '(01)09521234000167(21)汉',
    ']C188',
    '(01)',
  ])('reads no element string from %j', (typed) => {
    expect(readGoodsCode(typed)).toBeNull();
  });

  it.each([
    ['9 521234 000167', '9521234000167'],
    [
      'http://ID.brand-store.example/gs1/01/9521234000167/10/L7/21/A%2FB?x=1#y',
      'https://ID.brand-store.example/gs1/01/9521234000167/10/L7/21/A%2FB',
    ],
    [']C1010952123400016710L7\u001D21GT-2026-000123', '(01)09521234000167(10)L7(21)GT-2026-000123'],
  ])('reads from %j the same as from its canonical text', (typed, text) => {
    const code = readGoodsCode(typed);
    expect(code && formatGoodsCode(code)).toBe(text);
    expect(readGoodsCode(text)).toMatchObject({ kind: code?.kind, gtin: code?.gtin });
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
      fc.property(fc.string({ unit: fc.constantFrom(...'0189./-GT:?()]C\u001D'), maxLength: 30 }), (text) => {
        expect(readGoodsCode(text) !== null && parseIdentifier(text).ok).toBe(false);
      }),
    );
  });
});
