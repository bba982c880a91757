import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArrayElement } from '../identifier/elementParts.ts';
import { chinaDateTime, hourMs, readChinaTime } from '../time/chinaTime.ts';
import { transitRecords } from './transitRecords.ts';

function table(rows: readonly (readonly (readonly [label: string, value: string])[])[]): ArrayElement {
  return {
    dataId: 'transit',
    dataType: 'Array',
    label: '在途记录',
    value: rows.map((facts, index) => ({
      dataId: `transit-${index}`,
      dataType: 'Object',
      label: `第 ${index + 1} 条`,
      value: facts.map(([label, value], at) => ({
        dataId: `transit-${index}-${at}`,
        dataType: 'String',
        label,
        value,
        trace: false,
        traceIdentifier: '',
      })),
    })),
  };
}

const rows = [
  [
    ['时间', '2026-05-10 12:00'],
    ['温度（℃）', '26'],
    ['冲击 (g)', '1.8'],
  ],
  [
    ['时间', '2026-05-09 12:00'],
    ['温度（℃）', '-3.5'],
    ['冲击 (g)', '0.4'],
  ],
] as const;

describe('transitRecords', () => {
  it('reads each measured kind with its unit, oldest first', () => {
    const records = transitRecords([table(rows)]);
    expect(records).toMatchObject({ complete: true, everyMs: 24 * hourMs });
    const [temperature, shock] = records?.series ?? [];
    expect(temperature).toMatchObject({ measure: '温度', unit: '℃', least: -3.5, greatest: 26 });
    expect(shock).toMatchObject({ measure: '冲击', unit: 'g', least: 0.4, greatest: 1.8 });
    expect(temperature?.trend.points).toEqual([
      { at: readChinaTime('2026-05-09 12:00'), value: -3.5 },
      { at: readChinaTime('2026-05-10 12:00'), value: 26 },
    ]);
    expect(temperature?.trend.axis.ticks).toEqual([{ value: readChinaTime('2026-05-10'), label: '05-10' }]);
    expect(temperature?.trend.valueAxis.ticks.map(({ value }) => value)).toEqual([-10, 0, 10, 20, 30]);
  });

  it('leaves a gap where a moment has no figure, and keeps the table that has more', () => {
    const more = [
      [
        ['时间', '2026-05-09 08:00'],
        ['温度', '8'],
        ['湿度（%RH）', '41'],
      ],
      [
        ['时间', '2026-05-09 09:00'],
        ['温度', '未记录'],
        ['湿度（%RH）', '49'],
      ],
      [
        ['时间', '2026-05-09 11:00'],
        ['温度', '9'],
      ],
    ] as const;
    const records = transitRecords([table(more)]);
    expect(records).toMatchObject({ complete: false, everyMs: null });
    expect(records?.series.map(({ trend }) => trend.points.length)).toEqual([2, 2]);
    expect(records?.series[0]?.trend.axis.slots).toHaveLength(3);
    expect(records?.series[0]?.trend.axis.ticks.map(({ label }) => label)).toEqual(['08:00', '11:00']);
  });

  it('finds nothing when times, kinds or figures are missing', () => {
    expect(transitRecords([])).toBeNull();
    expect(transitRecords([table([[['温度', '8']], [['温度', '9']]])])).toBeNull();
    expect(transitRecords([table([rows[0]])])).toBeNull();
    const others = ['2026-05-09', '2026-05-10'].map(
      (time) =>
        [
          ['时间', time],
          ['光照', '3'],
        ] as const,
    );
    expect(transitRecords([table(others)])).toBeNull();
  });

  it('takes the first table with records and leaves the others alone', () => {
    const [first, second] = [table([[['温度', '8']]]), table(rows)];
    expect(transitRecords([first, second, table(rows)])?.table).toBe(second);
  });

  it('draws every figure on its axes when any are measured', () => {
    const measured = fc.uniqueArray(
      fc.record({ hour: fc.integer({ min: 0, max: 400 }), tenths: fc.integer({ min: -9999, max: 9999 }) }),
      {
        selector: ({ hour }) => hour,
        minLength: 2,
        maxLength: 30,
      },
    );
    const start = readChinaTime('2025-12-30 05:00') ?? 0;
    fc.assert(
      fc.property(measured, (given) => {
        const made = table(
          given.map(({ hour, tenths }) => [
            ['时间', chinaDateTime(start + hour * hourMs)] as const,
            ['温度（℃）', String(tenths / 10)] as const,
          ]),
        );
        const records = transitRecords([made]);
        expect(records?.complete).toBe(true);
        const { trend, least, greatest } = records?.series[0] ?? {};
        const values = given.map(({ tenths }) => tenths / 10);
        expect([least, greatest]).toEqual([Math.min(...values), Math.max(...values)]);
        expect(trend?.points).toHaveLength(given.length);
        const ticks = trend?.valueAxis.ticks ?? [];
        expect(ticks[0]?.value).toBeLessThanOrEqual(Math.min(...values));
        expect(trend?.valueAxis.max).toBeGreaterThanOrEqual(Math.max(...values));
        expect(ticks.at(-1)?.value).toBe(trend?.valueAxis.max);
        expect(ticks.map(({ value }) => value)).toContain(0);
        const slots = trend?.axis.slots ?? [];
        expect(slots).toEqual(slots.toSorted((one, other) => one - other));
        for (const { value } of trend?.axis.ticks ?? []) {
          expect(value).toBeGreaterThanOrEqual(slots[0] ?? Number.NaN);
          expect(value).toBeLessThanOrEqual(slots.at(-1) ?? Number.NaN);
        }
      }),
    );
  });
});
