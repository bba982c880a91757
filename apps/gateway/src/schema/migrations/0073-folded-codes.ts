import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index of folded codes for similarity searches. The key is `foldObjectCode` of the rules; an expression index keeps the rows small. */
export const foldCodes: Migration = {
  async up(database) {
    await sql`
      create function fold_object_code(object_code text) returns text language sql immutable strict parallel safe
      return translate(upper(object_code collate "C"), 'OILBSZ-_.:/', '011852') collate "C"`.execute(database);
    await sql`create index identifier_folded on identifier (prefix, fold_object_code(suffix))`.execute(database);
  },
};
