import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Indexes of the lists of identifiers: those of a batch by code and by time, all of an enterprise by time, and the few that are not active. A
 * page is then read where it begins, in its order. Each ends with the code, since a thousand identifiers are registered in the same moment.
 */
export const listIdentifiers: Migration = {
  async up(database) {
    await sql`create index identifier_of_batch on identifier (batch_id, suffix)`.execute(database);
    await sql`create index identifier_of_batch_by_time on identifier (batch_id, registered_at, suffix)`.execute(
      database,
    );
    await sql`create index identifier_by_time on identifier (prefix, registered_at, suffix)`.execute(database);
    // State 1 of `stateCode`.
    await sql`create index identifier_not_active on identifier (prefix, state, suffix) where state <> 1`.execute(
      database,
    );
  },
};
