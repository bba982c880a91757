import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  durationLabel,
  durationMonths,
  durationUnit,
  durationUnits,
  type PurchaseDuration,
  readDuration,
} from './duration.ts';

const counted = fc.record({
  duration: fc.integer({ min: 1, max: 9999 }),
  durationUnit: fc.constantFrom('1' as const, '2' as const),
});

describe('durationUnits', () => {
  it('names each unit that travels when all are listed', () => {
    expect(durationUnits).toEqual({ '1': '年', '2': '月', '-1': '永久' });
    expect(durationUnit.options.toSorted()).toEqual(Object.keys(durationUnits).toSorted());
  });
});

describe('durationMonths', () => {
  it.each<[number, PurchaseDuration['durationUnit'], number | null]>([
    [1, '1', 12],
    [3, '1', 36],
    [1, '2', 1],
    [12, '2', 12],
    [0, '1', null],
    [0, '2', null],
    [-1, '2', null],
    [1.5, '1', null],
    [0.5, '2', null],
    [Number.NaN, '2', null],
    [Number.MAX_SAFE_INTEGER, '2', Number.MAX_SAFE_INTEGER],
    [Number.MAX_SAFE_INTEGER, '1', null],
    [Number.MAX_SAFE_INTEGER + 1, '2', null],
    [-1, '-1', Number.POSITIVE_INFINITY],
    [0, '-1', Number.POSITIVE_INFINITY],
  ])('counts %d in unit %s as %j months', (duration, unit, months) => {
    expect(durationMonths({ duration, durationUnit: unit })).toBe(months);
  });
});

describe('durationLabel', () => {
  it.each<[number, PurchaseDuration['durationUnit'], string]>([
    [1, '1', '1年'],
    [3, '2', '3个月'],
    [12, '2', '12个月'],
    [1, '-1', '永久'],
    [-1, '-1', '永久'],
  ])('writes %d in unit %s as %s', (duration, unit, label) => {
    expect(durationLabel({ duration, durationUnit: unit })).toBe(label);
  });
});

describe('readDuration', () => {
  it.each(['', '年', '个月', '0年', '0个月', '-1年', '01年', '1.5年', '1月', '1 年', ' 1年', '1永久', '一年', '1年半'])(
    'refuses %j when it is no duration in words',
    (label) => {
      expect(readDuration(label)).toBeNull();
    },
  );

  it('reads 永久 as one lifetime when it is written', () => {
    expect(readDuration('永久')).toEqual({ duration: 1, durationUnit: '-1' });
  });

  it('gives back what durationLabel wrote when the duration is any', () => {
    fc.assert(
      fc.property(counted, (duration) => {
        expect(readDuration(durationLabel(duration))).toEqual(duration);
      }),
    );
  });
});
