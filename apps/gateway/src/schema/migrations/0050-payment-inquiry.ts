import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Time of the next payment status query; null for older payments and for providers without one. */
export const pollPayments: Migration = {
  async up(database) {
    await sql`alter table payment_attempt add column ask_at timestamptz`.execute(database);
    await sql`create index payment_attempt_asked on payment_attempt (ask_at) where state = 'open'`.execute(database);
  },
};
