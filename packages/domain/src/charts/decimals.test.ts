import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, figureFormatter } from './decimals.ts';

describe('decimalsOf', () => {
  it.each([
    [[], 0],
    [[0, 12, 2271], 0],
    [[386.5, 412], 1],
    [[2.5, 0.25], 2],
    [[0.004, 0], 3],
    [[12, Number.NaN, Number.POSITIVE_INFINITY], 0],
  ])('of %j are %i', (values, decimals) => {
    expect(decimalsOf(values)).toBe(decimals);
  });
});

describe('figureFormatter', () => {
  it('writes commas and the same decimals', () => {
    expect([2271, 386.55, 0].map(figureFormatter([2271, 386.55, 0]))).toEqual(['2,271.0', '386.6', '0.0']);
    expect([107, 61].map(figureFormatter([107, 61]))).toEqual(['107', '61']);
  });

  it('writes every digit of 15, and – for what was not measured', () => {
    const write = figureFormatter([1_234_567_890_123, Number.NaN]);
    expect(write(1_234_567_890_123)).toBe('1,234,567,890,123');
    expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(write)).toEqual(['–', '–', '–']);
    expect(figureFormatter([123_456_789_012_345.6])(12_345_678_901_234.5)).toBe('12,345,678,901,234.5');
  });

  it('gives all figures of a list as many decimals, whatever they are', () => {
    const figure = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(fc.array(figure), (values) => {
        const lengths = values.map(figureFormatter(values)).map((text) => text.split('.')[1]?.length ?? 0);
        expect(new Set(lengths).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
