import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Text of a banner; empty where the picture or the app provides it. */
export const giveBannersWords: Migration = {
  async up(database) {
    await sql`
      alter table app_banner
        add column title text not null default '',
        add column describes text not null default ''`.execute(database);
  },
};
