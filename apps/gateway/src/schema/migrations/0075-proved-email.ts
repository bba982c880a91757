import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Proved e-mail address of an account, normalized and unique. Null where none was proved. */
export const keepProvedEmails: Migration = {
  async up(database) {
    await sql`alter table account add column proved_email text collate "C" unique`.execute(database);
  },
};
