import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fen } from './fen.ts';
import { displayYuan, formatYuan, readYuan } from './yuan.ts';

const most = Number.MAX_SAFE_INTEGER;
const anyFen = fc.oneof(fc.nat(), fc.integer({ min: 0, max: most }), fc.integer({ min: most - 1000, max: most }));

describe('readYuan', () => {
  it.each([
    ['0', 0],
    ['0.0', 0],
    ['0.01', 1],
    ['0.1', 10],
    ['0.10', 10],
    ['2800', 280_000],
    ['2800.5', 280_050],
    ['2800.05', 280_005],
    ['0012.30', 1230],
    ['90071992547409.91', most],
  ])('reads %s as %d fen when it is an amount', (text, expected) => {
    expect(readYuan(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '.',
    '.5',
    '5.',
    '1.234',
    '1.2.3',
    '1,000',
    '-1',
    '+1',
    '1e3',
    ' 1',
    '1 ',
    '1\n',
    '１',
    '¥1',
    '90071992547409.92',
    '90071992547410',
    '9'.repeat(400),
  ])('refuses %j when it is none, or more than can be computed with', (text) => {
    expect(readYuan(text)).toBeNull();
  });

  it('gives back what formatYuan wrote when the amount is any', () => {
    fc.assert(
      fc.property(anyFen, (amount) => {
        expect(readYuan(formatYuan(amount))).toBe(amount);
      }),
    );
  });

  it('counts a hundred fen a yuan when the amount is whole', () => {
    fc.assert(
      fc.property(fc.nat(), (whole) => {
        expect(readYuan(String(whole))).toBe(whole * 100);
      }),
    );
  });
});

describe('formatYuan', () => {
  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [280_000, '2800.00'],
    [most, '90071992547409.91'],
    [-1, '-0.01'],
    [-280_050, '-2800.50'],
  ])('writes %d fen as %s when asked', (amount, text) => {
    expect(formatYuan(amount)).toBe(text);
  });
});

describe('displayYuan', () => {
  it.each([
    [0, '0.00', '0'],
    [99_999, '999.99', '999.99'],
    [100_000, '1,000.00', '1,000'],
    [280_050, '2,800.50', '2,800.50'],
    [99_999_900, '999,999.00', '999,999'],
    [123_456_789, '1,234,567.89', '1,234,567.89'],
    [-123_456_700, '-1,234,567.00', '-1,234,567'],
    [10_000_000_000, '100,000,000.00', '100,000,000'],
  ])('groups %d fen by thousands as %s, and bare as %s', (amount, text, bare) => {
    expect(displayYuan(amount)).toBe(text);
    expect(displayYuan(amount, true)).toBe(bare);
  });

  it('only adds commas when the amount is any', () => {
    fc.assert(
      fc.property(anyFen, (amount) => {
        expect(displayYuan(amount).replaceAll(',', '')).toBe(formatYuan(amount));
        expect(displayYuan(amount)).toMatch(/^\d{1,3}(,\d{3})*\.\d{2}$/);
      }),
    );
  });
});

describe('fen', () => {
  it.each([
    [0, true],
    [1, true],
    [most, true],
    [-1, false],
    [0.5, false],
    [most + 1, false],
    [Number.NaN, false],
    ['1', false],
  ])('takes %j: %s', (value, taken) => {
    expect(fen.safeParse(value).success).toBe(taken);
  });
});
