import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const words = sql.raw(`'platformReview', 'topNodeReview', 'approved', 'rejected', 'suspended', 'unknown'`);

/** A prefix may be suspended: the status `suspended` of registrations, their steps, and enterprises. */
export const suspendPrefixes: Migration = {
  async up(database) {
    await sql`
      alter table enterprise
        drop constraint enterprise_examine_status_word,
        add constraint enterprise_examine_status_word check (examine_status in (${words}))`.execute(database);
    await sql`
      alter table registration
        drop constraint registration_status_word,
        add constraint registration_status_word check (status in (${words}))`.execute(database);
    await sql`
      alter table registration_step
        drop constraint registration_step_status_word,
        add constraint registration_step_status_word check (from_status in (${words}) and to_status in (${words}))
    `.execute(database);
  },
};
