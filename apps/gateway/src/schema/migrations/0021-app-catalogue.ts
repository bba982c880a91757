import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const gained = "select unnest(array_append(category_ids, '')) as category_id, app_original, 1 as change from new_rows";
const lost = "select unnest(array_append(category_ids, '')) as category_id, app_original, -1 as change from old_rows";

/** Trigger statement that updates the tally after a change of `product`, by kind of change; in key order, to prevent deadlocks. */
const tallyChanges = {
  insert: { rows: 'new table as new_rows', statement: gained },
  delete: { rows: 'old table as old_rows', statement: lost },
  update: { rows: 'old table as old_rows new table as new_rows', statement: `${gained} union all ${lost}` },
} as const;

/**
 * The catalogue of the app market: categories, packages with prices, banners, and the columns of app pages and search. Search columns are
 * computed by the writer of an app (`productRows`); for existing apps, by the gateway at startup.
 */
export const createAppCatalogue: Migration = {
  async up(database) {
    await sql`
      alter table product
        add column app_id text collate "C" not null default '',
        add column app_code text collate "C" not null default '',
        add column picture_viewer text not null default '',
        add column banner_urls jsonb not null default '[]',
        add column video_urls jsonb not null default '[]',
        add column detail text not null default '',
        add column choice boolean not null default false,
        add column app_original boolean not null default true,
        add column level smallint not null default 1,
        add column sell_time date not null default '2025-01-01',
        add column zero_try boolean not null default false,
        add column hot_rank integer,
        add column search_version smallint not null default 0,
        add column search_text text collate "C" not null default '',
        add column search_grams text[] collate "C" not null default '{}',
        add column category_ids text[] collate "C" not null default '{}'`.execute(database);
    await sql`create index product_by_position on product (position, id)`.execute(database);
    await sql`create index product_newest on product (sell_time desc, position, id)`.execute(database);
    await sql`create index product_oldest on product (sell_time, position, id)`.execute(database);
    await sql`create index product_cheapest on product (negotiable, price_fen, position, id)`.execute(database);
    await sql`create index product_dearest on product (negotiable, price_fen desc, position, id)`.execute(database);
    await sql`create index product_grams on product using gin (search_grams)`.execute(database);
    await sql`create index product_of_categories on product using gin (category_ids)`.execute(database);
    await sql`create index product_unsearchable on product (search_version)`.execute(database);
    await sql`create index product_chosen on product (position, id) where choice`.execute(database);
    await sql`create index product_hot on product (hot_rank) where hot_rank is not null`.execute(database);
    await sql`
      create table app_category (
        id text collate "C" primary key,
        name text not null,
        parent_id text collate "C" references app_category (id),
        level smallint not null check (level between 1 and 3),
        describes text not null,
        position integer not null,
        block_position integer
      )`.execute(database);
    await sql`
      create table product_category (
        product_id text not null references product (id) on delete cascade,
        category_id text collate "C" not null references app_category (id),
        primary key (product_id, category_id)
      )`.execute(database);
    await sql`create index product_category_of_category on product_category (category_id)`.execute(database);
    await sql`
      create table app_package (
        id text collate "C" primary key,
        product_id text not null references product (id) on delete cascade,
        name text not null,
        position integer not null,
        try_use_days integer not null,
        year_unit_price_fen bigint check (year_unit_price_fen >= 0),
        month_unit_price_fen bigint check (month_unit_price_fen >= 0),
        unique (product_id, position)
      )`.execute(database);
    await sql`
      create table app_package_price (
        id text collate "C" primary key,
        package_id text collate "C" not null references app_package (id) on delete cascade,
        duration integer not null,
        duration_unit text collate "C" not null check (duration_unit in ('1', '2', '-1')),
        price_fen bigint not null check (price_fen >= 0),
        is_default boolean not null,
        position integer not null,
        unique (package_id, position)
      )`.execute(database);
    // Counts for the unfiltered app list, precomputed on write because every visitor reads them. The empty category is the total.
    await sql`
      create table app_tally (
        category_id text collate "C" not null,
        app_original boolean not null,
        total bigint not null,
        primary key (category_id, app_original)
      )`.execute(database);
    await sql`
      insert into app_tally (category_id, app_original, total)
      select '', app_original, count(*) from product group by app_original`.execute(database);
    for (const [event, changes] of Object.entries(tallyChanges)) {
      const name = sql.raw(`tally_product_${event}`);
      await sql`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          insert into app_tally (category_id, app_original, total)
          select category_id, app_original, sum(change) from (${sql.raw(changes.statement)}) as changed
          group by category_id, app_original having sum(change) <> 0 order by category_id, app_original
          on conflict (category_id, app_original) do update set total = app_tally.total + excluded.total;
          return null;
        end $$`.execute(database);
      await sql`
        create trigger ${name} after ${sql.raw(event)} on product referencing ${sql.raw(changes.rows)}
        for each statement execute function ${name}()`.execute(database);
    }
    // A banner outlives its app; it then links nowhere.
    await sql`
      create table app_banner (
        id text collate "C" primary key,
        place text collate "C" not null check (place in ('platform', 'market')),
        picture text not null,
        redirect_type smallint not null,
        outside_address text not null,
        product_id text,
        position integer not null
      )`.execute(database);
    await sql`
      create table app_advisor (
        id boolean primary key default true check (id),
        name text not null,
        phone text not null,
        hours text not null
      )`.execute(database);
  },
};
