import { describe, expect, it } from 'vitest';

/** Minutes that each zone of the test run is behind UTC on 1 January 2026. */
const offsets: Record<string, number> = {
  'Asia/Shanghai': -480,
  UTC: 0,
  'America/Los_Angeles': 480,
  'Pacific/Kiritimati': -840,
};

describe('the time zone of this run', () => {
  it('is in force when its name is set', () => {
    const { TZ: zone = 'none' } = process.env;
    expect(new Date(Date.UTC(2026, 0, 1)).getTimezoneOffset()).toBe(offsets[zone]);
  });
});
