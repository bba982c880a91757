import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Anti-counterfeit lookups, one row per identifier, and the codes under coatings as keyed hashes. */
export const createAuthenticity: Migration = {
  async up(database) {
    await sql`alter table product_model add column reminder_line integer check (reminder_line > 1)`.execute(database);
    await sql`
      create table authenticity_lookup (
        first_at timestamptz not null,
        total integer not null,
        first_way smallint not null,
        newest_at timestamptz[] not null,
        newest_ways smallint[] not null,
        prefix text collate "C" not null,
        suffix text collate "C" not null,
        primary key (prefix, suffix)
      )`.execute(database);
    await sql`
      create table coating_code (
        prefix text collate "C" not null,
        suffix text collate "C" not null,
        code_hash text collate "C" not null,
        set_at timestamptz not null,
        primary key (prefix, suffix)
      )`.execute(database);
  },
};
