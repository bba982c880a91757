import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What an enterprise keeps itself: own numbers, declared places and versions of its models, batches and scenes, the serial numbers that it has
 * reserved, a log of its changes, and the first answers to repeatable requests. Ids come from sequences that follow those in use. A model from before there were own numbers takes its
 * id as its number.
 */
export const registerIdentifiers: Migration = {
  async up(database) {
    await sql`
      alter table product_model
        add column code text collate "C",
        add column industry_code text collate "C" not null default '',
        add column warranty_months integer,
        add column places jsonb not null default '[]',
        add column retired_at timestamptz,
        add column version integer not null default 1`.execute(database);
    await sql`update product_model set code = id::text`.execute(database);
    await sql`alter table product_model alter column code set not null`.execute(database);
    await sql`alter table batch add column version integer not null default 1`.execute(database);
    await sql`alter table scene add column version integer not null default 1`.execute(database);
    await sql`create unique index model_number on product_model (enterprise_prefix, code)`.execute(database);
    await sql`create unique index batch_number on batch (model_id, code)`.execute(database);
    for (const table of ['product_model', 'batch']) {
      const sequence = sql.ref(`${table}_id_seq`);
      await sql`create sequence ${sequence} as integer owned by ${sql.ref(`${table}.id`)}`.execute(database);
      await sql`select setval(${`${table}_id_seq`}, coalesce((select max(id) from ${sql.table(table)}), 0) + 1, false)`.execute(
        database,
      );
      await sql`alter table ${sql.table(table)} alter column id set default nextval(${sql.lit(`${table}_id_seq`)})`.execute(
        database,
      );
    }
    await sql`
      create table serial_counter (
        enterprise_prefix text collate "C" references enterprise (prefix),
        key text collate "C",
        last bigint not null,
        primary key (enterprise_prefix, key)
      )`.execute(database);
    await sql`
      create table registration_change (
        id bigint generated always as identity primary key,
        enterprise_prefix text collate "C" not null references enterprise (prefix),
        at timestamptz not null,
        account_id text collate "C",
        token_id bigint references enterprise_token (id),
        call text collate "C" not null,
        subject text collate "C" not null,
        before jsonb,
        after jsonb,
        check (num_nonnulls(account_id, token_id) <= 1)
      )`.execute(database);
    await sql`
      create table first_answer (
        enterprise_prefix text collate "C" references enterprise (prefix),
        call text collate "C",
        key text collate "C",
        request text collate "C" not null,
        answer jsonb not null,
        at timestamptz not null,
        primary key (enterprise_prefix, call, key)
      )`.execute(database);
    await sql`create index first_answer_at on first_answer (at)`.execute(database);
    await sql`create index change_of_subject on registration_change (enterprise_prefix, subject, id desc)`.execute(
      database,
    );
  },
};
