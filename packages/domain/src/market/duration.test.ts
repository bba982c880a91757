import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationLabel, durationMonths, durationUnits, type PurchaseDuration, readDuration } from './duration.ts';
import { durationUnit } from './durationUnit.ts';

const counted = fc.record({
  duration: fc.integer({ min: 1, max: 9999 }),
  durationUnit: fc.constantFrom('year' as const, 'month' as const),
});

describe('durationUnits', () => {
  it('names each unit when all are listed', () => {
    expect(durationUnits).toEqual({ year: '年', month: '月', lifetime: '永久' });
    expect(durationUnit.options.toSorted()).toEqual(Object.keys(durationUnits).toSorted());
  });
});

describe('durationMonths', () => {
  it.each<[number, PurchaseDuration['durationUnit'], number | null]>([
    [1, 'year', 12],
    [3, 'year', 36],
    [1, 'month', 1],
    [12, 'month', 12],
    [0, 'year', null],
    [0, 'month', null],
    [-1, 'month', null],
    [1.5, 'year', null],
    [0.5, 'month', null],
    [Number.NaN, 'month', null],
    [Number.MAX_SAFE_INTEGER, 'month', Number.MAX_SAFE_INTEGER],
    [Number.MAX_SAFE_INTEGER, 'year', null],
    [Number.MAX_SAFE_INTEGER + 1, 'month', null],
    [-1, 'lifetime', Number.POSITIVE_INFINITY],
    [0, 'lifetime', Number.POSITIVE_INFINITY],
  ])('counts %d in unit %s as %j months', (duration, unit, months) => {
    expect(durationMonths({ duration, durationUnit: unit })).toBe(months);
  });
});

describe('durationLabel', () => {
  it.each<[number, PurchaseDuration['durationUnit'], string]>([
    [1, 'year', '1年'],
    [3, 'month', '3个月'],
    [12, 'month', '12个月'],
    [1, 'lifetime', '永久'],
    [-1, 'lifetime', '永久'],
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
    expect(readDuration('永久')).toEqual({ duration: 1, durationUnit: 'lifetime' });
  });

  it('gives back what durationLabel wrote when the duration is any', () => {
    fc.assert(
      fc.property(counted, (duration) => {
        expect(readDuration(durationLabel(duration))).toEqual(duration);
      }),
    );
  });
});
