import { chinaDate, chinaMoment, startOfChinaDay } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/schema/store.ts';
import { demoNoon, emptyStore, standingClock } from '../testing/demo/demoStore.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { seedDemoProduction } from './demoProduction.ts';
import { demoLines, livePlant } from './productionLines.ts';
import { seedDemo } from './seed.ts';

const clock = standingClock(demoNoon);
const now = clock.now();

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
  await seedDemo(store, clock);
  await Promise.all([seedDemoProduction(store, clock), seedDemoProduction(store, clock)]);
}, 240_000);

afterAll(() => store.close());

async function fingerprint() {
  const { rows } = await sql`
    select count(*)::int as events, md5(string_agg(id || happened_at::text || amount::text || detail, '' order by enterprise_prefix, id)) as hash
    from production_event`.execute(store.kysely);
  return rows[0];
}

describe('seedDemoProduction', () => {
  it('covers the last 90 days, without future events', async () => {
    const { rows } = await sql<{ days: number; oldest: Date; newest: Date }>`
      select count(distinct (happened_at at time zone interval '08:00')::date)::int as days, min(happened_at) as oldest,
        max(happened_at) as newest
      from production_event where enterprise_prefix = ${livePlant.prefix}`.execute(store.kysely);
    const [{ days, oldest, newest } = { days: 0, oldest: now, newest: now }] = rows;
    expect(days).toBe(livePlant.days + 1);
    expect(chinaDate(oldest.getTime())).toBe(chinaDate(startOfChinaDay(now.getTime()) - livePlant.days * 86_400_000));
    expect(newest <= now).toBe(true);
    expect(now.getTime() - newest.getTime()).toBeLessThan(3_600_000);
  });

  it('has totals equal to its events', async () => {
    const { rows } = await sql`
      select 1 from (
        select enterprise_prefix, kind, date_trunc('hour', happened_at at time zone 'UTC') as hour, position_id, detail,
          sum(amount) as amount, count(*)::int as events
        from production_event group by 1, 2, 3, 4, 5
      ) told
      full join (
        select enterprise_prefix, kind, hour at time zone 'UTC' as hour, position_id, detail, amount, events from production_hour
      ) kept using (enterprise_prefix, kind, hour, position_id, detail)
      where told.amount is distinct from kept.amount or told.events is distinct from kept.events`.execute(store.kysely);
    expect(rows).toEqual([]);
  });

  it('is busier on working days than at weekends, and by day than by night', async () => {
    const { rows } = await sql<{ hour: Date; energy: number }>`
      select hour, sum(amount)::float8 as energy from production_hour
      where kind = 'energy' and enterprise_prefix = ${livePlant.prefix} group by 1`.execute(store.kysely);
    const mean = (fits: (moment: ReturnType<typeof chinaMoment>) => boolean) => {
      const fitting = rows.filter(({ hour }) => fits(chinaMoment(hour.getTime())));
      return fitting.reduce((sum, { energy }) => sum + energy, 0) / fitting.length;
    };
    expect(mean(({ weekday }) => weekday < 6)).toBeGreaterThan(1.5 * mean(({ weekday }) => weekday === 6));
    expect(mean(({ weekday }) => weekday === 6)).toBeGreaterThan(1.3 * mean(({ weekday }) => weekday === 7));
    expect(mean(({ hour }) => hour === 14)).toBeGreaterThan(3 * mean(({ hour }) => hour === 3));
  });

  it('has a line with every kind of event for each of its enterprises', async () => {
    const { rows } = await sql`
      select enterprise_prefix as prefix, array_agg(distinct kind order by kind) as kinds from production_event
      group by 1 order by 1`.execute(store.kysely);
    const kinds = ['abnormal', 'energy', 'output', 'processing'];
    expect(rows).toEqual(
      demoLines.map(({ prefix }) => ({ prefix, kinds })).toSorted((one, other) => (one.prefix < other.prefix ? -1 : 1)),
    );
  });

  it('is deterministic', { timeout: 240_000 }, async () => {
    const before = await fingerprint();
    await emptyStore(store);
    await seedDemo(store, clock);
    await seedDemoProduction(store, clock);
    expect(await fingerprint()).toEqual(before);
  });

  it('inserts nothing without the demo data', { timeout: 60_000 }, async () => {
    await emptyStore(store);
    await seedDemoProduction(store, clock);
    expect(await store.kysely.selectFrom('production_position').select('id').execute()).toEqual([]);
    expect(await store.kysely.selectFrom('enterprise_token').select('hash').execute()).toEqual([]);
  });
});
