import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Owners of avatars. Existing pictures get their rows from the gateway, which has access to their folder: see
 * `account/avatars/avatarFiles.ts`.
 */
export const createAvatar: Migration = {
  async up(database) {
    await sql`
      create table avatar (
        id text collate "C" primary key,
        account_id text collate "C" not null references account (id) on delete cascade,
        visitor_hash text collate "C",
        bytes integer not null,
        created_at timestamptz not null,
        loose_since timestamptz
      )`.execute(database);
    await sql`create index avatar_of_account on avatar (account_id)`.execute(database);
    await sql`create index avatar_loose on avatar (loose_since) where loose_since is not null`.execute(database);
    await sql`create index avatar_of_visitor on avatar (visitor_hash) where visitor_hash is not null`.execute(database);
  },
};
