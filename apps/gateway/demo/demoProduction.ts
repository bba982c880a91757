import { startOfChinaDay } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Clock } from '../src/platform/clock/clock.ts';
import { keepEnterpriseToken } from '../src/production/enterpriseTokens.ts';
import { chinaClock, firstSums } from '../src/production/sums.ts';
import type { Store } from '../src/schema/store.ts';
import type { Tables } from '../src/schema/tables.ts';
import { lockDemoSeed } from './demoSeed.ts';
import {
  type DemoLine,
  dayCurve,
  demoLines,
  demoPlantSystem,
  demoPlantToken,
  livePlant,
  weekendParts,
} from './productionLines.ts';

const dayMs = 86_400_000;

const curveTotal = dayCurve.reduce((sum, value) => sum + value, 0);
const curveTop = Math.max(...dayCurve);

/** Load below which only machines that run around the clock take energy. */
const workingPart = 0.4;

/** Approximate working hours of a line per week: stops are defined per week. */
const workingHoursOfWeek = 90;

async function insertPositions(transaction: Transaction<Tables>, line: DemoLine, start: Date): Promise<void> {
  const rows = line.positions.map(({ unitName, code, name }) => ({
    enterprise_prefix: line.prefix,
    unit_name: unitName,
    code,
    name,
    newest_at: start,
  }));
  await transaction.insertInto('production_position').values(rows).execute();
}

/** Four pseudo-random numbers from 0 to 1 from one hash, the same on every database. */
const random = (digit: number) => `(('x' || substr(hash, ${digit}, 7))::bit(28)::int / 268435456.0)`;

/**
 * Generates the events of a line in SQL: for each position and hour its energy, working minutes, occasional stops, and the products of the
 * last position. Deterministic by seed and hour.
 */
async function insertEvents(
  transaction: Transaction<Tables>,
  line: DemoLine,
  { start, now, seed }: { start: Date; now: Date; seed: number },
): Promise<void> {
  const positions = JSON.stringify(line.positions);
  await sql`
    insert into production_event (enterprise_prefix, id, position_id, happened_at, kind, detail, amount)
    with hours as materialized (
      select hour, to_char(${sql.raw(chinaClock('hour'))}, 'YYYYMMDDHH24') as clock,
        (${JSON.stringify(dayCurve)}::jsonb ->> extract(hour from ${sql.raw(chinaClock('hour'))})::int)::float8
          * case extract(isodow from ${sql.raw(chinaClock('hour'))})
              when 6 then ${weekendParts.saturday}::float8 when 7 then ${weekendParts.sunday}::float8 else 1 end as busy
      from generate_series(${start}::timestamptz, ${now}::timestamptz, interval '1 hour') as hour
    ), cells as (
      select held.id as position_id, plan.*, hours.*
      from jsonb_to_recordset(${positions}::jsonb) as plan (code text, label text, energy float8, worked float8, stops float8,
          products float8)
        join production_position held on held.enterprise_prefix = ${line.prefix} and held.code = plan.code
        cross join hours
    ), hashed as (
      select *, busy / ${curveTop}::float8 >= ${workingPart}::float8 as working, md5(${String(seed)} || ${line.prefix} || code || clock) as hash
      from cells
    ), dealt as (
      select *, ${sql.raw(random(1))} as first, ${sql.raw(random(8))} as second, ${sql.raw(random(15))} as third,
        ${sql.raw(random(22))} as fourth
      from hashed where working or ${line.nights}
    ), told as (
      select 'energy' as kind, label as detail, position_id, code, clock, hour + interval '59 minutes' * first as happened_at,
        round((energy * busy / ${curveTotal}::float8 * (0.85 + 0.3 * second))::numeric, 2) as amount from dealt
      union all
      select 'processing', '', position_id, code, clock, hour + interval '59 minutes' * first,
        round((60 * worked * least(1, busy / ${curveTop}::float8 * (0.95 + 0.2 * third)))::numeric, 1) from dealt where working
      union all
      select 'abnormal', case when second < 0.44 then 'quality' when second < 0.72 then 'equipment' when second < 0.9 then 'material'
          else 'other' end, position_id, code, clock, hour + interval '59 minutes' * third, round((4 + 36 * first * first)::numeric)
        from dealt where working and fourth < stops / ${workingHoursOfWeek}::float8
      union all
      select 'output', '', position_id, code, clock, hour + interval '59 minutes' * second,
        round((products * busy / ${curveTotal}::float8 * (0.85 + 0.3 * third))::numeric) from dealt where products > 0
    )
    select ${line.prefix}, 'seed-' || kind || '-' || code || '-' || clock, position_id, date_trunc('second', happened_at), kind,
      detail, amount
    from told where happened_at <= ${now}::timestamptz`.execute(transaction);
}

async function sumUp(transaction: Transaction<Tables>): Promise<void> {
  for (const statement of firstSums) await sql.raw(statement).execute(transaction);
  await sql`
    update production_position set newest_at = newest.at
    from (select position_id, max(happened_at) as at from production_event group by 1) newest
    where newest.position_id = production_position.id`.execute(transaction);
}

/** The seed when this database has the demo data and no production yet; else null. */
async function wantingSeed(transaction: Transaction<Tables>): Promise<number | null> {
  const seed = await lockDemoSeed(transaction);
  const position = await transaction.selectFrom('production_position').select('id').limit(1).executeTakeFirst();
  return position === undefined ? seed : null;
}

/**
 * Inserts the demo's production up to now, 90 days for the showcase, and the showcase enterprise's token, into a database with the demo
 * data and no production: once, even if several gateways start.
 */
export async function seedDemoProduction(store: Store, clock: Clock): Promise<void> {
  const now = clock.now();
  await store.transaction(async (transaction) => {
    // The statement timeout of requests does not apply: another gateway may have to wait here.
    await sql`set local statement_timeout = 0`.execute(transaction);
    const seed = await wantingSeed(transaction);
    if (seed === null) return;
    for (const line of demoLines) {
      const start = new Date(startOfChinaDay(now.getTime()) - line.days * dayMs);
      await insertPositions(transaction, line, start);
      await insertEvents(transaction, line, { start, now, seed });
    }
    await sumUp(transaction);
    const plant = { token: demoPlantToken, name: demoPlantSystem, prefix: livePlant.prefix, now };
    await keepEnterpriseToken(transaction, plant);
    await sql`analyze production_event, production_hour, production_day, production_position`.execute(transaction);
  });
}
