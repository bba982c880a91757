import {
  hourMs,
  type MachineState,
  type MeasureSum,
  machineState,
  measureFigureMax,
  shortBucketMs,
  startOfBucket,
} from '@lima-id/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countState, mergeStates, mergeSums, runningMs, sumOfOne } from './referenceSums.ts';

interface Measured {
  value: number;
  at: number;
}

const none = { running: 0, idle: 0, fault: 0, off: 0 };
const noon = Date.parse('2026-05-18T04:00:00Z');
const figure = fc.double({ min: -measureFigureMax, max: measureFigureMax, noNaN: true });
/** Few moments and figures, so that several readings share one. */
const measured = fc.record({
  value: fc.oneof(figure, fc.constantFrom(-0.1, 0, 0.1, 0.2, 62.7)),
  at: fc.oneof(fc.integer({ min: noon, max: noon + 3_599_999 }), fc.constantFrom(noon, noon + 1)),
});
const readings = fc.array(measured, { minLength: 1, maxLength: 30 });

function sumOf(list: readonly Measured[]): MeasureSum {
  return list.map(({ value, at }) => sumOfOne(value, at)).reduce((one, other) => mergeSums(one, other));
}

describe('mergeSums', () => {
  it('sums two readings, in either order', () => {
    const [one, other] = [sumOfOne(0.1, 1_000), sumOfOne(0.2, 2_000)];
    const both = { count: 2, sum: 0.3, min: 0.1, max: 0.2, last: 0.2, lastAt: 2_000 };
    expect(mergeSums(one, other)).toEqual(both);
    expect(mergeSums(other, one)).toEqual(both);
  });

  it('takes the greatest of the last figures when several are of the same moment', () => {
    const [one, other] = [sumOfOne(5, 1_000), sumOfOne(7, 1_000)];
    expect(mergeSums(one, other).last).toBe(7);
    expect(mergeSums(other, one).last).toBe(7);
  });

  it('gives the same sum whichever order the readings come in', () => {
    const shuffled = readings.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(sumOf(other)).toEqual(sumOf(list));
      }),
    );
  });

  it('gives the same sum however the readings are split, late ones included', () => {
    const split = readings.chain((list) =>
      fc.tuple(fc.constant(list), fc.array(fc.nat(4), { minLength: list.length, maxLength: list.length })),
    );
    fc.assert(
      fc.property(split, ([list, calls]) => {
        const parts = [0, 1, 2, 3, 4].map((call) => list.filter((_, index) => calls[index] === call));
        const sums = parts.filter((part) => part.length > 0).map(sumOf);
        expect(sums.reduce((one, other) => mergeSums(one, other))).toEqual(sumOf(list));
        expect(sums.reduceRight((one, other) => mergeSums(other, one))).toEqual(sumOf(list));
      }),
    );
  });

  it('gives for an hour the sum of its short buckets', () => {
    fc.assert(
      fc.property(readings, (list) => {
        const starts = [...new Set(list.map(({ at }) => startOfBucket(at, 'short')))];
        const sums = starts.map((start) => sumOf(list.filter(({ at }) => startOfBucket(at, 'short') === start)));
        expect(sums.reduce((one, other) => mergeSums(one, other))).toEqual(sumOf(list));
      }),
    );
  });

  it('says what the readings say', () => {
    fc.assert(
      fc.property(readings, (list) => {
        const { count, sum, min, max, last, lastAt } = sumOf(list);
        const values = list.map(({ value }) => sumOfOne(value, 0).sum);
        const thousandths = values.reduce((total, value) => total + BigInt(Math.round(value * 1_000)), 0n);
        expect(count).toBe(list.length);
        expect(BigInt(Math.round(sum * 1_000))).toBe(thousandths);
        expect([min, max]).toEqual([Math.min(...values), Math.max(...values)]);
        expect(lastAt).toBe(Math.max(...list.map(({ at }) => at)));
        expect(last).toBe(Math.max(...values.filter((_, index) => list[index]?.at === lastAt)));
      }),
    );
  });

  it('stays exact when two million of the greatest figures are in a bucket', () => {
    const count = 2_000_000;
    const full = { ...sumOfOne(measureFigureMax, 0), count, sum: measureFigureMax * count - 0.001 };
    expect(mergeSums(full, sumOfOne(0.001, 1)).sum).toBe(measureFigureMax * count);
    expect(mergeSums(full, sumOfOne(-0.001, 1)).sum).toBe(measureFigureMax * count - 0.002);
  });
});

describe('mergeStates', () => {
  it('counts readings in any order and in parts', () => {
    const states = fc.array(fc.constantFrom(...machineState.options), { minLength: 1, maxLength: 20 });
    const countsOf = (list: readonly MachineState[]) => list.map(countState).reduce(mergeStates, none);
    expect(countsOf(['running', 'off', 'running', 'fault', 'idle'])).toEqual({ running: 2, idle: 1, fault: 1, off: 1 });
    fc.assert(
      fc.property(states, fc.nat(20), (list, at) => {
        const [one, other] = [countsOf(list.slice(0, at)), countsOf(list.slice(at))];
        expect(mergeStates(one, other)).toEqual(countsOf(list));
        expect(mergeStates(other, one)).toEqual(countsOf(list));
      }),
    );
  });
});

describe('runningMs', () => {
  it('is the share of running readings, of the short buckets that have readings', () => {
    expect(runningMs({ counts: { ...none, running: 3, idle: 1 }, slots: 0b1111_1111 })).toBe(0.75 * hourMs);
    expect(runningMs({ counts: { ...none, running: 5 }, slots: 0b0001_0001 })).toBe(2 * shortBucketMs);
    expect(runningMs({ counts: { ...none, off: 9 }, slots: 0b1111_1111 })).toBe(0);
    expect(runningMs({ counts: none, slots: 0 })).toBe(0);
  });

  it('is never longer than the hour', () => {
    const counts = fc.record({ running: fc.nat(900), idle: fc.nat(900), fault: fc.nat(900), off: fc.nat(900) });
    fc.assert(
      fc.property(counts, fc.nat(255), (given, slots) => {
        const ms = runningMs({ counts: given, slots });
        expect(ms).toBeGreaterThanOrEqual(0);
        expect(ms).toBeLessThanOrEqual(hourMs);
      }),
    );
  });
});
