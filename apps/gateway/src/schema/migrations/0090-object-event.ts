import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Events of single objects, in the order of their reports, each once by the sender's own id. */
export const keepObjectEvents: Migration = {
  async up(database) {
    await sql`
      create table object_event (
        id bigint generated always as identity,
        reported_at timestamptz not null,
        prefix text collate "C" not null references enterprise (prefix),
        suffix text collate "C" not null,
        event_id text collate "C" not null,
        event jsonb not null,
        primary key (prefix, event_id)
      )`.execute(database);
    await sql`create unique index event_of_object on object_event (prefix, suffix, id)`.execute(database);
  },
};
