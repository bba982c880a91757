import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRange, rangeOf } from './unicodeRange.ts';

const pointsOf = (range: string) =>
  range.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });

describe('divideRange', () => {
  it('divides a range into the characters of a text and all others', () => {
    expect(divideRange('U+0041-0045, U+00E9', 'BDZ')).toEqual({ inside: 'BD', outside: 'U+41,U+43,U+45,U+E9' });
  });

  it('loses no code point and has none twice', () => {
    const code = fc.integer({ min: 0x20, max: 0x17f });
    fc.assert(
      fc.property(fc.uniqueArray(code, { minLength: 2 }), fc.array(code), (points, chosen) => {
        const all = points.toSorted((a, b) => a - b);
        const text = String.fromCodePoint(...chosen.filter((point) => point !== all[0]));
        const { inside, outside } = divideRange(rangeOf(String.fromCodePoint(...all)), text);
        const found = [...new Set(Array.from(inside, (one) => one.codePointAt(0) ?? 0)), ...pointsOf(outside)];
        expect(found.toSorted((a, b) => a - b)).toEqual(all);
      }),
    );
  });

  it.each(['', 'U+', 'latin', 'U+0041-'])('throws for %j', (range) => {
    expect(() => divideRange(range, 'A')).toThrow('unicode-range');
  });
});
