import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The e-mail address that an account has proved by a code, as addresses are compared: one account has it. Null where nothing proved one. */
export const keepProvedEmails: Migration = {
  async up(database) {
    await sql`alter table account add column proved_email text collate "C" unique`.execute(database);
  },
};
