import type { LineEvent } from '@lima-id/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { eventLists } from '../../testing/production/eventArbitrary.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import type { Store } from '../schema/store.ts';
import { ingestEvents } from './ingestEvents.ts';

const prefix = '88.118.901';
const neighbour = '88.118.902';
// Across a midnight of China, and both sides of a UTC midnight.
const days = { startMs: Date.parse('2026-05-04T14:00:00Z'), endMs: Date.parse('2026-05-06T03:00:00Z') };

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
  await insertTestEnterprise(store, prefix);
  await insertTestEnterprise(store, neighbour);
}, 120_000);

afterAll(() => store.close());

async function forget(): Promise<void> {
  await sql`truncate production_event, production_hour, production_day, production_position`.execute(store.kysely);
}
beforeEach(forget);

/** Totals by hour and position, computed from every event; hours as text in China time. */
async function sumsOfEvents(): Promise<unknown[]> {
  const { rows } = await sql`
    select event.enterprise_prefix as line, kind, position.code, position.unit_name as unit, detail,
      to_char(happened_at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD HH24') as hour,
      sum(event.amount)::float8 as amount, count(*)::int as events
    from production_event event join production_position position on position.id = event.position_id
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`.execute(store.kysely);
  return rows;
}

async function keptSums(): Promise<unknown[]> {
  const { rows } = await sql`
    select kept.enterprise_prefix as line, kind, position.code, position.unit_name as unit, detail,
      to_char(hour at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD HH24') as hour,
      kept.amount::float8 as amount, events
    from production_hour kept join production_position position on position.id = kept.position_id
    order by 1, 2, 3, 4, 5, 6`.execute(store.kysely);
  return rows;
}

/** Days whose stored totals differ from their events. */
async function wrongDays(): Promise<unknown[]> {
  const { rows } = await sql`
    select * from (
      select enterprise_prefix, kind, position_id, detail, date_trunc('day', happened_at at time zone 'UTC' + interval '8 hours') as clock,
        sum(amount) as amount, count(*)::int as events
      from production_event group by 1, 2, 3, 4, 5
    ) told
    full join (
      select enterprise_prefix, kind, position_id, detail, day at time zone 'UTC' + interval '8 hours' as clock, amount, events
      from production_day
    ) kept using (enterprise_prefix, kind, position_id, detail, clock)
    where told.amount is distinct from kept.amount or told.events is distinct from kept.events`.execute(store.kysely);
  return rows;
}

/** The same totals, computed without the database. */
function sumsOf(events: readonly LineEvent[]) {
  const sums = new Map<string, number>();
  for (const event of events) {
    const detail = 'label' in event ? event.label : 'abnormalType' in event ? event.abnormalType : '';
    const amount = 'energy' in event ? event.energy : 'minutes' in event ? event.minutes : event.products;
    const key = [event.type, event.unitName, event.positionCode, detail, event.time.slice(0, 13)].join('|');
    sums.set(key, Math.round(((sums.get(key) ?? 0) + amount) * 100) / 100);
  }
  return Object.fromEntries(sums);
}

async function keptByKey() {
  const rows = (await keptSums()) as {
    kind: string;
    unit: string;
    code: string;
    detail: string;
    hour: string;
    amount: number;
  }[];
  return Object.fromEntries(
    rows.map(({ kind, unit, code, detail, hour, amount }) => [[kind, unit, code, detail, hour].join('|'), amount]),
  );
}

async function everything() {
  const { rows } = await sql`
    select (select json_agg(event order by id) from production_event event)::text as events,
      (select json_agg(hour order by kind, hour, position_id, detail) from production_hour hour)::text as hours,
      (select json_agg(day order by kind, day, position_id, detail) from production_day day)::text as days,
      (select json_agg(position order by id) from production_position position)::text as positions`.execute(
    store.kysely,
  );
  return rows[0];
}

function batchesOf(events: readonly LineEvent[], size: number): LineEvent[][] {
  return Array.from({ length: Math.ceil(events.length / size) }, (_, index) =>
    events.slice(index * size, (index + 1) * size),
  );
}

describe('ingestEvents', () => {
  it('keeps totals equal to the events for batches in any order, repeated, partial and concurrent', {
    timeout: 120_000,
  }, async () => {
    const runs = fc.record({
      events: eventLists(days, 120),
      size: fc.integer({ min: 1, max: 50 }),
      seed: fc.array(fc.nat(), { minLength: 240, maxLength: 240 }),
      atOnce: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(runs, async ({ events, size, seed, atOnce }) => {
        await forget();
        const shuffled = [...events, ...events]
          .map((event, index) => ({ event, key: seed[index] ?? 0 }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ event }) => event);
        const batches = batchesOf(shuffled, size);
        const receipts = atOnce
          ? await Promise.all(batches.map((batch) => ingestEvents(store, prefix, batch)))
          : await batches.reduce(
              async (before, batch) => [...(await before), await ingestEvents(store, prefix, batch)],
              Promise.resolve<{ accepted: number; repeated: number }[]>([]),
            );
        expect(receipts.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(events.length);
        expect(receipts.reduce((sum, { repeated }) => sum + repeated, 0)).toBe(events.length);
        expect(await keptSums()).toEqual(await sumsOfEvents());
        expect(await wrongDays()).toEqual([]);
        expect(await keptByKey()).toEqual(sumsOf(events));
      }),
      { numRuns: 25 },
    );
  });

  it('is idempotent for a repeated batch', async () => {
    const [events = []] = fc.sample(eventLists(days, 200), { numRuns: 1, seed: 5 });
    await ingestEvents(store, prefix, events);
    const before = await everything();
    expect(await ingestEvents(store, prefix, events)).toEqual({ accepted: 0, repeated: events.length });
    expect(await everything()).toEqual(before);
  });

  it('keeps the first of two events with the same id', async () => {
    const event: LineEvent = {
      id: 'E-1',
      time: '2026-05-05 14:00:00',
      unitName: '测试台',
      positionCode: 'T-04',
      positionName: '测试台 T-04',
      type: 'output',
      products: 2,
    };
    expect(await ingestEvents(store, prefix, [event, { ...event, products: 5 }])).toEqual({ accepted: 1, repeated: 1 });
    const renamed = { ...event, time: '2026-05-05 15:00:00', positionName: '别名', products: 9 };
    expect(await ingestEvents(store, prefix, [renamed])).toEqual({ accepted: 0, repeated: 1 });
    expect(await keptSums()).toEqual([expect.objectContaining({ hour: '2026-05-05 14', amount: 2, events: 1 })]);
    const names = await store.kysely.selectFrom('production_position').select('name').execute();
    expect(names).toEqual([{ name: '测试台 T-04' }]);
  });

  it('keeps lines separate when two enterprises use the same ids', async () => {
    const event: LineEvent = {
      id: 'E-1',
      time: '2026-05-05',
      unitName: '测试台',
      positionCode: 'T-04',
      positionName: '测试台 T-04',
      type: 'processing',
      minutes: 7,
    };
    await ingestEvents(store, prefix, [event]);
    expect(await ingestEvents(store, neighbour, [event])).toEqual({ accepted: 1, repeated: 0 });
    expect(await keptSums()).toEqual([
      expect.objectContaining({ line: prefix, hour: '2026-05-05 00', amount: 7 }),
      expect.objectContaining({ line: neighbour, hour: '2026-05-05 00', amount: 7 }),
    ]);
  });

  it('names a position by its newest event when events arrive late', async () => {
    const at = (id: string, hour: string, positionName: string): LineEvent => ({
      id,
      time: `2026-05-05 ${hour}:00:00`,
      unitName: '总装线',
      positionCode: 'Z-3',
      positionName,
      type: 'processing',
      minutes: 1,
    });
    await ingestEvents(store, prefix, [at('1', '10', '总装 3 线'), at('2', '12', '总装三线')]);
    await ingestEvents(store, prefix, [at('3', '11', '旧名')]);
    const held = await store.kysely.selectFrom('production_position').select(['name', 'newest_at']).execute();
    expect(held).toEqual([{ name: '总装三线', newest_at: new Date('2026-05-05T04:00:00Z') }]);
  });
});
