import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yuanText } from './money.ts';

describe('yuanText', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [280_000, '2800.00'],
    ['980001', '9800.01'],
    [-150, '-1.50'],
  ])('writes %s fen as %s', (fen, text) => {
    expect(yuanText(fen)).toBe(text);
  });

  it('loses nothing, however large the amount', () => {
    fc.assert(
      fc.property(fc.bigInt(), (fen) => {
        expect(BigInt(yuanText(fen).replace('.', ''))).toBe(fen);
      }),
    );
  });
});
