import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { keepReportedNumber, reportedNumbers } from './reportedNumbers.ts';
import { workOrderAddress } from './workOrderAddress.ts';

const storage = memoryStorage();
const number = (count: number) => `WX-2026-00000${count}`;

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('window', { localStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

describe('the ticket numbers stored in a browser', () => {
  it('are the last five, newest first, without duplicates', () => {
    expect(reportedNumbers()).toEqual([]);
    for (const count of [1, 2, 3, 4, 5, 6, 3]) keepReportedNumber(number(count));
    expect(reportedNumbers()).toEqual([3, 6, 5, 4, 2].map(number));
  });

  it.each(['no json', '{}', 'null', '["<b>", 7, null]'])('are empty when the stored value is %s', (wrong) => {
    storage.setItem('faultNumbers', wrong);
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
