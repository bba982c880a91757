import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Fault reports by unknown reporters while many others wait for the same device: lists show them last. */
export const markCrowdedReports: Migration = {
  async up(database) {
    await sql`alter table fault_ticket add column crowded boolean not null default false`.execute(database);
    await sql`drop index fault_ticket_of_enterprise`.execute(database);
    await sql`drop index fault_ticket_by_time`.execute(database);
    await sql`create index fault_ticket_of_enterprise on fault_ticket (prefix, crowded desc, reported_at, number)`.execute(
      database,
    );
    await sql`create index fault_ticket_by_time on fault_ticket (crowded desc, reported_at, number)`.execute(database);
    await sql`
      create index fault_ticket_waiting on fault_ticket (prefix, suffix) where state = 'waiting'`.execute(database);
  },
};
