import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The n-grams of an app's text are computed by the index and no longer stored in its row: they were three quarters of it, and counting
 * reads the rows. Source: docs/adr/0011-app-search.md.
 */
export const indexAppPieces: Migration = {
  async up(database) {
    // Every character, every bigram, and every trigram of ASCII characters, line by line. The declared cost keeps the planner from
    // computing it per row instead of using the index; marked parallel unsafe, since starting parallel workers takes longer than a search.
    await sql`
      create function app_pieces(words text) returns text[] language sql immutable strict parallel unsafe cost 1000 as $$
        select coalesce(array_agg(distinct piece), '{}') from (
          select substr(line, start, size) collate "C" as piece
          from unnest(string_to_array(words, chr(10))) as line, generate_series(1, 3) as size,
            generate_series(1, char_length(line) - size + 1) as start
        ) as pieces where char_length(piece) < 3 or piece ~ '^[\\x21-\\x7e]{3}$'
      $$`.execute(database);
    await sql`drop index product_grams`.execute(database);
    await sql`alter table product drop column search_grams`.execute(database);
    await sql`create index product_pieces on product using gin (app_pieces(search_text))`.execute(database);
  },
};
