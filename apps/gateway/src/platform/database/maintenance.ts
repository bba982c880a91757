import type pg from 'pg';
import type { Job } from '../job/jobs.ts';
import { runQuery } from './runQuery.ts';

/** Checkpoint interval in ms: bounds the write-ahead log to replay at the next start. */
export const checkpointIntervalMs = 5 * 60_000;

/** Vacuum interval in ms; counters are updated all day and leave dead rows. */
export const vacuumIntervalMs = 60 * 60_000;

async function vacuum(pool: pg.Pool, ending: AbortSignal): Promise<void> {
  const tables = await runQuery<{ name: string }>(
    pool,
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  );
  // One table per statement, so that requests run in between.
  for (const { name } of tables) {
    if (ending.aborted) return;
    await runQuery(pool, `vacuum (analyze) ${name}`);
  }
}

/** Scheduled maintenance of an embedded database, which has no background processes. */
export function maintenanceJobs(pool: pg.Pool): Job[] {
  return [
    {
      name: 'checkpoint',
      everyMs: checkpointIntervalMs,
      run: async () => void (await runQuery(pool, 'checkpoint')),
    },
    { name: 'vacuum', everyMs: vacuumIntervalMs, run: (ending) => vacuum(pool, ending) },
  ];
}
