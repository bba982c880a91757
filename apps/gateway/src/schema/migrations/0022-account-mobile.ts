import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mobile numbers of accounts are encrypted, and found by their hash; `sealMobiles` converts existing ones. */
export const sealAccountMobile: Migration = {
  async up(database) {
    await sql`alter table account drop constraint account_mobile_key`.execute(database);
    await sql`alter table account add column mobile_hash text collate "C" unique`.execute(database);
  },
};
