import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FaultStep } from '../repair/faultTicket.ts';
import type { AssetRepair } from './assetRecord.ts';
import { assetRepairOf, joinRepairs } from './assetRepairs.ts';
import { assetRepairMax } from './limits.ts';

const reported = {
  number: 'WX-2026-000400',
  words: '跑带跑偏，请联系 13912345678',
  reportedAt: Date.parse('2026-11-20T17:00:00Z'),
};
const accepted: FaultStep = { event: 'accepted', by: 'a', at: 0, engineer: '李振', point: '', note: '下午到场' };
const completed: FaultStep = { event: 'completed', by: 'a', at: 0, result: '校正跑带', hours: 3.26 };

describe('assetRepairOf', () => {
  it('includes a fault from its report on, by the day in China and without mobile numbers', () => {
    const fault = { code: 'WX-2026-000400', symptom: '跑带跑偏，请联系 139****5678', day: '2026-11-21' };
    expect(assetRepairOf(reported, { state: 'waiting', steps: [] })).toEqual({
      ...fault,
      treatment: '',
      minutes: null,
      state: 'waiting',
    });
    expect(assetRepairOf(reported, { state: 'underway', steps: [accepted] })).toEqual({
      ...fault,
      treatment: '下午到场',
      minutes: null,
      state: 'working',
    });
    expect(assetRepairOf(reported, { state: 'done', steps: [accepted, completed] })).toEqual({
      ...fault,
      treatment: '校正跑带',
      minutes: 196,
      state: 'done',
    });
  });

  it('is silent about one that was declined', () => {
    const steps: FaultStep[] = [{ event: 'declined', by: 'a', at: 0, reason: '重复报修' }];
    expect(assetRepairOf(reported, { state: 'declined', steps })).toBeNull();
  });
});

const repair: fc.Arbitrary<AssetRepair> = fc.record({
  code: fc.integer({ min: 1, max: 90 }).map((count) => `WX-${String(count).padStart(2, '0')}`),
  symptom: fc.string(),
  treatment: fc.string(),
  day: fc.constantFrom('2026-05-14', '2026-05-15', '2026-05-16'),
  minutes: fc.constant(null),
  state: fc.constantFrom('waiting', 'working', 'done'),
});
const repairs = fc.uniqueArray(repair, { selector: ({ code }) => code, maxLength: 70 });

describe('joinRepairs', () => {
  it('holds the newest of both once, newest first, as the book has them', () => {
    fc.assert(
      fc.property(repairs, repairs, (book, others) => {
        const joined = joinRepairs(book, others);
        const codes = joined.map(({ code }) => code);
        const days = joined.map(({ day }) => day);
        const all = new Set([...book, ...others].map(({ code }) => code));
        expect(new Set(codes).size).toBe(codes.length);
        expect(codes).toHaveLength(Math.min(all.size, assetRepairMax));
        expect(days).toEqual(days.toSorted().toReversed());
        const inBook = new Map(book.map((one) => [one.code, one]));
        for (const one of joined) expect(inBook.get(one.code) ?? one).toBe(one);
      }),
    );
  });
});
