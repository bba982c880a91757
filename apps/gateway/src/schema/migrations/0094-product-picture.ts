import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Public pictures of products by the hash of their largest file: enterprises that publish the same picture share its files. */
export const createProductPicture: Migration = {
  async up(database) {
    await sql`
      create table product_picture (
        enterprise_prefix text collate "C" references enterprise (prefix),
        hash text collate "C",
        bytes integer not null,
        of_object boolean not null default false,
        created_at timestamptz not null,
        loose_since timestamptz,
        primary key (enterprise_prefix, hash)
      )`.execute(database);
    await sql`create index product_picture_content on product_picture (hash)`.execute(database);
    await sql`
      create index product_picture_loose on product_picture (loose_since) where loose_since is not null`.execute(
      database,
    );
  },
};
