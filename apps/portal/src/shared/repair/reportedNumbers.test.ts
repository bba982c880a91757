import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepReportedNumber, reportedNumbers } from './reportedNumbers.ts';
import { workOrderAddress } from './workOrderAddress.ts';

const held = new Map<string, string>();
const number = (count: number) => `WX-2026-00000${count}`;

beforeEach(() => {
  held.clear();
  const localStorage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

describe('the ticket numbers stored in a browser', () => {
  it('are the last five, newest first, without duplicates', () => {
    expect(reportedNumbers()).toEqual([]);
    for (const count of [1, 2, 3, 4, 5, 6, 3]) keepReportedNumber(number(count));
    expect(reportedNumbers()).toEqual([3, 6, 5, 4, 2].map(number));
  });

  it.each(['no json', '{}', 'null', '["<b>", 7, null]'])('are empty when the stored value is %s', (wrong) => {
    held.set('faultNumbers', wrong);
    expect(reportedNumbers()).toEqual([]);
    keepReportedNumber(number(1));
    expect(reportedNumbers()).toEqual([number(1)]);
  });

  it('are empty in a browser without storage', () => {
    vi.stubGlobal('window', {});
    keepReportedNumber(number(1));
    expect(reportedNumbers()).toEqual([]);
  });
});

describe('workOrderAddress', () => {
  it('contains the number and nothing else', () => {
    expect(workOrderAddress(number(1))).toBe('/work_order?number=WX-2026-000001');
  });
});
