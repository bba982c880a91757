import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal, writeDecimal } from './decimal.ts';
import { isAtLimit, plainNumber, stepNumber } from './typedNumber.ts';

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

/** With the same number of decimals, whatever it has. */
function padded(text: string): string {
  const number = readDecimal(text);
  return number === null ? '' : writeDecimal(number, 60);
}

describe('stepNumber', () => {
  it.each([
    ['1', 1, { step: 1 }, '2'],
    ['0.1', 2, { step: 0.1 }, '0.3'],
    ['1.50', 1, { step: 1 }, '2.50'],
    ['', 1, { step: 1 }, '1'],
    ['一百', -1, { step: 1, min: 5 }, '5'],
    ['99', 5, { step: 1, max: 100 }, '100'],
    ['1', -1, { step: 1 }, '0'],
    ['-1', 1, { step: 1 }, '0'],
    ['-0.5', 1, { step: 1 }, '0.5'],
    ['12345678901234567', 1, { step: 1 }, '12345678901234568'],
    ['99999999999999999999', 1, { step: 1 }, '100000000000000000000'],
    ['12345678901234567.89', -1, { step: 0.01 }, '12345678901234567.88'],
    ['9007199254740993', -1, { step: 2 }, '9007199254740991'],
    ['1', 1, { step: 1e-7 }, '1.0000001'],
    ['0', -10, { step: 2.5e-9 }, '-0.0000000250'],
    ['0', 1, { step: 1e-120 }, `0.${'0'.repeat(119)}1`],
    ['1', 1, { step: 1e21 }, '1000000000000000000001'],
    ['12345678901234567', 1, { step: 1, max: 5e-7 }, '0.0000005'],
    ['5', 1, { step: 1, min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }, '6'],
    ['5', 1, { step: Number.NaN }, '5'],
  ])('leads from "%s" by %i steps within %o to %s', (text, steps, range, to) => {
    expect(stepNumber(text, steps, range)).toBe(to);
  });

  it('comes back to the number when the steps are taken back, however many digits it has', () => {
    const digits = fc.stringMatching(/^-?[1-9]\d{0,40}(\.\d{1,20})?$/);
    const increment = fc.constantFrom(1e-9, 2.5e-7, 0.01, 0.1, 1, 10, 1e15);
    fc.assert(
      fc.property(digits, fc.integer({ min: -50, max: 50 }), increment, (text, steps, step) => {
        const back = stepNumber(stepNumber(text, steps, { step }), -steps, { step });
        expect(padded(back)).toBe(padded(text));
      }),
    );
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

describe('isAtLimit', () => {
  it.each([
    ['20', 20, true],
    ['20.00', 20, true],
    ['99999999999999999', 1e17, false],
    ['100000000000000000', 1e17, true],
    ['0.0000001', 1e-7, true],
    ['', 0, false],
    ['5', undefined, false],
    ['5', Number.POSITIVE_INFINITY, false],
  ])('of "%s" and %s is %s', (text, limit, at) => {
    expect(isAtLimit(text, limit)).toBe(at);
  });
});
