import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * An index of the keys under which codes that are easily taken for one another are the same. The key is `foldObjectCode` of the rules; it
 * stands in the index alone, so that the rows stay as small as they are.
 */
export const foldCodes: Migration = {
  async up(database) {
    await sql`
      create function fold_object_code(object_code text) returns text language sql immutable strict parallel safe
      return translate(upper(object_code collate "C"), 'OILBSZ-_.:/', '011852') collate "C"`.execute(database);
    await sql`create index identifier_folded on identifier (prefix, fold_object_code(suffix))`.execute(database);
  },
};
