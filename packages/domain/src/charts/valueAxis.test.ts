import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseNumberAxis, chooseValueAxis, withoutFloatNoise } from './valueAxis.ts';

describe('withoutFloatNoise', () => {
  it('takes the noise of binary fractions off when there is some', () => {
    expect(withoutFloatNoise(0.1 + 0.2)).toBe(0.3);
    expect(withoutFloatNoise(123_456_789_012)).toBe(123_456_789_012);
    expect(withoutFloatNoise(1_234_567_890_123)).toBe(1_234_567_890_123);
    expect(withoutFloatNoise(1_234_567_890_123.45)).toBe(1_234_567_890_123.45);
    expect(withoutFloatNoise(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
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
    [[-5], ['-5', '-4', '-3', '-2', '-1', '0']],
    [[-8], ['-8', '-6', '-4', '-2', '0']],
    [
      [-8, 12],
      ['-10', '-5', '0', '5', '10', '15'],
    ],
    [
      [-0.1, 5],
      ['-2', '0', '2', '4', '6'],
    ],
    [[-1500], ['-1,500', '-1,000', '-500', '0']],
    [
      [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
      ['0', '0.2', '0.4', '0.6', '0.8', '1'],
    ],
    [
      [Number.NaN, 25, Number.POSITIVE_INFINITY],
      ['0', '5', '10', '15', '20', '25'],
    ],
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

  it('holds every figure without an idle tick when figures are above and below 0, up to 10^15', () => {
    const size = fc.double({ min: 1e-9, max: 1e15, noNaN: true });
    const figures = fc.array(
      fc.oneof(
        size,
        size.map((value) => -value),
        fc.constant(Number.NaN),
      ),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(figures, (given) => {
        const values = [0, ...given.filter((value) => !Number.isNaN(value))];
        fc.pre(values.length > 1);
        const { max, ticks } = chooseValueAxis(given);
        const [least, greatest] = [Math.min(...values), Math.max(...values)];
        const step = (ticks[1]?.value ?? 0) - (ticks[0]?.value ?? 0);
        // Fifteen digits are significant: a figure may exceed the axis by less.
        const noise = (greatest - least) * 1e-14;
        expect(max).toBeGreaterThanOrEqual(greatest - noise);
        expect(ticks[0]?.value).toBeLessThanOrEqual(least + noise);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks.filter(({ label }) => label === '0').map(({ value }) => value)).toEqual([0]);
        expect(ticks.at(-1)?.value).toBe(max);
        expect(greatest === 0 || (ticks.at(-2)?.value ?? 0) < greatest).toBe(true);
        expect(least === 0 || (ticks[1]?.value ?? 0) > least).toBe(true);
        expect(withoutFloatNoise(step).toExponential()).toMatch(/^[125]e/);
      }),
    );
  });
});

describe('chooseNumberAxis', () => {
  it.each([
    [
      [1480, 1530],
      ['1,480', '1,490', '1,500', '1,510', '1,520', '1,530'],
    ],
    [
      [3, 11, 7],
      ['2', '4', '6', '8', '10', '12'],
    ],
    [
      [-8, -2],
      ['-8', '-6', '-4', '-2'],
    ],
    [
      [-3, 7],
      ['-5', '0', '5', '10'],
    ],
    [
      [0.1, 0.3],
      ['0.1', '0.15', '0.2', '0.25', '0.3'],
    ],
    [
      [Number.NaN, 21, Number.POSITIVE_INFINITY, 29],
      ['20', '22', '24', '26', '28', '30'],
    ],
    [
      [5, 5],
      ['0', '1', '2', '3', '4', '5'],
    ],
    [
      [1e15, 1e15 + 3],
      ['0', '500,000,000,000,000', '1,000,000,000,000,000', '1,500,000,000,000,000'],
    ],
    [[], ['0', '0.2', '0.4', '0.6', '0.8', '1']],
  ])('of %j writes %j when 0 need not be among them', (values, labels) => {
    const axis = chooseNumberAxis(values);
    expect(axis.ticks.map(({ label }) => label)).toEqual(labels);
    expect(axis.max).toBe(axis.ticks.at(-1)?.value);
  });

  it('holds every figure without an idle tick when figures differ, up to 10^15', () => {
    const figure = fc.double({ min: -1e15, max: 1e15, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.oneof(figure, fc.constant(Number.NaN)), { minLength: 1 }), (given) => {
        const values = given.filter((value) => !Number.isNaN(value));
        const [least, greatest] = [Math.min(...values), Math.max(...values)];
        const { max, ticks } = chooseNumberAxis(given);
        const min = ticks[0]?.value ?? Number.NaN;
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(max).toBeGreaterThan(min);
        const noise = (max - min) * 1e-5;
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(min - noise);
          expect(value).toBeLessThanOrEqual(max + noise);
        }
        if (!(greatest - least > Math.max(1e-9, Math.abs(least) * 1e-6, Math.abs(greatest) * 1e-6))) return;
        expect(ticks[1]?.value ?? min).toBeGreaterThan(least - noise);
        expect(ticks.at(-2)?.value ?? max).toBeLessThan(greatest + noise);
      }),
    );
  });
});
