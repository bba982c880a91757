import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the prefix draft of an account leaves behind when it is gone: its last version, and whether it was submitted or erased. */
export const keepDraftVersions: Migration = {
  async up(database) {
    await sql`
      alter table account
        add column draft_version integer not null default 0,
        add column draft_closed boolean not null default false`.execute(database);
  },
};
