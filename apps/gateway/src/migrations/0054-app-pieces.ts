import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The pieces of an app's text are what an index holds, computed from the text, and no longer stand in its row as well: they were three
 * quarters of it, and counting what a search finds reads the rows. Source: docs/adr/0011-app-search.md.
 */
export const indexAppPieces: Migration = {
  async up(database) {
    // Every character, every two in a row, and every three that are ASCII. Lines are texts of their own. It costs what some hundred
    // operators cost, so that no plan computes it for a row instead of asking the index; and it keeps searches from being divided among
    // processes, whose start takes longer than what they save.
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
