import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The events of an object as lookups show them, in one row. Adding an event removes the row, also in a gateway from before this table; a
 * gateway that knows the table writes it again in the same transaction.
 */
export const keepObjectLives: Migration = {
  async up(database) {
    await sql`
      create table object_life (
        form smallint not null,
        prefix text collate "C",
        suffix text collate "C",
        entries text not null,
        stops text not null,
        primary key (prefix, suffix)
      )`.execute(database);
    await sql`
      create function remove_object_lives() returns trigger language plpgsql as $$
        declare
          changed record;
        begin
          for changed in select distinct prefix, suffix from added loop
            delete from object_life where prefix = changed.prefix and suffix = changed.suffix;
          end loop;
          return null;
        end
      $$`.execute(database);
    await sql`
      create trigger event_added after insert on object_event referencing new table as added
        for each statement execute function remove_object_lives()`.execute(database);
  },
};
