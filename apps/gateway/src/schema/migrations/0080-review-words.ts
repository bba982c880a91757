import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const words = sql.raw(`'platformReview', 'topNodeReview', 'approved', 'rejected', 'unknown'`);

/** The word of a review status stored as a number; null stays null. */
function wordOf(column: 'examine_status' | 'status' | 'from_status' | 'to_status') {
  const number = sql.ref(column);
  return sql`case when ${number} is null then null else
    case ${number} when 0 then 'platformReview' when 1 then 'topNodeReview' when 2 then 'approved' when 3 then 'rejected'
    else 'unknown' end end`;
}

/** Review statuses as words instead of numbers. */
export const nameReviewStatuses: Migration = {
  async up(database) {
    await sql`
      alter table enterprise
        alter column examine_status type text collate "C" using ${wordOf('examine_status')},
        add constraint enterprise_examine_status_word check (examine_status in (${words}))`.execute(database);
    await sql`
      alter table registration
        alter column status type text collate "C" using ${wordOf('status')},
        add constraint registration_status_word check (status in (${words}))`.execute(database);
    await sql`
      alter table registration_step
        alter column from_status type text collate "C" using ${wordOf('from_status')},
        alter column to_status type text collate "C" using ${wordOf('to_status')},
        add constraint registration_step_status_word check (from_status in (${words}) and to_status in (${words}))
    `.execute(database);
  },
};
