import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Apps of the market with the columns of lists. Prices in fen. */
export const createMarket: Migration = {
  async up(database) {
    await sql`
      create table product (
        id text primary key,
        name text not null,
        describes text not null,
        trait text not null,
        negotiable boolean not null,
        price_fen bigint not null check (price_fen >= 0),
        duration_unit text not null,
        view_picture text not null,
        recommended boolean not null,
        position integer not null
      )`.execute(database);
  },
};
