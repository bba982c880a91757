import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinaDate, dayMs, fromChina } from '../time/chinaTime.ts';
import { type AssetDays, assetLife, assetStages, assetState, currentStage } from './assetLife.ts';

const start = fromChina(2016, 1, 1);
const someDay = fc.integer({ min: 0, max: 5_000 }).map((days) => chinaDate(start + days * dayMs));
const maybeDay = fc.option(someDay);
const someAsset: fc.Arbitrary<AssetDays> = fc.record({
  boughtOn: someDay,
  deliveredOn: maybeDay,
  installedOn: maybeDay,
  overhaulFrom: maybeDay,
  overhaulUntil: maybeDay,
  suspendedOn: maybeDay,
  scrappedOn: maybeDay,
  outdoor: fc.boolean(),
  designLifeYears: fc.integer({ min: 1, max: 30 }),
  overhaulYears: fc.option(fc.integer({ min: 1, max: 10 })),
});

/** The treadmill of the board. */
const treadmill: AssetDays = {
  boughtOn: '2026-04-20',
  deliveredOn: '2026-05-06',
  installedOn: '2026-05-12',
  overhaulFrom: null,
  overhaulUntil: null,
  suspendedOn: null,
  scrappedOn: null,
  outdoor: false,
  designLifeYears: 8,
  overhaulYears: 4,
};
const stepsOf = (asset: AssetDays, today: string) =>
  assetLife(asset, today).map(({ status, day, expectedOn }) => [status, day, expectedOn]);

describe('assetLife', () => {
  it('lists past, current and future stages when a device is in use', () => {
    expect(stepsOf(treadmill, '2026-05-18')).toEqual([
      ['done', '2026-04-20', null],
      ['done', '2026-05-06', null],
      ['done', '2026-05-12', null],
      ['current', '2026-05-12', null],
      ['coming', null, '2030-05-12'],
      ['coming', null, '2034-05-12'],
    ]);
  });

  it('expects what has a date and does not know the rest when a device is on its way', () => {
    expect(stepsOf(treadmill, '2026-05-10')).toEqual([
      ['done', '2026-04-20', null],
      ['current', '2026-05-06', null],
      ['coming', null, '2026-05-12'],
      ['coming', null, '2026-05-12'],
      ['coming', null, '2030-05-12'],
      ['coming', null, '2034-05-12'],
    ]);
    expect(stepsOf({ ...treadmill, deliveredOn: null, installedOn: null }, '2026-05-10')).toEqual([
      ['current', '2026-04-20', null],
      ...Array.from({ length: 5 }, () => ['coming', null, null]),
    ]);
  });

  it('leaves out an overhaul that never was, and keeps one that is over, when life goes on', () => {
    const scrapped = { ...treadmill, scrappedOn: '2033-01-01' };
    expect(assetLife(scrapped, '2033-01-01').map(({ status }) => status)).toEqual([
      ...Array.from({ length: 4 }, () => 'done'),
      'skipped',
      'current',
    ]);
    const overhauled = { ...treadmill, overhaulFrom: '2030-05-01', overhaulUntil: '2030-05-20' };
    expect(currentStage(overhauled, '2030-05-19')).toBe('overhaul');
    expect(stepsOf(overhauled, '2030-05-20').slice(3)).toEqual([
      ['current', '2026-05-12', null],
      ['done', '2030-05-01', null],
      ['coming', null, '2034-05-12'],
    ]);
  });

  it('is over at the latest after eight years when the device stands outdoors', () => {
    const walker = { ...treadmill, outdoor: true, designLifeYears: 10, installedOn: '2024-02-29' };
    expect(assetLife(walker, '2026-05-18').at(-1)?.expectedOn).toBe('2032-02-29');
    expect(assetLife({ ...walker, designLifeYears: 5 }, '2026-05-18').at(-1)?.expectedOn).toBe('2029-02-28');
  });

  it('has its stages in order, with nothing ahead before the present and no day ahead of today, whatever was noted', () => {
    fc.assert(
      fc.property(someAsset, someDay, (asset, today) => {
        const steps = assetLife(asset, today);
        const current = currentStage(asset, today);
        expect(steps.map(({ stage }) => stage)).toEqual(Object.keys(assetStages));
        expect(steps.flatMap(({ stage, status }) => (status === 'current' ? [stage] : []))).toEqual(
          current === null ? [] : [current],
        );
        const place = steps.findIndex(({ status }) => status === 'current');
        expect(steps.slice(0, Math.max(0, place)).filter(({ status }) => status === 'coming')).toEqual([]);
        expect(steps.filter(({ status }, index) => status === 'skipped' && index >= place)).toEqual([]);
        expect(steps.filter(({ stage, status }) => status === 'skipped' && stage !== 'overhaul')).toEqual([]);
        for (const { status, day, expectedOn } of steps) {
          expect(day === null || day <= today).toBe(true);
          expect(expectedOn === null || status === 'coming').toBe(true);
        }
      }),
    );
  });

  it('never goes back to an earlier stage when days pass, but after an overhaul', () => {
    const order = Object.keys(assetStages);
    fc.assert(
      fc.property(someAsset, someDay, someDay, (asset, one, two) => {
        const [earlier, later] = [one, two].sort().map((day) => currentStage(asset, day));
        if (earlier === 'overhaul' && later === 'inUse') return;
        expect(order.indexOf(later ?? '')).toBeGreaterThanOrEqual(order.indexOf(earlier ?? ''));
      }),
    );
  });
});

describe('assetState', () => {
  it.each([
    ['2026-04-19', 'ordered'],
    ['2026-04-20', 'ordered'],
    ['2026-05-06', 'stored'],
    ['2026-05-12', 'inUse'],
    ['2030-05-01', 'overhaul'],
    ['2030-05-20', 'inUse'],
    ['2031-01-01', 'suspended'],
    ['2034-05-12', 'scrapped'],
  ])('says on %s: %s', (today, state) => {
    const asset = {
      ...treadmill,
      overhaulFrom: '2030-05-01',
      overhaulUntil: '2030-05-20',
      suspendedOn: '2031-01-01',
      scrappedOn: '2034-05-12',
    };
    expect(assetState(asset, today)).toBe(state);
  });
});
