import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a payment's provider is asked about it; null for those that were begun before, and where nobody can be asked. */
export const askAboutPayments: Migration = {
  async up(database) {
    await sql`alter table payment_attempt add column ask_at timestamptz`.execute(database);
    await sql`create index payment_attempt_asked on payment_attempt (ask_at) where state = 'open'`.execute(database);
  },
};
