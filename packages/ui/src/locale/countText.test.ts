import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText } from './countText.ts';

describe('countText', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [-1234567, '-1,234,567'],
    [1234.5, '1,234.5'],
    [Number.NaN, 'NaN'],
  ])('writes %d as %s', (count, text) => {
    expect(countText(count)).toBe(text);
  });

  it('writes what toLocaleString does, in both languages, whatever the count', () => {
    const count = fc.oneof(fc.maxSafeInteger(), fc.double()).filter((value) => !Object.is(value, -0));
    fc.assert(
      fc.property(count, (value) => {
        expect([countText(value), countText(value)]).toEqual([
          value.toLocaleString('zh-CN'),
          value.toLocaleString('en'),
        ]);
      }),
    );
  });
});
