import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * One open payment per order. Of existing ones, the last payable one stays open; the others are scheduled to be closed by their providers.
 */
export const openOnePayment: Migration = {
  async up(database) {
    await sql`alter table payment_attempt add column claimed_until timestamptz`.execute(database);
    await sql`update payment_attempt set ask_at = expires_at where state = 'open' and ask_at is null`.execute(database);
    await sql`
      update payment_attempt set state = 'closing', ask_at = now()
      where state = 'open' and id <> (
        select beside.id from payment_attempt as beside
        where beside.order_id = payment_attempt.order_id and beside.state = 'open'
        order by beside.address = '', beside.created_at desc, beside.id limit 1
      )`.execute(database);
    await sql`create unique index payment_attempt_open on payment_attempt (order_id) where state = 'open'`.execute(
      database,
    );
    await sql`drop index payment_attempt_asked`.execute(database);
    await sql`
      create index payment_attempt_asked on payment_attempt (ask_at) where state in ('open', 'closing')`.execute(
      database,
    );
  },
};
