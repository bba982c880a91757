import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a banner says beside its picture; empty where the picture says it, or its app does. */
export const giveBannersWords: Migration = {
  async up(database) {
    await sql`
      alter table app_banner
        add column title text not null default '',
        add column describes text not null default ''`.execute(database);
  },
};
