import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../time/chinaTime.ts';
import { keptSince, readingTiers, startOfBucket } from './bucket.ts';
import { type MonitoringWindow, monitoringWindow, monitoringWindows, windowRange } from './monitoringWindow.ts';

const now = Date.parse('2026-05-18T18:01:23+08:00');
const codes: MonitoringWindow[] = ['day', 'week', 'month'];

describe('windowRange', () => {
  it('reaches back to the start of a bucket', () => {
    expect(Object.keys(monitoringWindows)).toEqual(codes);
    expect(monitoringWindow.options).toEqual(codes);
    expect(codes.map((code) => windowRange(code, now))).toEqual([
      { startTime: Date.parse('2026-05-17T18:00:00+08:00'), endTime: now, tier: 'short' },
      { startTime: Date.parse('2026-05-11T18:00:00+08:00'), endTime: now, tier: 'short' },
      { startTime: Date.parse('2026-04-18T18:00:00+08:00'), endTime: now, tier: 'hour' },
    ]);
  });

  it('has every bucket of its days whole, and all of them kept, at any moment', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.integer({ min: 0, max: 2 * now }), (code, moment) => {
        const { startTime, endTime, tier } = windowRange(code, moment);
        const days = monitoringWindows[code].days * dayMs;
        expect(startOfBucket(startTime, tier)).toBe(startTime);
        expect(endTime - startTime).toBeGreaterThanOrEqual(days);
        expect(endTime - startTime).toBeLessThan(days + readingTiers[tier].bucketMs);
        expect(startTime).toBeGreaterThanOrEqual(keptSince(tier, moment));
      }),
    );
  });
});
