import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartShares, type NamedValue, topList } from './ranking.ts';

const numbered = (values: readonly number[]): NamedValue[] =>
  values.map((value, index) => ({ name: `P${index + 1}`, value }));
const anyFigures = fc.array(
  fc.record({
    name: fc.constantFrom(...Array.from({ length: 20 }, (_, index) => `P${index}`), '其他'),
    value: fc.oneof(fc.nat(50), fc.double({ min: 0, max: 1e9, noNaN: true })),
  }),
  { maxLength: 40 },
);

describe('topList', () => {
  it('keeps ten, greatest first, when there are more', () => {
    const top = topList(numbered([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
    expect(top.map(({ value }) => value)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(topList(numbered(Array.from({ length: 10 }, () => 1)))).toHaveLength(10);
  });

  it('keeps the order given when figures are equal', () => {
    expect(topList(numbered([5, 9, 5, 9, 5])).map(({ name }) => name)).toEqual(['P2', 'P4', 'P1', 'P3', 'P5']);
  });

  it('sums one name and drops what is nothing when it occurs', () => {
    const figures = [
      { name: '焊接', value: 0.1 },
      { name: '喷涂', value: 0 },
      { name: '总装', value: 0.25 },
      { name: '焊接', value: 0.2 },
      { name: '下料', value: -1 },
    ];
    expect(topList(figures)).toEqual([
      { name: '焊接', value: 0.3 },
      { name: '总装', value: 0.25 },
    ]);
    expect(topList([])).toEqual([]);
  });

  it('leaves out what is not finite, and keeps all 15 digits', () => {
    const figures = [
      { name: '焊接', value: Number.POSITIVE_INFINITY },
      { name: '喷涂', value: Number.NaN },
      { name: '喷涂', value: 4 },
      { name: '总装', value: 1_234_567_890_123 },
      { name: '下料', value: Number.NEGATIVE_INFINITY },
    ];
    const measured = [
      { name: '总装', value: 1_234_567_890_123 },
      { name: '喷涂', value: 4 },
    ];
    expect(topList(figures)).toEqual(measured);
    expect(chartShares(figures).map(({ name, value, share }) => ({ name, value, share }))).toEqual([
      { ...measured[0], share: 100 },
      { ...measured[1], share: 0 },
    ]);
  });

  it('is sorted, short and made of the figures when any are given', () => {
    fc.assert(
      fc.property(anyFigures, (figures) => {
        const top = topList(figures);
        const values = top.map(({ value }) => value);
        expect(top.length).toBeLessThanOrEqual(10);
        expect(values).toEqual(values.toSorted((one, other) => other - one));
        const names = new Set(figures.filter(({ value }) => value > 0).map(({ name }) => name));
        expect(top.length).toBe(Math.min(10, names.size));
        expect(new Set(top.map(({ name }) => name)).size).toBe(top.length);
      }),
    );
  });
});

describe('chartShares', () => {
  it.each([
    [[1], [100]],
    [
      [1, 1, 1],
      [33.4, 33.3, 33.3],
    ],
    [
      [1, 2],
      [66.7, 33.3],
    ],
    [
      [1, 1, 1, 1, 1, 1],
      [16.7, 16.7, 16.7, 16.7, 16.6, 16.6],
    ],
    [
      [999_999, 1],
      [100, 0],
    ],
    [
      [3, 5, 8],
      [50, 31.3, 18.7],
    ],
  ])('of %j are %j when they have to add up to 100', (values, shares) => {
    expect(chartShares(numbered(values)).map(({ share }) => share)).toEqual(shares);
  });

  it('puts the rest together and last when there are more than it keeps', () => {
    expect(chartShares(numbered([10, 20, 30, 40]), 2)).toEqual([
      { name: 'P4', value: 40, share: 40 },
      { name: 'P3', value: 30, share: 30 },
      { name: '其他', value: 30, share: 30 },
    ]);
    expect(chartShares(numbered([10, 20]), 2).map(({ name }) => name)).toEqual(['P2', 'P1']);
    expect(chartShares(numbered(Array.from({ length: 10 }, () => 1)))).toHaveLength(10);
    expect(chartShares(numbered(Array.from({ length: 12 }, () => 1))).at(-1)).toEqual({
      name: '其他',
      value: 2,
      share: 16.7,
    });
  });

  it('has one rest when a part bears its name', () => {
    const figures = [...numbered([1, 2, 3]), { name: '其他', value: 4 }];
    expect(chartShares(figures, 2)).toEqual([
      { name: 'P3', value: 3, share: 30 },
      { name: 'P2', value: 2, share: 20 },
      { name: '其他', value: 5, share: 50 },
    ]);
    expect(chartShares(figures, 3).map(({ name }) => name)).toEqual(['P3', 'P2', 'P1', '其他']);
  });

  it('is empty when there is nothing to share', () => {
    expect(chartShares([])).toEqual([]);
    expect(chartShares(numbered([0, 0]))).toEqual([]);
  });

  it('adds up to 100.0 and differs from the exact share by less than 0.1 when any figures are given', () => {
    fc.assert(
      fc.property(anyFigures, fc.integer({ min: 1, max: 12 }), (figures, kept) => {
        const parts = chartShares(figures, kept);
        const total = parts.reduce((sum, { value }) => sum + value, 0);
        expect(parts.length).toBeLessThanOrEqual(kept + 1);
        expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
        if (parts.length === 0) return;
        expect(parts.reduce((sum, { share }) => sum + Math.round(share * 10), 0)).toBe(1000);
        for (const { value, share } of parts) {
          expect(Math.abs(share - (value / total) * 100)).toBeLessThan(0.1 + 1e-9);
          expect(share).toBe(Math.round(share * 10) / 10);
        }
      }),
    );
  });
});
