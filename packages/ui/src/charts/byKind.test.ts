import { describe, expect, it } from 'vitest';
import { asWritten } from '../locale/useTranslate.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import { isBlank, kindCells, partsByKind, sumByKind, wholeOf } from './byKind.ts';
import { chartLook } from './chartLook.ts';

const look = chartLook(lightTheme, 'paper');

describe('a figure by kind', () => {
  it.each([
    [{}, true],
    [{ quality: 0 }, false],
    [0, false],
    [-8, false],
    [Number.NaN, true],
    [Number.POSITIVE_INFINITY, true],
    [{ quality: Number.NaN }, true],
    [{ quality: Number.NaN, other: 0 }, false],
    [{ quality: undefined }, true],
  ])('of %j is blank: %s', (value, blank) => {
    expect(isBlank(value)).toBe(blank);
  });

  it('counts a kind that is undefined as one that is absent', () => {
    const value = { quality: undefined, equipment: 2.5 };
    expect(wholeOf(value)).toBe(wholeOf({ equipment: 2.5 }));
    expect(kindCells(value)).toEqual(kindCells({ equipment: 2.5 }));
  });

  it('leaves out the kinds that are not finite', () => {
    const value = { quality: Number.NaN, equipment: 2.5, material: Number.POSITIVE_INFINITY, other: -1 };
    expect(wholeOf(value)).toBe(1.5);
    expect(partsByKind(value, look, asWritten).map((part) => part.value)).toEqual([2.5, -1]);
    expect(kindCells(value)).toEqual([null, 2.5, null, -1]);
    expect(sumByKind([value, { equipment: 1_234_567_890_123 }, 7])).toEqual({
      quality: 0,
      equipment: 1_234_567_890_125.5,
      material: 0,
      other: -1,
    });
  });
});
