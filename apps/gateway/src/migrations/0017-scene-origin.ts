import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where the data of a scene come from, and since when they are as they are. What was there before is of the migration's moment. */
export const createSceneOrigin: Migration = {
  async up(database) {
    await sql`
      alter table scene add column data_source text not null default '',
        add column updated_at timestamptz not null default now()`.execute(database);
  },
};
