import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Shelves of the app market: apps of one source with the same categories share one. A search counts its matches by shelf, of which there
 * are few, and only then by category. The id of a shelf is a 64-bit hash of its content.
 */
export const createAppShelf: Migration = {
  async up(database) {
    await sql`
      alter table product add column shelf bigint not null
        generated always as (hash_array_extended(array_append(category_ids, app_original::text), 0)) stored`.execute(
      database,
    );
    await sql`
      create table app_shelf (
        id bigint primary key,
        app_original boolean not null,
        category_ids text[] collate "C" not null
      )`.execute(database);
    await sql`
      insert into app_shelf (id, app_original, category_ids)
      select distinct shelf, app_original, category_ids from product`.execute(database);
    // Empty shelves are kept: they are few and count as zero.
    await sql`
      create function shelve_products() returns trigger language plpgsql as $$
      begin
        insert into app_shelf (id, app_original, category_ids)
        select distinct shelf, app_original, category_ids from new_rows order by shelf
        on conflict do nothing;
        return null;
      end $$`.execute(database);
    for (const event of ['insert', 'update']) {
      await sql`
        create trigger ${sql.raw(`shelve_product_${event}`)} after ${sql.raw(event)} on product
        referencing new table as new_rows for each statement execute function shelve_products()`.execute(database);
    }
  },
};
