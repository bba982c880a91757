import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Field masks of a scene. */
export const createFieldMasks: Migration = {
  async up(database) {
    await sql`alter table scene add column masks jsonb not null default '[]'`.execute(database);
  },
};
