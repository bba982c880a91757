import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Refunds: their number and status. Existing flagged money stays manual, since it may have been returned by hand. */
export const addRefunds: Migration = {
  async up(database) {
    await sql`
      alter table received_payment
        add column refund text collate "C",
        add column refund_id text collate "C" unique,
        add column refund_at timestamptz,
        add column refunded_at timestamptz,
        add check ((refund is null) = (refund_id is null)),
        add check (refund is null or flag is not null),
        add check ((refund = 'due') = (refund_at is not null)),
        add check ((refund = 'done') = (refunded_at is not null))`.execute(database);
    await sql`create index received_payment_due on received_payment (refund_at) where refund = 'due'`.execute(database);
  },
};
