import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinaDate, dayMs, fromChina } from '../time/chinaTime.ts';
import { daysBetween } from './assetDay.ts';
import { inspectionDue, inspectionInterval, inspectionNotice } from './inspection.ts';

const start = fromChina(2020, 1, 1);
const someDay = fc.integer({ min: 0, max: 3_000 }).map((days) => chinaDate(start + days * dayMs));

const asset = {
  boughtOn: '2026-04-20',
  deliveredOn: null,
  installedOn: '2026-05-12',
  overhaulFrom: null,
  overhaulUntil: null,
  suspendedOn: null,
  scrappedOn: null,
  outdoor: false,
  designLifeYears: 8,
  overhaulYears: null,
  inspectionMonths: 3,
  inspectedOn: null,
};

describe('inspectionDue', () => {
  it('counts from the installation, then from each inspection', () => {
    expect(inspectionDue(asset, '2026-05-18')).toEqual({ dueOn: '2026-08-12', daysOver: 0, interval: '每季度点检' });
    expect(inspectionDue({ ...asset, inspectedOn: '2026-08-03' }, '2026-09-01')?.dueOn).toBe('2026-11-03');
    expect(inspectionDue({ ...asset, inspectedOn: '2026-05-01' }, '2026-05-18')?.dueOn).toBe('2026-08-12');
  });

  it('is in time on the last day, and over on the next', () => {
    expect(inspectionDue(asset, '2026-08-12')?.daysOver).toBe(0);
    expect(inspectionNotice(asset, '2026-08-12')).toBeNull();
    expect(inspectionNotice(asset, '2026-08-13')).toEqual({
      tone: 'warning',
      title: '点检已超期 1 天',
      text: '每季度点检应不晚于 2026-08-12 完成，请尽快安排并登记结果。',
    });
  });

  it('ends on the last day of a month that is too short', () => {
    const leap = { ...asset, installedOn: '2023-11-30' };
    expect(inspectionDue(leap, '2024-01-01')?.dueOn).toBe('2024-02-29');
    expect(inspectionDue({ ...leap, installedOn: '2024-11-30' }, '2025-01-01')?.dueOn).toBe('2025-02-28');
    expect(inspectionDue({ ...leap, installedOn: '2024-02-29', inspectionMonths: 12 }, '2024-03-01')?.dueOn).toBe(
      '2025-02-28',
    );
  });

  it.each([
    ['none are planned', { inspectionMonths: null }],
    ['it is not installed', { installedOn: null }],
    ['it will be installed', { installedOn: '2026-05-19' }],
    ['it is being overhauled', { overhaulFrom: '2026-05-17' }],
    ['it is out of use', { suspendedOn: '2026-05-18' }],
    ['it is scrapped', { scrappedOn: '2026-05-18' }],
  ])('is none when %s', (_when, change) => {
    expect(inspectionDue({ ...asset, ...change }, '2026-05-18')).toBeNull();
    expect(inspectionNotice({ ...asset, ...change }, '2026-05-18')).toBeNull();
  });

  it('is later than what it is counted from, by the interval and no more, whenever that was', () => {
    fc.assert(
      fc.property(
        someDay,
        someDay,
        fc.option(someDay),
        fc.integer({ min: 1, max: 36 }),
        (installedOn, today, inspectedOn, inspectionMonths) => {
          fc.pre(installedOn <= today);
          const due = inspectionDue({ ...asset, installedOn, inspectedOn, inspectionMonths }, today);
          const from = inspectedOn !== null && inspectedOn > installedOn ? inspectedOn : installedOn;
          const days = daysBetween(from, due?.dueOn ?? '');
          expect(days).toBeGreaterThanOrEqual(28 * inspectionMonths);
          expect(days).toBeLessThanOrEqual(31 * inspectionMonths);
          expect(due?.daysOver).toBe(Math.max(0, daysBetween(due?.dueOn ?? '', today)));
        },
      ),
    );
  });
});

describe('inspectionInterval', () => {
  it.each([
    [1, '每月点检'],
    [3, '每季度点检'],
    [6, '每半年点检'],
    [12, '每年点检'],
    [2, '每 2 个月点检'],
  ])('says of %s months: %s', (months, words) => {
    expect(inspectionInterval(months)).toBe(words);
  });
});
