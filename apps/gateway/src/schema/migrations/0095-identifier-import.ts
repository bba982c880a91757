import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Imports of files with identifiers: the file in parts until it is checked, its lines in pieces until they are registered, the codes that
 * were seen, and the refused lines. `identifier_import_turn` counts turns, so that imports take them one after another.
 */
export const importIdentifiers: Migration = {
  async up(database) {
    await sql`create sequence identifier_import_turn`.execute(database);
    await sql`
      create table identifier_import (
        id text collate "C" primary key,
        turn bigint not null default nextval('identifier_import_turn'),
        created_at timestamptz not null,
        moved_at timestamptz not null,
        phase_at timestamptz not null,
        ended_at timestamptz,
        reader_until timestamptz,
        token_id bigint references enterprise_token (id),
        size integer not null,
        received integer not null default 0,
        read_bytes integer not null default 0,
        lines integer not null default 0,
        pieces integer not null default 0,
        next_piece integer not null default 0,
        would_add integer not null default 0,
        would_change integer not null default 0,
        would_keep integer not null default 0,
        would_refuse integer not null default 0,
        added integer not null default 0,
        changed integer not null default 0,
        unchanged integer not null default 0,
        refused integer not null default 0,
        failures integer not null default 0,
        changes_facts boolean not null,
        only_good boolean not null default false,
        enterprise_prefix text collate "C" not null references enterprise (prefix),
        account_id text collate "C",
        address text,
        model text collate "C" not null,
        batch text collate "C",
        name text collate "C" not null,
        sha256 text collate "C",
        state text collate "C" not null,
        message text collate "C" not null default '',
        reader text collate "C",
        format jsonb,
        header jsonb,
        unknown_columns jsonb not null default '[]'
      )`.execute(database);
    await sql`
      create index identifier_import_waiting on identifier_import (turn)
        where state in ('checking', 'running')`.execute(database);
    await sql`create index identifier_import_newest on identifier_import (enterprise_prefix, created_at desc)`.execute(
      database,
    );
    await sql`
      create table import_part (
        import_id text collate "C" references identifier_import (id) on delete cascade,
        begins_at integer,
        bytes bytea not null,
        primary key (import_id, begins_at)
      )`.execute(database);
    // Ranges of a compressed file are read without unpacking the whole part first.
    await sql`alter table import_part alter column bytes set storage external`.execute(database);
    await sql`
      create table import_piece (
        import_id text collate "C" references identifier_import (id) on delete cascade,
        number integer,
        first_line integer not null,
        last_line integer not null,
        lines jsonb not null,
        primary key (import_id, number)
      )`.execute(database);
    await sql`
      create table import_code (
        import_id text collate "C" references identifier_import (id) on delete cascade,
        line integer not null,
        is_twice boolean not null,
        code text collate "C",
        outcome text collate "C" not null,
        primary key (import_id, code)
      )`.execute(database);
    await sql`
      create table import_refusal (
        import_id text collate "C" references identifier_import (id) on delete cascade,
        line integer,
        code text collate "C" not null,
        field text collate "C" not null,
        message text collate "C" not null,
        primary key (import_id, line)
      )`.execute(database);
  },
};
