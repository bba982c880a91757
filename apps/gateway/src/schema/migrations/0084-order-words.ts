import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The words of the numbers from 0 on that a column kept, for an `alter column … using`. */
function wordOf(column: string, words: readonly string[]) {
  return sql`(array[${sql.raw(listed(words))}])[${sql.ref(column)} + 1]`;
}

function listed(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}

const orderStatuses = ['pendingPayment', 'pendingReview', 'completed', 'cancelled', 'rejected'] as const;
const invoiceStatuses = ['requested', 'issued', 'reversed'] as const;

/** Turns the statuses of a table of steps into words. */
function nameSteps(table: string, words: readonly string[]) {
  const known = sql.raw(listed(words));
  return sql`
    alter table ${sql.ref(table)}
      alter column from_status type text collate "C" using ${wordOf('from_status', words)},
      alter column to_status type text collate "C" using ${wordOf('to_status', words)},
      add constraint ${sql.ref(`${table}_status_word`)} check (from_status in (${known}) and to_status in (${known}))`;
}

/** Where orders and invoices stand, and how orders are paid, in words in place of numbers. */
export const nameOrderStatuses: Migration = {
  async up(database) {
    await sql`
      alter table app_order
        drop constraint app_order_status_check,
        alter column status type text collate "C" using ${wordOf('status', orderStatuses)},
        add constraint app_order_status_word check (status in (${sql.raw(listed(orderStatuses))})),
        alter column payment_method type text collate "C"
          using case payment_method when 1 then 'transfer' when 2 then 'wechat' end,
        add constraint app_order_payment_method_word check (payment_method in ('transfer', 'wechat'))
    `.execute(database);
    await nameSteps('app_order_step', orderStatuses).execute(database);
    // The index compares with a number, so that the column cannot change its type under it.
    await sql`drop index invoice_open`.execute(database);
    await sql`
      alter table invoice
        drop constraint invoice_status_check,
        alter column status type text collate "C" using ${wordOf('status', invoiceStatuses)},
        add constraint invoice_status_word check (status in (${sql.raw(listed(invoiceStatuses))}))`.execute(database);
    await sql`create unique index invoice_open on invoice (order_id) where status <> 'reversed'`.execute(database);
    await nameSteps('invoice_step', invoiceStatuses).execute(database);
  },
};
