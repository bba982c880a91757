import { type AssetRun, assetRunDays, chinaDate, dayMs } from '@lima-id/domain';
import type { Store } from '../schema/store.ts';

// The sum of integers is bigint, which drivers return as a number; that of no rows is null.
const sums = `
  select asset_id as id, sum(minutes) as minutes, sum(metres) as metres from asset_run
  where asset_id = any($1::bigint[]) group by asset_id`;

const lastDays = `
  select asset_id as id, day::text as day, minutes from asset_run
  where asset_id = any($1::bigint[]) and day between $2::date and $3::date`;

/**
 * Running time by asset id: in total, and on each of the last days up to `nowMs`, with 0 for days without a row. Assets that never ran are
 * left out.
 */
export async function readRuns(store: Store, ids: readonly number[], nowMs: number): Promise<Map<number, AssetRun>> {
  const days = Array.from({ length: assetRunDays }, (_, index) =>
    chinaDate(nowMs - (assetRunDays - 1 - index) * dayMs),
  );
  const [totals, rows] = await Promise.all([
    store.prepared<{ id: number; minutes: number; metres: number | null }>('sum_asset_runs', sums, [ids]),
    store.prepared<{ id: number; day: string; minutes: number }>('read_asset_runs', lastDays, [
      ids,
      days.at(0),
      days.at(-1),
    ]),
  ]);
  const minutesOf = new Map(rows.map(({ id, day, minutes }) => [`${id} ${day}`, minutes]));
  return new Map(
    totals.map(({ id, minutes, metres }) => [
      id,
      { minutes, metres, days: days.map((day) => ({ day, minutes: minutesOf.get(`${id} ${day}`) ?? 0 })) },
    ]),
  );
}
