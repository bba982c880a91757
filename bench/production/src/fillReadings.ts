import { hourBucketDays, shortBucketDays } from '@lima-id/domain';
import { sql } from 'kysely';
import { keepEnterpriseToken } from '../../../apps/gateway/src/production/enterpriseTokens.ts';
import type { Store } from '../../../apps/gateway/src/schema/store.ts';
import { machineCount, monitoringSceneConfId, object, reportToken } from './settings.ts';

const { prefix, suffix } = object;

/** The codes of the machines: the object, and others that are registered for it. */
export const machineCodes: readonly string[] = Array.from({ length: machineCount }, (_, index) =>
  index === 0 ? suffix : `BENCH-${index}`,
);

const tiers = [
  { tier: 'short', every: '450 seconds', days: shortBucketDays, readings: 90 },
  { tier: 'hour', every: '1 hour', days: hourBucketDays, readings: 720 },
] as const;

/** Sums of three measures and of states, as if each machine had reported every five seconds for as long as they are kept. */
async function fillSums(store: Store, now: Date): Promise<void> {
  await store.kysely.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      for (const { tier, every, days, readings } of tiers) {
        const starts = sql`generate_series(
          date_bin(${every}::interval, ${now}::timestamptz, timestamptz '2000-01-01 00:00+08') - interval '1 day' * ${days}::int,
          ${now}::timestamptz, ${every}::interval)`;
        await sql`
          insert into ${sql.table(`machine_measure_${tier}`)}
            (machine_id, measure, start, readings, total, low, high, last, last_at)
          select machine.id, measure, start, ${readings}::int, ${readings}::int * 62.5, 40, 90, 62.7, start + interval '445 seconds'
          from machine, unnest(array['load', 'temperature', 'speed']) as measure, ${starts} as start
          order by 1, 2, 3`.execute(connection);
        await sql`
          insert into ${sql.table(`machine_state_${tier}`)} (machine_id, start, running, idle, fault, "off", slots)
          select machine.id, start, ${readings}::int / 2, ${readings}::int / 2, 0, 0, 255
          from machine, ${starts} as start order by 1, 2`.execute(connection);
      }
      await sql`
        insert into machine_reading (machine_id, id, at, reported_at, state, measures)
        select machine.id, 'past-' || number, at, at, case when number % 720 < 360 then 'running' else 'idle' end,
          '{"load": 62, "temperature": 62.7, "speed": 12.4}'
        from machine, generate_series(1, 17280) as number, lateral (select ${now}::timestamptz - interval '5 seconds' * number as at) moment
        order by 1, 3`.execute(connection);
      await sql`vacuum (analyze)`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Replaces all readings by those of `machineCount` machines until now: what is shown of them depends on the time. */
export async function fillReadings(store: Store, log: (text: string) => void): Promise<void> {
  const { kysely } = store;
  const now = new Date();
  log(`filling the database with readings of ${machineCount} machines ...`);
  await sql`truncate machine, machine_reading, machine_alarm, machine_measure_short, machine_measure_hour, machine_state_short,
    machine_state_hour`.execute(kysely);
  await keepEnterpriseToken(kysely, { token: reportToken, name: '压测监测网关', prefix, now });
  await sql`
    insert into scene (id, model_id, template_code, name, icon, entries, position, elements)
    values (${monitoringSceneConfId}, 1, 'runningMonitoring', '运行监测', '', 0, 1, '[]') on conflict do nothing`.execute(
    kysely,
  );
  await sql`
    insert into identifier (registered_at, batch_id, prefix, suffix)
    select now(), 1, ${prefix}, code from unnest(${machineCodes}::text[]) as code on conflict do nothing`.execute(
    kysely,
  );
  await sql`
    insert into machine (prefix, suffix, gateway, first_at, last_at, state, state_at)
    select ${prefix}, code, 'GW-1', ${now}::timestamptz - interval '400 days', ${now}, 'running', ${now}
    from unnest(${machineCodes}::text[]) as code`.execute(kysely);
  await fillSums(store, now);
}
