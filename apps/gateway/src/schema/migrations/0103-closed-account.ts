import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When an account was closed, and by whom. */
export const closeAccounts: Migration = {
  async up(database) {
    await sql`
      alter table account
        add column closed_at timestamptz,
        add column closed_by text collate "C" references account (id),
        add constraint account_closed check (num_nonnulls(closed_at, closed_by) in (0, 2))`.execute(database);
  },
};
