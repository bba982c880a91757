import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Proof of work for captchas with pictures, with difficulty by request rate, and replay detection of traces. Both tables have a bounded
 * number of rows. A low fill factor keeps frequent updates on the same page (HOT).
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
