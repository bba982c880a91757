import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Steps of registrations that nobody took: an erasure by its time has no account. */
export const eraseByTime: Migration = {
  async up(database) {
    await sql`alter table registration_step alter column account_id drop not null`.execute(database);
  },
};
