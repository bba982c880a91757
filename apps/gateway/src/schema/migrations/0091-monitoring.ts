import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Readings and alarms of machines: what their models declare, every reading for some days, and sums by 7.5 minutes and by hour, from which the
 * page of an object is drawn. A machine is an object that has reported; its row is the lock under which its reports are stored.
 */
export const createMonitoring: Migration = {
  async up(database) {
    await sql`
      create table model_monitoring (
        model_id integer primary key references product_model (id) on delete cascade,
        measures jsonb not null,
        services jsonb not null,
        version integer not null
      )`.execute(database);
    await sql`
      create table machine (
        id bigint generated always as identity primary key,
        prefix text collate "C" not null references enterprise (prefix),
        suffix text collate "C" not null,
        gateway text not null,
        first_at timestamptz,
        last_at timestamptz,
        state text collate "C",
        state_at timestamptz,
        swept_running_ms numeric not null default 0,
        unique (prefix, suffix)
      )`.execute(database);
    await sql`
      create table machine_reading (
        machine_id bigint not null,
        id text collate "C" not null,
        at timestamptz not null,
        reported_at timestamptz not null,
        state text collate "C",
        measures jsonb not null,
        primary key (machine_id, id)
      )`.execute(database);
    await sql`create index machine_reading_at on machine_reading (machine_id, at) include (state)`.execute(database);
    await sql`create index machine_reading_reported on machine_reading (reported_at)`.execute(database);
    await sql`
      create table machine_alarm (
        machine_id bigint not null,
        id text collate "C" not null,
        at timestamptz not null,
        level text collate "C" not null,
        text text not null,
        end_at timestamptz,
        primary key (machine_id, id)
      )`.execute(database);
    await sql`create index machine_alarm_at on machine_alarm (machine_id, at desc)`.execute(database);
    await sql`create index machine_alarm_age on machine_alarm (at)`.execute(database);
    for (const tier of ['short', 'hour']) {
      const measures = `machine_measure_${tier}`;
      const states = `machine_state_${tier}`;
      await sql`
        create table ${sql.table(measures)} (
          machine_id bigint not null,
          measure text collate "C" not null,
          start timestamptz not null,
          readings integer not null,
          total numeric(16, 3) not null,
          low numeric(10, 3) not null,
          high numeric(10, 3) not null,
          last numeric(10, 3) not null,
          last_at timestamptz not null,
          primary key (machine_id, measure, start)
        )`.execute(database);
      await sql`
        create table ${sql.table(states)} (
          machine_id bigint not null,
          start timestamptz not null,
          running integer not null,
          idle integer not null,
          fault integer not null,
          "off" integer not null,
          slots integer not null,
          primary key (machine_id, start)
        )`.execute(database);
      for (const table of [measures, states]) {
        await sql`create index ${sql.ref(`${table}_age`)} on ${sql.table(table)} (start)`.execute(database);
      }
    }
  },
};
