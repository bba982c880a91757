import { chinaDate } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Clock } from '../src/platform/clock/clock.ts';
import type { Store } from '../src/schema/store.ts';
import type { Tables } from '../src/schema/tables.ts';
import { demoAssets, demoRuns } from './assetBook.ts';
import { addDays, daysBetween } from './chinaTime.ts';
import { lockDemoSeed } from './demoSeed.ts';
import { insertRows } from './insertRows.ts';
import { dayMover } from './showcase.ts';

async function insertAssets(transaction: Transaction<Tables>, today: string): Promise<void> {
  for (const { asset, repairs } of demoAssets(today)) {
    const { id } = await transaction.insertInto('asset').values(asset).returning('id').executeTakeFirstOrThrow();
    const rows = repairs.map((repair) => ({ asset_id: id, ...repair }));
    if (rows.length > 0) await transaction.insertInto('asset_repair').values(rows).execute();
  }
}

/** Inserts the treadmill's running times since the last stored day, so that a restarted demo continues. */
async function insertRuns(transaction: Transaction<Tables>, today: string): Promise<void> {
  const asset = await transaction
    .selectFrom('asset')
    .leftJoin('asset_run', 'asset_run.asset_id', 'asset.id')
    .select(['asset.id', sql<string | null>`max(asset_run.day)::text`.as('last')])
    .where('identifier', '=', demoRuns.identifier)
    .groupBy('asset.id')
    .executeTakeFirst();
  if (asset === undefined) return;
  const first = dayMover(today)(demoRuns.before);
  const last = asset.last ?? first;
  const rows = Array.from({ length: Math.max(0, daysBetween(last, today)) }, (_, index) => {
    const day = addDays(last, index + 1);
    const { days } = demoRuns;
    return { asset_id: asset.id, day, ...days[(daysBetween(first, day) - 1) % days.length] };
  });
  await insertRows(transaction, 'asset_run', rows);
}

/** Inserts the demo's asset book once; the running times are continued at each start. */
export async function seedDemoAssets(store: Store, clock: Clock): Promise<void> {
  const today = chinaDate(clock.now().getTime());
  await store.transaction(async (transaction) => {
    if ((await lockDemoSeed(transaction)) === null) return;
    const asset = await transaction.selectFrom('asset').select('id').limit(1).executeTakeFirst();
    if (asset === undefined) await insertAssets(transaction, today);
    await insertRuns(transaction, today);
  });
}
