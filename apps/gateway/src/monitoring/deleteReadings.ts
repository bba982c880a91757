import { keptSince, reportAheadMaxMs } from '@lima-id/domain';
import { sql } from 'kysely';
import { deleteSlices, sliceRows } from '../platform/database/deleteSlices.ts';
import { throwFailures } from '../platform/job/throwFailures.ts';
import type { Store } from '../schema/store.ts';
import { machinesAtOnce } from './limits.ts';
import { runningMsOfHour } from './readingSums.ts';

/**
 * Deletes hours of states from before a moment, of some machines, and adds what these ran in them to their totals. Machines are locked in
 * the order in which reports lock them. Returns false when there was no such hour.
 */
async function deleteSomeStateHours(store: Store, since: Date): Promise<boolean> {
  return await store.transaction(async (transaction) => {
    const { rows } = await sql<{ machine_id: number }>`
      select distinct machine_id from (
        select machine_id from machine_state_hour where start < ${since} limit ${sliceRows}
      ) old limit ${machinesAtOnce}`.execute(transaction);
    if (rows.length === 0) return false;
    const machines = rows.map(({ machine_id }) => machine_id);
    await sql`
      select from machine where id = any(${machines}::bigint[])
      order by prefix, suffix for update`.execute(transaction);
    await sql`
      with gone as (
        delete from machine_state_hour where ctid = any(array(
          select ctid from machine_state_hour
          where machine_id = any(${machines}::bigint[]) and start < ${since} limit ${sliceRows}
        ))
        returning machine_id, ${sql.raw(runningMsOfHour)} as running_ms
      )
      update machine held set swept_running_ms = held.swept_running_ms + ran.running_ms
      from (select machine_id, sum(running_ms) as running_ms from gone group by machine_id) ran
      where held.id = ran.machine_id`.execute(transaction);
    return true;
  });
}

async function deleteStateHours(store: Store, since: Date, ending: AbortSignal): Promise<void> {
  for (let isMore = true; isMore && !ending.aborted; ) isMore = await deleteSomeStateHours(store, since);
}

/**
 * Deletes readings, sums and alarms that are older than they are kept. A table that fails does not block the others; the first error is
 * thrown at the end. Once `ending` is aborted, it stops after the statement or transaction in progress. Source: docs/rules/monitoring.md.
 */
export async function deleteReadings(store: Store, now: Date, ending = new AbortController().signal): Promise<void> {
  const since = (tier: 'raw' | 'short' | 'hour') => new Date(keptSince(tier, now.getTime()));
  // By the time of the report, so that a late reading is known again when it is repeated; its moment may be ahead of that.
  const reportedSince = new Date(since('raw').getTime() - reportAheadMaxMs);
  const tables = [
    ['machine_reading', sql`reported_at < ${reportedSince}`],
    ['machine_measure_short', sql`start < ${since('short')}`],
    ['machine_state_short', sql`start < ${since('short')}`],
    ['machine_measure_hour', sql`start < ${since('hour')}`],
    ['machine_alarm', sql`at < ${since('hour')}`],
  ] as const;
  const failures: unknown[] = [];
  for (const [table, condition] of tables) {
    await deleteSlices(store, table, condition, ending).catch((error: unknown) => failures.push(error));
  }
  await deleteStateHours(store, since('hour'), ending).catch((error: unknown) => failures.push(error));
  throwFailures('tables of readings were not cleaned up', failures);
}
