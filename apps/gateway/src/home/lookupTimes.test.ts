import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookupTimesKept } from './limits.ts';
import { createLookupTimes } from './lookupTimes.ts';

describe('createLookupTimes', () => {
  it('returns undefined before the first lookup', () => {
    expect(createLookupTimes().median()).toBeUndefined();
  });

  it('returns the median, so that one slow lookup changes nothing', () => {
    const times = createLookupTimes();
    for (const ms of [3.14, 2, 900, 4, 3]) times.note(ms);
    expect(times.median()).toBe(3.1);
  });

  it('forgets all but the latest lookups', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 300 }), (all) => {
        const times = createLookupTimes();
        for (const ms of all) times.note(ms);
        const latest = all.slice(-lookupTimesKept);
        const median = times.median() ?? Number.NaN;
        expect(latest).toContain(median);
        expect(latest.filter((ms) => ms <= median).length).toBeGreaterThanOrEqual(latest.length / 2);
        expect(latest.filter((ms) => ms >= median).length).toBeGreaterThanOrEqual(latest.length / 2);
      }),
    );
  });
});
