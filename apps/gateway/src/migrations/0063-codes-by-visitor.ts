import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A number may have a code for each visitor who asked for one, with tries of his own and tries of all others. */
export const keepCodesByVisitor: Migration = {
  async up(database) {
    // A code lives for five minutes; people who wait for one ask again.
    await sql`delete from sms_code`.execute(database);
    await sql`alter table sms_code
      drop constraint sms_code_pkey,
      drop column sent_at,
      add column visitor_hash text collate "C" not null,
      add column other_tries integer not null,
      add primary key (phone_hash, purpose, visitor_hash)`.execute(database);
  },
};
