import { keptSince, reportAheadMaxMs } from '@lima-id/domain';
import { sql } from 'kysely';
import type { Store } from '../schema/store.ts';
import { runningMsOfHour } from './readingSums.ts';

/**
 * Deletes hours of states from before a moment, and adds what the machines ran in them to their totals. Machines are locked in the order in
 * which reports lock them.
 */
async function deleteStateHours(store: Store, since: Date): Promise<void> {
  await store.transaction(async (transaction) => {
    await sql`
      select from machine
      where id in (select machine_id from machine_state_hour where start < ${since})
      order by prefix, suffix for update`.execute(transaction);
    await sql`
      with gone as (
        delete from machine_state_hour where start < ${since}
        returning machine_id, ${sql.raw(runningMsOfHour)} as running_ms
      )
      update machine held set swept_running_ms = held.swept_running_ms + ran.running_ms
      from (select machine_id, sum(running_ms) as running_ms from gone group by machine_id) ran
      where held.id = ran.machine_id`.execute(transaction);
  });
}

/** Deletes readings, sums and alarms that are older than they are kept. Source: docs/rules/monitoring.md. */
export async function deleteReadings(store: Store, now: Date): Promise<void> {
  const since = (tier: 'raw' | 'short' | 'hour') => new Date(keptSince(tier, now.getTime()));
  // By the time of the report, so that a late reading is known again when it is repeated; its moment may be ahead of that.
  const reportedSince = new Date(since('raw').getTime() - reportAheadMaxMs);
  await store.kysely.deleteFrom('machine_reading').where('reported_at', '<', reportedSince).execute();
  await store.kysely.deleteFrom('machine_measure_short').where('start', '<', since('short')).execute();
  await store.kysely.deleteFrom('machine_state_short').where('start', '<', since('short')).execute();
  await store.kysely.deleteFrom('machine_measure_hour').where('start', '<', since('hour')).execute();
  await store.kysely.deleteFrom('machine_alarm').where('at', '<', since('hour')).execute();
  await deleteStateHours(store, since('hour'));
}
