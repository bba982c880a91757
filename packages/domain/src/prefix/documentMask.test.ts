import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskDocumentNumber } from './documentMask.ts';

describe('maskDocumentNumber', () => {
  it.each([
    ['110101199001011234', '110***********1234'],
    ['E12345678', 'E1*****78'],
    ['A123', 'A**3'],
    ['', ''],
  ])('shows %j as %j', (number, masked) => {
    expect(maskDocumentNumber(number)).toBe(masked);
  });

  it('keeps the length and hides half at least when the number has two characters or more', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{2,40}$/), (number) => {
        const masked = maskDocumentNumber(number);
        expect(masked).toHaveLength(number.length);
        expect([...masked].filter((sign) => sign === '*').length).toBeGreaterThanOrEqual(number.length / 2);
      }),
    );
  });
});
