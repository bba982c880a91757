import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../../testing/platform/manualClock.ts';
import { freshDatabase } from '../../../testing/platform/openTestStore.ts';
import type { Clock } from '../clock/clock.ts';
import { createJobs, type Jobs } from '../job/jobs.ts';
import type { Log } from '../log/log.ts';
import { type EmbeddedDatabase, openInMemory } from './embedded.ts';
import { checkpointIntervalMs, maintenanceJobs, vacuumIntervalMs } from './maintenance.ts';

function listeningLog(): Log & { errors: object[] } {
  const errors: object[] = [];
  return { errors, info() {}, warn() {}, error: (fields) => void errors.push(fields) };
}

describe('maintenanceJobs', () => {
  let database: EmbeddedDatabase;
  beforeEach(async () => {
    database = await openInMemory(await freshDatabase());
  }, 60_000);
  afterEach(() => database.close());

  function startMaintenance(clock: Clock, log: Log): Jobs {
    const jobs = createJobs(maintenanceJobs(database.pool), clock, log);
    jobs.start();
    return jobs;
  }

  const logPosition = async () => {
    const { rows } = await database.pool.query('select checkpoint_lsn as lsn from pg_control_checkpoint()');
    return rows[0].lsn as string;
  };

  it('run checkpoints and vacuums on schedule', async () => {
    const clock = manualClock('2026-11-21T00:00:00Z');
    const log = listeningLog();
    await database.pool.query(
      'create table entry (id int primary key); insert into entry select generate_series(1, 5000)',
    );
    await database.pool.query('delete from entry where id > 10');
    const sizeBefore = await tableSize();
    const before = await logPosition();
    const maintenance = startMaintenance(clock, log);

    clock.moveBy(checkpointIntervalMs - 1);
    await database.pool.query('select 1');
    expect(await logPosition()).toBe(before);

    clock.moveBy(1);
    await database.pool.query('select 1');
    await expect.poll(logPosition).not.toBe(before);
    expect(await tableSize()).toBe(sizeBefore);

    clock.moveBy(vacuumIntervalMs - checkpointIntervalMs);
    await expect.poll(tableSize).toBeLessThan(sizeBefore);
    await maintenance.stop();
    expect(log.errors).toEqual([]);
  });

  const tableSize = async () => {
    const { rows } = await database.pool.query(`select pg_relation_size('entry') as bytes`);
    return rows[0].bytes as number;
  };

  it('log a failed run and retry at the next one', async () => {
    const clock = manualClock('2026-11-21T00:00:00Z');
    const log = listeningLog();
    const maintenance = startMaintenance(clock, log);
    await database.pool.query('create role reader; set role reader');
    clock.moveBy(checkpointIntervalMs);
    await expect.poll(() => log.errors.length).toBe(1);
    expect(log.errors[0]).toMatchObject({ job: 'checkpoint' });

    await database.pool.query('reset role');
    const before = await logPosition();
    clock.moveBy(checkpointIntervalMs);
    await expect.poll(logPosition).not.toBe(before);
    await maintenance.stop();
    expect(log.errors).toHaveLength(1);
  });

  it('run nothing after they are stopped', async () => {
    const clock = manualClock('2026-11-21T00:00:00Z');
    const maintenance = startMaintenance(clock, listeningLog());
    await maintenance.stop();
    const before = await logPosition();
    clock.moveBy(10 * vacuumIntervalMs);
    await database.pool.query('select 1');
    expect(await logPosition()).toBe(before);
  });
});
