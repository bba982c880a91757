import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Apps that were taken off the market, as they were. */
export const keepWithdrawnApps: Migration = {
  async up(database) {
    await sql`
      create table withdrawn_app (
        id text collate "C" primary key,
        app_id text collate "C" not null,
        app_code text collate "C" not null,
        view_picture text not null,
        app jsonb not null,
        withdrawn_at timestamptz not null
      )`.execute(database);
  },
};
