import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainNumber, stepNumber } from './typedNumber.ts';

describe('plainNumber', () => {
  it.each([
    ['1200.50', '1200.50'],
    ['1,200.50', '1200.50'],
    [' １,２００．５０ ', '1200.50'],
    ['1，200', '1200'],
    ['-3', '-3'],
    ['+3', '3'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['12。5', '12.5'],
  ])('reads %s as %s', (text, number) => {
    expect(plainNumber(text)).toBe(number);
  });

  it.each(['', '-', '一百', '1.2.3', '1e3', '12元', '0x10'])('reads nothing when the text is "%s"', (text) => {
    expect(plainNumber(text)).toBeNull();
  });
});

describe('stepNumber', () => {
  it.each([
    ['1', 1, { step: 1 }, '2'],
    ['0.1', 2, { step: 0.1 }, '0.3'],
    ['1.50', 1, { step: 1 }, '2.50'],
    ['', 1, { step: 1 }, '1'],
    ['一百', -1, { step: 1, min: 5 }, '5'],
    ['99', 5, { step: 1, max: 100 }, '100'],
    ['1', -1, { step: 1 }, '0'],
  ])('leads from "%s" by %i steps within %o to %s', (text, steps, range, to) => {
    expect(stepNumber(text, steps, range)).toBe(to);
  });

  it('keeps the limits and can be read again when any step is taken', () => {
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value.toFixed(2));
    fc.assert(
      fc.property(number, fc.integer({ min: -9, max: 9 }), fc.constantFrom(0.01, 0.5, 1, 10), (text, steps, step) => {
        const to = stepNumber(text, steps, { step, min: -500, max: 500 });
        expect(Number(to)).toBeGreaterThanOrEqual(-500);
        expect(Number(to)).toBeLessThanOrEqual(500);
        expect(plainNumber(to)).toBe(to);
      }),
    );
  });
});
