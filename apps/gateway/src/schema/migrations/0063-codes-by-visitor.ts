import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A number may have one code per requesting visitor, with separate attempts for the requester and for all others. */
export const keepCodesByVisitor: Migration = {
  async up(database) {
    // Pending codes are dropped: they live five minutes and can be requested again.
    await sql`delete from sms_code`.execute(database);
    await sql`alter table sms_code
      drop constraint sms_code_pkey,
      drop column sent_at,
      add column visitor_hash text collate "C" not null,
      add column other_tries integer not null,
      add primary key (phone_hash, purpose, visitor_hash)`.execute(database);
  },
};
