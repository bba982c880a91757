import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TraceEntry } from '../identifier/elementParts.ts';
import { hourMs, readChinaTime } from '../time/chinaTime.ts';
import { shipmentRouteMax } from './limits.ts';
import { newestFirst, shipmentDuration, shipmentRoute } from './logistics.ts';

function stop(time: string, title = time): TraceEntry {
  return { time, title, place: '', text: '', trace: false, traceIdentifier: '', stop: true };
}

const anyTime = fc.constantFrom('2026-05-09', '2026-05-09 12:00', '2026-05-10 07:00', '2025-12-31 23:59:59', '', '?');
const anyStops = fc.array(fc.record({ time: anyTime, title: fc.constantFrom('宁津', '禹城', '德州', ' ') }), {
  maxLength: 20,
});
const stopsOf = (given: { time: string; title: string }[]) => given.map(({ time, title }) => stop(time, title));
const journeyHome = [
  stop('2026-05-12 09:20', '燃点健身'),
  stop('2026-05-12 09:05', '燃点健身'),
  stop('2026-05-11 16:48', '德州分拨中心'),
  stop('2026-05-10 06:12', '禹城中转'),
  stop('2026-05-09 16:05', '泰岳成品库'),
  stop('2026-05-09 14:30', '泰岳成品库'),
];

describe('newestFirst', () => {
  it('puts steps newest first when they come in any order, unreadable times last', () => {
    const given = ['2026-05-09 16:05', '2026-05-10 00:00:00', '明天', ' 2026-05-09 23:59 ', '2026-02-30', '2026-05-11'];
    expect(newestFirst(given.map((time) => stop(time))).map(({ time }) => time)).toEqual([
      '2026-05-11',
      '2026-05-10 00:00:00',
      ' 2026-05-09 23:59 ',
      '2026-05-09 16:05',
      '明天',
      '2026-02-30',
    ]);
  });

  it('keeps the order given when times are equal', () => {
    const entries = ['装车', '发车', '签收'].map((title) => stop('2026-05-09 16:05', title));
    expect(newestFirst(entries)).toEqual(entries);
  });

  it('loses no step and never puts an older one first when any are given', () => {
    fc.assert(
      fc.property(anyStops, (given) => {
        const entries = stopsOf(given);
        const sorted = newestFirst(entries);
        expect(new Set(sorted)).toEqual(new Set(entries));
        expect(sorted).toHaveLength(entries.length);
        const times = sorted.map(({ time }) => readChinaTime(time) ?? Number.MIN_SAFE_INTEGER);
        expect(times).toEqual(times.toSorted((one, other) => other - one));
      }),
    );
  });
});

describe('shipmentRoute', () => {
  it('names each station once, the first when it was left and the others when they were reached', () => {
    const { stations, leftOut } = shipmentRoute(journeyHome);
    expect(stations).toEqual([
      { name: '泰岳成品库', at: readChinaTime('2026-05-09 16:05') },
      { name: '禹城中转', at: readChinaTime('2026-05-10 06:12') },
      { name: '德州分拨中心', at: readChinaTime('2026-05-11 16:48') },
      { name: '燃点健身', at: readChinaTime('2026-05-12 09:05') },
    ]);
    expect(leftOut).toBe(0);
  });

  it('names a station again when the shipment came back to it', () => {
    const back = [stop('2026-05-10', '宁津'), stop('2026-05-09', '德州'), stop('2026-05-08', '宁津')];
    expect(shipmentRoute(back).stations.map(({ name }) => name)).toEqual(['宁津', '德州', '宁津']);
  });

  it('leaves out the oldest stations on the way when there are too many', () => {
    const days = Array.from({ length: 9 }, (_, index) => stop(`2026-05-0${index + 1}`, `第 ${index + 1} 站`));
    const { stations, leftOut } = shipmentRoute(days);
    expect(stations.map(({ name }) => name)).toEqual([
      '第 1 站',
      '第 5 站',
      '第 6 站',
      '第 7 站',
      '第 8 站',
      '第 9 站',
    ]);
    expect(leftOut).toBe(3);
  });

  it('goes forward in time, never stays, and counts what it leaves out when any stops are given', () => {
    fc.assert(
      fc.property(anyStops, (given) => {
        const { stations, leftOut } = shipmentRoute(stopsOf(given));
        expect(stations.length).toBeLessThanOrEqual(shipmentRouteMax);
        expect(leftOut === 0 || stations.length === shipmentRouteMax).toBe(true);
        const times = stations.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        const names = stations.map(({ name }) => name);
        expect(leftOut > 0 || names.every((name, index) => name !== names[index + 1])).toBe(true);
        const placed = given.filter(({ time, title }) => readChinaTime(time) !== null && title.trim() !== '');
        expect(stations.length === 0).toBe(placed.length === 0);
        expect(leftOut > 0 || placed.every(({ title }) => names.includes(title))).toBe(true);
      }),
    );
  });
});

describe('shipmentDuration', () => {
  it('counts from leaving the first station to reaching the last', () => {
    expect(shipmentDuration(journeyHome)).toBe(65 * hourMs);
  });

  it('is nothing when the first station was not left', () => {
    expect(shipmentDuration(journeyHome.slice(-2))).toBeNull();
    expect(shipmentDuration([])).toBeNull();
  });

  it('is the time between the ends of the route, whatever the order of the stops', () => {
    const distinct = fc.uniqueArray(fc.record({ time: anyTime, title: fc.constantFrom('宁津', '德州') }), {
      selector: ({ time }) => time,
    });
    const twoOrders = distinct.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(twoOrders, ([given, shuffled]) => {
        const { stations } = shipmentRoute(stopsOf(given));
        const [first, last] = [stations[0]?.at ?? 0, stations.at(-1)?.at ?? 0];
        expect(shipmentDuration(stopsOf(given)) ?? 0).toBe(last - first);
        expect(shipmentDuration(stopsOf(shuffled))).toBe(shipmentDuration(stopsOf(given)));
      }),
    );
  });
});
