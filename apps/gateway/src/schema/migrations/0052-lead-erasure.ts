import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The content of a lead can be erased while its row stays; erasures are in the audit log. */
export const eraseLeads: Migration = {
  async up(database) {
    await sql`
      alter table lead
        add column erased_at timestamptz,
        add check ((erased_at is null) = (content <> '') and (erased_at is null or account_id is null))`.execute(
      database,
    );
    await sql`alter table lead_access add column what text collate "C" not null default 'read'`.execute(database);
    await sql`create index lead_once_until on lead_once (until) where until is not null`.execute(database);
  },
};
