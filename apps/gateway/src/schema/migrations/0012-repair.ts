import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tickets of reported faults with their photos, and the sequence number of each year. */
export const createRepair: Migration = {
  async up(database) {
    await sql`create table fault_number (year integer primary key, last integer not null)`.execute(database);
    await sql`
      create table fault_ticket (
        number text collate "C" primary key,
        transaction_id text collate "C" not null unique,
        prefix text collate "C" not null,
        suffix text collate "C" not null,
        kind text not null,
        words text not null,
        contact_name text not null,
        contact_mobile text collate "C" not null,
        reported_at timestamptz not null,
        state text collate "C" not null,
        steps jsonb not null
      )`.execute(database);
    await sql`create index fault_ticket_of_object on fault_ticket (prefix, suffix, reported_at)`.execute(database);
    await sql`create index fault_ticket_of_enterprise on fault_ticket (prefix, reported_at, number)`.execute(database);
    await sql`create index fault_ticket_by_time on fault_ticket (reported_at, number)`.execute(database);
    await sql`
      create table fault_photo (
        number text collate "C" not null references fault_ticket (number) on delete cascade,
        place smallint not null,
        type text not null,
        bytes bytea not null,
        primary key (number, place)
      )`.execute(database);
  },
};
