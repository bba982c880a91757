import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Look-alike user names are unique. Of existing look-alikes, those of operators and then the oldest get the key; the others keep their
 * names and can still log in.
 */
export const keepUsernameLooks: Migration = {
  async up(database) {
    await sql`alter table account add column username_look text collate "C" unique`.execute(database);
    await sql`
      with looks as (
        select id, role, created_at,
          translate(replace(replace(username_key, 'rn', 'm'), 'vv', 'w'), '01i丨一丶·囗曰', 'olll-..口日') as look
        from account
      )
      update account set username_look = first.look
      from (
        select distinct on (look) id, look from looks
        order by look, role in ('ADMIN', 'MANAGER') desc, created_at, id
      ) as first
      where account.id = first.id`.execute(database);
  },
};
