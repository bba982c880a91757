import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Data provider and last change of a scene. Existing ones get the time of the migration. */
export const createSceneOrigin: Migration = {
  async up(database) {
    await sql`
      alter table scene add column data_source text not null default '',
        add column updated_at timestamptz not null default now()`.execute(database);
  },
};
