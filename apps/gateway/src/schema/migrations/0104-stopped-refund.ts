import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When a refund was last requested, and stops of refunds by a reviewer: when, by whom, why, and whether it was looked up in the provider's console.
 * A stopped refund is due no more. Refunds that are due may have been requested just now.
 */
export const stopRefunds: Migration = {
  async up(database) {
    await sql`
      alter table received_payment
        add column refund_asked_at timestamptz,
        add column refund_stopped_at timestamptz,
        add column refund_stopped_by text collate "C" references account (id),
        add column refund_stop_reason text,
        add column refund_stop_checked boolean,
        add check (num_nonnulls(refund_stopped_at, refund_stopped_by, refund_stop_reason, refund_stop_checked) in (0, 4)),
        add check (refund_stopped_at is null or coalesce(refund, 'due') <> 'due')`.execute(database);
    // In milliseconds, as the gateway writes and compares it.
    await sql`
      update received_payment set refund_asked_at = date_trunc('milliseconds', now())
      where refund = 'due'`.execute(database);
  },
};
