import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { runQuery } from './runQuery.ts';

/** Milliseconds between two checkpoints: how much write-ahead log the next start may have to replay. */
export const checkpointIntervalMs = 5 * 60_000;

/** Milliseconds between two vacuums; the counters are updated all day and leave dead rows. */
export const vacuumIntervalMs = 60 * 60_000;

/** The scheduled care of an embedded database, which has no background processes of its own. */
export interface Maintenance {
  /** Ends the schedule and waits for a run that is under way. */
  stop(): Promise<void>;
}

async function vacuum(pool: pg.Pool): Promise<void> {
  const tables = await runQuery<{ name: string }>(
    pool,
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  );
  // One table a statement: requests get their turn in between.
  for (const { name } of tables) await runQuery(pool, `vacuum (analyze) ${name}`);
}

/** Starts checkpoints and vacuums by the clock. One that fails is logged and tried again at the next turn. */
export function startMaintenance(pool: pg.Pool, clock: Clock, log: Log): Maintenance {
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const queue = (job: string, work: () => Promise<unknown>) => {
    running = running.then(async () => {
      if (stopped) return;
      try {
        await work();
      } catch (error) {
        log.error({ err: error, job }, 'database maintenance failed');
      }
    });
  };
  const endCheckpoints = clock.every(checkpointIntervalMs, () =>
    queue('checkpoint', () => runQuery(pool, 'checkpoint')),
  );
  const endVacuums = clock.every(vacuumIntervalMs, () => queue('vacuum', () => vacuum(pool)));
  return {
    async stop() {
      stopped = true;
      endCheckpoints();
      endVacuums();
      await running;
    },
  };
}
