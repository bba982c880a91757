import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badgeText } from './badgeText.ts';

describe('badgeText', () => {
  it.each([
    [1, 99, '1'],
    [99, 99, '99'],
    [100, 99, '99+'],
    [2.9, 99, '2'],
    [1208, 9999, '1,208'],
    [12_000, 9999, '9,999+'],
    [Number.POSITIVE_INFINITY, 99, '99+'],
    [5, 0, '1+'],
  ])('writes %d of at most %d as %s', (count, max, text) => {
    expect(badgeText(count, max)).toBe(text);
  });

  it.each([0, -3, 0.5, Number.NaN])('writes nothing when the count is %d', (count) => {
    expect(badgeText(count, 99)).toBeNull();
  });

  it('shows the count itself exactly when it is no larger than max', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (count, max) => {
        const text = badgeText(count, max) ?? '';
        expect(text.endsWith('+')).toBe(count > max);
        expect(Number(text.replaceAll(/[+,]/g, ''))).toBe(Math.min(count, max));
      }),
    );
  });
});
