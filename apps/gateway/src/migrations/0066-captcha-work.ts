import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Pictures cost work, too; how much follows how often visitors ask, and no trace passes twice. Both new tables have a bounded number of
 * rows, whatever is sent. Rows that are updated often keep room on their page for it.
 */
export const makeCaptchaCostWork: Migration = {
  async up(database) {
    await sql`alter table captcha_challenge drop constraint captcha_challenge_check`.execute(database);
    await sql`alter table captcha_challenge add check (num_nonnulls(position, work) >= 1)`.execute(database);
    await sql`
      create table captcha_rate (
        bucket integer primary key,
        total integer not null,
        ends_at timestamptz not null
      ) with (fillfactor = 70)`.execute(database);
    await sql`
      create table captcha_trace (
        slot integer primary key,
        hash text collate "C" not null
      ) with (fillfactor = 70)`.execute(database);
  },
};
