import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseValueAxis, withoutFloatNoise } from './valueAxis.ts';

describe('withoutFloatNoise', () => {
  it('takes the noise of binary fractions off when there is some', () => {
    expect(withoutFloatNoise(0.1 + 0.2)).toBe(0.3);
    expect(withoutFloatNoise(123_456_789_012)).toBe(123_456_789_012);
    expect(withoutFloatNoise(0)).toBe(0);
  });
});

describe('chooseValueAxis', () => {
  it.each([
    [[], ['0', '0.2', '0.4', '0.6', '0.8', '1']],
    [
      [0, 0],
      ['0', '0.2', '0.4', '0.6', '0.8', '1'],
    ],
    [[-5], ['0', '0.2', '0.4', '0.6', '0.8', '1']],
    [[1e-10], ['0', '0.2', '0.4', '0.6', '0.8', '1']],
    [[1e-9], ['0', '2e-10', '4e-10', '6e-10', '8e-10', '1e-9']],
    [[1], ['0', '0.2', '0.4', '0.6', '0.8', '1']],
    [[0.3], ['0', '0.1', '0.2', '0.3']],
    [[5], ['0', '1', '2', '3', '4', '5']],
    [[5.1], ['0', '2', '4', '6']],
    [[10], ['0', '2', '4', '6', '8', '10']],
    [
      [3, 11, 7],
      ['0', '5', '10', '15'],
    ],
    [[25], ['0', '5', '10', '15', '20', '25']],
    [[26], ['0', '10', '20', '30']],
    [[999], ['0', '200', '400', '600', '800', '1,000']],
    [[1_234_567], ['0', '500,000', '1,000,000', '1,500,000']],
  ])('of %j writes %j when its ticks are nice numbers', (values, labels) => {
    const axis = chooseValueAxis(values);
    expect(axis.ticks.map(({ label }) => label)).toEqual(labels);
    expect(axis.ticks.map(({ value }) => value)).toEqual(labels.map((label) => Number(label.replaceAll(',', ''))));
    expect(axis.max).toBe(axis.ticks.at(-1)?.value);
  });

  it('holds every figure without an idle tick when figures go up to 10^15', () => {
    const figures = fc.array(fc.double({ min: 1e-9, max: 1e15, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(figures, (values) => {
        const { max, ticks } = chooseValueAxis(values);
        const greatest = Math.max(...values);
        // Twelve digits are significant: a figure may exceed the axis by less.
        expect(max).toBeGreaterThanOrEqual(greatest * (1 - 1e-11));
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks[0]).toEqual({ value: 0, label: '0' });
        expect(ticks.at(-1)?.value).toBe(max);
        expect(ticks.at(-2)?.value).toBeLessThan(greatest);
        const step = ticks[1]?.value ?? 0;
        expect(step.toExponential()).toMatch(/^[125]e/);
        for (const [index, { value }] of ticks.entries()) expect(value).toBe(withoutFloatNoise(index * step));
      }),
    );
  });
});
