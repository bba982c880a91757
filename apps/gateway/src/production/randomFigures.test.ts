import {
  addChinaMonths,
  chooseAxis,
  type Element,
  type ProductionRequest,
  type QuickTime,
  quickRange,
  quickTime,
  readChinaTime,
  startOfChinaDay,
  type TrendPoint,
  timeRanges,
  writeProductionRequest,
} from '@lima-id/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNoon, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { eventLists } from '../../testing/production/eventArbitrary.ts';
import { openProductionGateway, type ProductionGateway } from '../../testing/production/productionGateway.ts';
import { ingestEvents } from './ingestEvents.ts';

const now = Date.parse(demoNoon);
const prefix = '88.118.001';

let gateway: ProductionGateway;

beforeAll(async () => {
  gateway = await openProductionGateway();
}, storeOpeningMs);
afterAll(() => gateway.close());

/** Totals of one kind at one position in one hour or day. */
interface Rows {
  unit: string;
  code: string;
  detail: string;
  time: string;
  amount: number;
  events: number;
}

const kinds = { energy: 'energy', abnormal: 'abnormal', processingTime: 'processing' } as const;

/** Reference totals of a range by axis time, from the events themselves. */
async function rawRows(option: keyof typeof kinds, request: ProductionRequest): Promise<Rows[]> {
  const start = startOfChinaDay(readChinaTime(request.startTime) ?? 0);
  const end = request.quickTime === 'today' ? request.startTime : request.endTime;
  const { kind } = chooseAxis({ quickTime: request.quickTime, startTime: start, endTime: readChinaTime(end) ?? 0 });
  const form = { hour: 'FMHH24:00', date: 'YYYY-MM-DD', dateTime: 'YYYY-MM-DD HH24:00' }[kind];
  const { rows } = await sql<Rows>`
    with told as (
      select position.unit_name as unit, position.code, detail, amount,
        date_trunc(${kind === 'date' ? 'day' : 'hour'}, happened_at at time zone 'UTC' + interval '8 hours') as slot
      from production_event event join production_position position on position.id = event.position_id
      where event.enterprise_prefix = ${prefix} and kind = ${kinds[option]}
    )
    select unit, code, detail, to_char(slot, ${form}) as time, sum(amount)::float8 as amount, count(*)::int as events
    from told where slot::date between ${request.startTime.slice(0, 10)}::date and ${end.slice(0, 10)}::date
    group by unit, code, detail, slot order by unit, code, detail, slot`.execute(gateway.store.kysely);
  return rows;
}

async function rawProducts(request: ProductionRequest): Promise<number> {
  const end = request.quickTime === 'today' ? request.startTime : request.endTime;
  const { rows } = await sql<{ products: number }>`
    select coalesce(sum(amount), 0)::float8 as products from production_event
    where enterprise_prefix = ${prefix} and kind = 'output'
      and (happened_at at time zone 'UTC' + interval '8 hours')::date
        between ${request.startTime.slice(0, 10)}::date and ${end.slice(0, 10)}::date`.execute(gateway.store.kysely);
  return rows[0]?.products ?? 0;
}

function near(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function sum(rows: readonly { amount: number }[]): number {
  return near(rows.reduce((total, { amount }) => total + amount, 0));
}

function trend(rows: readonly Rows[]): TrendPoint[] {
  return rows.map(({ time, amount }) => ({ time, value: amount }));
}

/** A line's figures as comparable sets, from an answer and from events. */
function said(elements: Element[], quickTime: QuickTime): unknown[] {
  const [element] = elements;
  const list = timeRanges[quickTime];
  if (element?.dataType === 'Energy')
    return element.value.units.flatMap((unit) =>
      unit[list].map(({ total, totalPerProduct, trend: points }) => [
        unit.unitName,
        near(total),
        near(totalPerProduct),
        points,
      ]),
    );
  if (element?.dataType === 'Abnormal')
    return element.value.positions.flatMap((position) =>
      position[list].map((stop) => [
        stop.abnormalType,
        near(stop.timeTotal),
        stop.numTotal,
        near(stop.positionTimeTotal),
        stop.trend,
      ]),
    );
  if (element?.dataType !== 'Processing') throw new Error(`${element?.dataType} is no kind of figures.`);
  const { timeTotal, productTime, positions } = element.value;
  return [
    [near(timeTotal), near(productTime)],
    ...positions.map((position) => [position.positionCode, near(position.timeTotal), position.trend]),
  ];
}

function expectedOf(option: keyof typeof kinds, rows: readonly Rows[], products: number): unknown[] {
  const parts = new Map<string, Rows[]>();
  for (const row of rows) {
    const key = `${row.unit}\n${row.code}\n${row.detail}`;
    parts.set(key, [...(parts.get(key) ?? []), row]);
  }
  const each = (total: number) => (products === 0 ? 0 : near(total / products));
  const all = [...parts.values()].map((part) => ({ first: part[0], part }));
  if (option === 'energy') return all.map(({ first, part }) => [first?.unit, sum(part), each(sum(part)), trend(part)]);
  if (option === 'processingTime')
    return [[sum(rows), each(sum(rows))], ...all.map(({ first, part }) => [first?.code, sum(part), trend(part)])];
  return all.map(({ first, part }) => {
    const line = rows.filter(({ detail }) => detail === first?.detail);
    const stops = line.reduce((total, { events }) => total + events, 0);
    return [first?.detail, sum(line), stops, sum(part), trend(part)];
  });
}

const ranges: fc.Arbitrary<ProductionRequest> = fc
  .record({
    dataOption: fc.constantFrom('energy', 'abnormal', 'processingTime'),
    quickTime: fc.constantFrom<QuickTime>(...quickTime.options),
    back: fc.integer({ min: 0, max: 20 }),
    length: fc.integer({ min: 0, max: 14 }),
  })
  .map(({ dataOption, quickTime, back, length }) => {
    const at = now - back * 86_400_000;
    if (quickTime !== 'custom') return writeProductionRequest(dataOption, quickTime, quickRange(quickTime, at));
    return writeProductionRequest(dataOption, 'custom', { startTime: at - length * 86_400_000, endTime: at });
  });

describe('figures of random events', () => {
  it('equal those computed from the events in every option and range', { timeout: 240_000 }, async () => {
    const past = { startMs: addChinaMonths(now, -1), endMs: now };
    const lines = eventLists(past, 400);
    await fc.assert(
      fc.asyncProperty(lines, fc.array(ranges, { minLength: 8, maxLength: 8 }), async (events, requests) => {
        await gateway.forget();
        await ingestEvents(gateway.store, prefix, events);
        for (const request of requests) {
          const option = request.dataOption as keyof typeof kinds;
          const expected = expectedOf(option, await rawRows(option, request), await rawProducts(request));
          const answer = said(await gateway.elementsOf(request), request.quickTime);
          expect(answer).toHaveLength(expected.length);
          expect(answer).toEqual(expect.arrayContaining(expected));
        }
      }),
      { numRuns: 8 },
    );
  });
});
