import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Settlements of flagged money by hand: when, by whom, what was repaid, the order that the rest is kept for, and a note. Money that its provider
 * refunds cannot be settled, and settled money cannot be refunded.
 */
export const settlePayments: Migration = {
  async up(database) {
    await sql`
      alter table received_payment
        add column settled_at timestamptz,
        add column settled_by text collate "C" references account (id),
        add column repaid_fen bigint,
        add column kept_for text collate "C" references app_order (id),
        add column settlement_note text,
        add check (num_nonnulls(settled_at, settled_by, repaid_fen, settlement_note) in (0, 4)),
        add check (settled_at is not null or kept_for is null),
        add check (settled_at is null or (flag is not null and coalesce(refund, 'failed') = 'failed')),
        add check (repaid_fen between 0 and amount_fen),
        add check (settled_at is null or (kept_for is null) = (repaid_fen = amount_fen))`.execute(database);
  },
};
