import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counters of lookups, the market series of the home page, and facts about this database. */
export const createHome: Migration = {
  async up(database) {
    // The day is text: a date column would be parsed as midnight in the reader's time zone.
    await sql`
      create table resolution_counter (
        day text collate "C",
        shard smallint,
        total bigint not null,
        primary key (day, shard)
      )`.execute(database);
    await sql`
      create table market_size (
        year integer primary key,
        value integer not null,
        forecast boolean not null,
        source text not null
      )`.execute(database);
    await sql`
      create table market_share (
        name text primary key,
        share integer not null,
        position integer not null
      )`.execute(database);
    await sql`
      create table database_fact (
        name text primary key,
        value text not null,
        created_at timestamptz not null default now()
      )`.execute(database);
  },
};
