import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** GTIN of a model's barcode, padded to 14 digits; null without one. */
export const numberGoods: Migration = {
  async up(database) {
    await sql`alter table product_model add column gtin text collate "C" unique check (gtin ~ '^\\d{14}$')`.execute(
      database,
    );
  },
};
