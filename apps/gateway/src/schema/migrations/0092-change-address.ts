import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The network address from which an enterprise's change was made. */
export const keepChangeAddresses: Migration = {
  async up(database) {
    await sql`alter table registration_change add column address text`.execute(database);
    // What the cleanup of old addresses looks for.
    await sql`create index address_of_change on registration_change (at) where address is not null`.execute(database);
  },
};
