import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Money that is given back: under which number, and what became of it. What came before stays with the person who sees to it: it may have
 * been given back by hand.
 */
export const giveMoneyBack: Migration = {
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
