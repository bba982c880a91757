import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const wordOfUnit = sql`case duration_unit when '1' then 'year' when '2' then 'month' when '-1' then 'lifetime' end`;

/** The units of durations, in words in place of digits. */
export const nameDurationUnits: Migration = {
  async up(database) {
    await sql`
      alter table product
        alter column duration_unit type text collate "C" using ${wordOfUnit},
        add constraint product_duration_unit_word check (duration_unit in ('year', 'month', 'lifetime'))
    `.execute(database);
    await sql`
      alter table app_package_price
        drop constraint app_package_price_duration_unit_check,
        alter column duration_unit type text collate "C" using ${wordOfUnit},
        add constraint app_package_price_duration_unit_word check (duration_unit in ('year', 'month', 'lifetime'))
    `.execute(database);
  },
};
