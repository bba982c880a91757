import { dataOptionCode, dayMs, quickRange, readChinaTime, readCustomRange } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProductionAddress, writeProductionAddress } from './productionAddress.ts';

const now = readChinaTime('2026-11-23 09:00') ?? Number.NaN;
const read = (range: string | null, data: string | null = null) => readProductionAddress({ data, range }, now);

describe('readProductionAddress', () => {
  it('reads what was written, whatever the days', () => {
    const from = fc.integer({ min: now - 2_000 * dayMs, max: now + 2_000 * dayMs });
    fc.assert(
      fc.property(
        from,
        fc.integer({ min: 0, max: 85 }),
        fc.constantFrom(...dataOptionCode.options),
        (start, days, dataOption) => {
          const verdict = readCustomRange(start, start + days * dayMs);
          if (!verdict.ok) return;
          const { data, range } = writeProductionAddress(dataOption, verdict.range);
          const wish = read(range, data);
          expect(wish.dataOption).toBe(dataOption);
          expect(wish.range).toMatchObject(verdict.range);
        },
      ),
    );
  });

  it.each(['today', 'week', 'month'] as const)('calls the days of quick time %s by it while they are', (quickTime) => {
    const { range } = writeProductionAddress('energy', quickRange(quickTime, now));
    expect(read(range).range).toEqual({ quickTime, ...quickRange(quickTime, now) });
    const later = readProductionAddress({ data: null, range }, now + 60 * dayMs).range;
    expect(later).toEqual({ quickTime: 'custom', ...quickRange(quickTime, now) });
  });

  it.each([
    ['energy', '0'],
    ['abnormal', '1'],
    ['processingTime', '2'],
    ['repairRecords', '3'],
  ] as const)('keeps %s as "%s" in links', (dataOption, data) => {
    expect(writeProductionAddress(dataOption, quickRange('today', now)).data).toBe(data);
    expect(read(null, data).dataOption).toBe(dataOption);
    expect(read(null, ` ${data} `).dataOption).toBe(dataOption);
  });

  it.each([
    null,
    '',
    '2026-11-16',
    '2026-02-30_2026-03-02',
    '2026-11-23_2026-11-16',
    '2026-01-15_2026-04-16',
    '2026-11-16_2026-11-2',
    'today',
  ])('asks for no range by %j', (range) => {
    expect(read(range).range).toBeNull();
  });

  it.each([null, '', ' ', '4', '-1', '1.5', 'abc', 'energy'])('asks for no data by %j', (data) => {
    expect(read(null, data).dataOption).toBeNull();
  });
});
