import { chooseValueAxis } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coveringAxis } from './coveringAxis.ts';

const ends = ({ min, max }: { min: number; max: number }) => [min, max];

describe('coveringAxis', () => {
  it('keeps the widest axis while every figure is on it', () => {
    const wide = chooseValueAxis([200]);
    expect(coveringAxis([chooseValueAxis([10]), wide], [150, 200, Number.NaN]).ticks).toBe(wide.ticks);
  });

  it.each([
    ['a figure is below it', [[200]], [-8], [-50, 200]],
    ['a figure is above it', [[40]], [50], [0, 50]],
    ['another line reaches below it', [[100], [-8]], [100, -8], [-50, 100]],
    ['figures are not finite', [[40]], [Number.NaN, Number.POSITIVE_INFINITY, 12], [0, 40]],
    ['there is no axis', [], [-8], [-8, 0]],
  ])('reaches as far as needed when %s', (_, axes, figures, expected) => {
    expect(ends(coveringAxis(axes.map(chooseValueAxis), figures))).toEqual(expected);
  });

  it('is chosen again when the axis that is given is none', () => {
    const broken = { max: Number.NaN, ticks: [{ value: Number.NaN, label: '' }] };
    expect(ends(coveringAxis([broken], [5]))).toEqual([0, 5]);
    expect(ends(coveringAxis([{ max: Number.POSITIVE_INFINITY, ticks: [] }], [5]))).toEqual([0, 5]);
  });

  it('holds every figure when any axes and figures are given', () => {
    const figures = fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true }));
    fc.assert(
      fc.property(fc.array(figures), figures, (axes, values) => {
        const { min, max } = coveringAxis(axes.map(chooseValueAxis), values);
        const slack = (max - min) * 1e-9;
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(min - slack);
          expect(value).toBeLessThanOrEqual(max + slack);
        }
      }),
    );
  });
});
