import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which submission of a registration was read; null for pictures, and where it was read before this column. */
export const keepSeenSubmissions: Migration = {
  async up(database) {
    await sql`alter table personal_data_access add column submissions integer`.execute(database);
  },
};
