import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The revision of the apps: one row with a random id, new after every statement that writes apps. A reader of the same revision twice has
 * read the same apps, so gateways keep what they counted for as long as it stays. Source: docs/adr/0011-app-search.md.
 */
export const reviseApps: Migration = {
  async up(database) {
    await sql`
      create table app_revision (
        id boolean primary key default true check (id),
        revision uuid not null default gen_random_uuid()
      )`.execute(database);
    await sql`insert into app_revision default values`.execute(database);
    await sql`
      create function revise_apps() returns trigger language plpgsql as $$
      begin
        insert into app_revision default values on conflict (id) do update set revision = excluded.revision;
        return null;
      end $$`.execute(database);
    // Before the statement: writers take turns at this row before they lock any app, so that no two of them wait for each other.
    await sql`
      create trigger revise_apps before insert or update or delete or truncate on product
      for each statement execute function revise_apps()`.execute(database);
  },
};
