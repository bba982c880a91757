import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Challenges of the slide captcha, and issued proofs. */
export const createCaptcha: Migration = {
  async up(database) {
    await sql`
      create table captcha_challenge (
        id text collate "C" primary key,
        scene text not null,
        position smallint,
        work jsonb,
        misses smallint not null,
        expires_at timestamptz not null,
        check (num_nonnulls(position, work) = 1)
      )`.execute(database);
    await sql`create index captcha_challenge_end on captcha_challenge (expires_at)`.execute(database);
    await sql`
      create table captcha_proof (
        token_hash text collate "C" primary key,
        scene text not null,
        session_id text collate "C" not null,
        expires_at timestamptz not null
      )`.execute(database);
    await sql`create index captcha_proof_end on captcha_proof (expires_at)`.execute(database);
  },
};
