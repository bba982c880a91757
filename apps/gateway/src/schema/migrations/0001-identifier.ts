import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Nodes, enterprises, models, batches, scenes and identifiers. `identifier` has no foreign key to `batch`: a check per row would double the
 * cost of loading a million codes, and batches are never deleted. Text keys are compared byte by byte (`collate "C"`): codes are neither
 * case-folded nor sorted by language.
 */
export const createIdentifier: Migration = {
  async up(database) {
    await sql`
      create table second_level_node (
        prefix text collate "C" primary key,
        name text not null
      )`.execute(database);
    await sql`
      create table enterprise (
        prefix text collate "C" primary key,
        node_prefix text collate "C" not null references second_level_node (prefix),
        name text not null,
        industry text not null,
        website text not null,
        introduce text not null,
        area_code text not null,
        examine_status smallint not null,
        created_at timestamptz not null
      )`.execute(database);
    await sql`
      create table product_model (
        id integer primary key,
        enterprise_prefix text collate "C" not null references enterprise (prefix),
        name text not null,
        describes text not null,
        images jsonb not null
      )`.execute(database);
    await sql`
      create table batch (
        id integer primary key,
        model_id integer not null references product_model (id),
        code text not null,
        produced_on timestamptz not null
      )`.execute(database);
    await sql`
      create table scene (
        id text collate "C" primary key,
        model_id integer references product_model (id),
        batch_id integer references batch (id),
        template_code text not null,
        name text not null,
        icon text not null,
        entries integer not null,
        position integer not null,
        elements jsonb not null,
        check (num_nonnulls(model_id, batch_id) = 1)
      )`.execute(database);
    await sql`create index scene_of_model on scene (model_id) where model_id is not null`.execute(database);
    await sql`create index scene_of_batch on scene (batch_id) where batch_id is not null`.execute(database);
    // Widest fixed columns first, to avoid alignment padding.
    await sql`
      create table identifier (
        registered_at timestamptz not null,
        batch_id integer not null,
        prefix text collate "C" not null,
        suffix text collate "C" not null,
        facts jsonb,
        primary key (prefix, suffix)
      )`.execute(database);
    await sql`
      create table identifier_counter (
        prefix text collate "C",
        shard smallint,
        total bigint not null,
        primary key (prefix, shard)
      )`.execute(database);
    await sql`
      create function count_identifiers() returns trigger language plpgsql as $$
      begin
        insert into identifier_counter as counter (prefix, shard, total)
        select prefix, pg_backend_pid() % 8, case tg_op when 'INSERT' then count(*) else -count(*) end
        from changed group by prefix order by prefix
        on conflict (prefix, shard) do update set total = counter.total + excluded.total;
        return null;
      end $$`.execute(database);
    await sql`
      create trigger count_inserted after insert on identifier
      referencing new table as changed for each statement execute function count_identifiers()`.execute(database);
    await sql`
      create trigger count_deleted after delete on identifier
      referencing old table as changed for each statement execute function count_identifiers()`.execute(database);
  },
};
