import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the reporter of a ticket was erased, and indexes of the tickets and leads whose people are still kept. */
export const keepContactsForTheirTime: Migration = {
  async up(database) {
    await sql`alter table fault_ticket add column erased_at timestamptz`.execute(database);
    await sql`create index fault_ticket_kept on fault_ticket (reported_at) where erased_at is null`.execute(database);
    await sql`create index lead_kept on lead (sent_at) where erased_at is null`.execute(database);
  },
};
