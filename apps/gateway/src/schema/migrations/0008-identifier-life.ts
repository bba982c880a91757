import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The state of each identifier, and the platforms responsible for codes of other second-level nodes. */
export const createIdentifierLife: Migration = {
  async up(database) {
    // Values of `stateCode`; existing codes are in state 1, active.
    await sql`
      alter table identifier
        add column state smallint not null default 1,
        add column state_since timestamptz`.execute(database);
    await sql`
      create table foreign_node (
        prefix text collate "C" primary key,
        name text not null,
        responsible text not null,
        website text not null
      )`.execute(database);
  },
};
