import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrderGateway } from '../../../testing/order/openOrderGateway.ts';
import type { OrderGateway, OrderUser } from '../../../testing/order/orderGateway.ts';
import type { Store } from '../store.ts';
import { nameOrderStatuses } from './0084-order-words.ts';

let store: Store;
let gateway: OrderGateway;
let buyer: OrderUser;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ store, gateway, close } = await openOrderGateway());
  buyer = await gateway.buyer();
}, 120_000);
afterAll(() => close());

/** Takes the tables back to numbers, as they were kept before. */
async function takeBack(): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(store.kysely);
  await run('drop index invoice_open');
  await run(`
    alter table app_order drop constraint app_order_status_word, drop constraint app_order_payment_method_word,
      alter column status type smallint using 0, alter column payment_method type smallint using null,
      add constraint app_order_status_check check (status between 0 and 4)`);
  await run(`
    alter table invoice drop constraint invoice_status_word, alter column status type smallint using 0,
      add constraint invoice_status_check check (status between 0 and 2)`);
  await run('create unique index invoice_open on invoice (order_id) where status < 2');
  for (const table of ['app_order_step', 'invoice_step'])
    await run(`
      alter table ${table} drop constraint ${table}_status_word,
        alter column from_status type smallint using null, alter column to_status type smallint using 0`);
}

async function insertInvoice(id: string, orderId: string, status: number): Promise<void> {
  const at = new Date();
  await sql`
    insert into invoice (id, order_id, account_id, kind, title, buyer, content_hash, amount_fen, status, reversal_reason,
      requested_at, changed_at)
    values (${id}, ${orderId}, ${buyer.id}, 'normal', '甲公司', '', '', 1, ${status}, '', ${at}, ${at})`.execute(
    store.kysely,
  );
  await sql`
    insert into invoice_step (invoice_id, event, from_status, to_status, account_id, at, why)
    values (${id}, 'requested', ${status === 0 ? null : status - 1}, ${status}, ${buyer.id}, ${at}, '')`.execute(
    store.kysely,
  );
}

describe('orders and invoices from before their statuses were words', () => {
  const orders: string[] = [];

  it('become their words, in their rows and in what happened to them', async () => {
    for (let made = 0; made < 5; made += 1) orders.push((await gateway.order(buyer)).id);
    await takeBack();
    for (const [number, id] of orders.entries()) {
      const method = number < 3 ? number || null : null;
      await sql`update app_order set status = ${number}, payment_method = ${method} where id = ${id}`.execute(
        store.kysely,
      );
      await sql`
        update app_order_step set from_status = ${number === 0 ? null : 0}, to_status = ${number}
        where order_id = ${id}`.execute(store.kysely);
      if (number < 3) await insertInvoice(`invoice-${number}`, id, number);
    }
    await nameOrderStatuses.up(store.kysely);
    const kept = await store.kysely
      .selectFrom('app_order')
      .innerJoin('app_order_step', 'app_order_step.order_id', 'app_order.id')
      .select(['app_order.id', 'status', 'payment_method', 'from_status', 'to_status'])
      .where('app_order.id', 'in', orders)
      .execute();
    expect(
      orders.map((id) => kept.filter((row) => row.id === id).map(({ id: _id, ...row }) => Object.values(row))),
    ).toEqual([
      [['pendingPayment', null, null, 'pendingPayment']],
      [['pendingReview', 'transfer', 'pendingPayment', 'pendingReview']],
      [['completed', 'wechat', 'pendingPayment', 'completed']],
      [['cancelled', null, 'pendingPayment', 'cancelled']],
      [['rejected', null, 'pendingPayment', 'rejected']],
    ]);
    const invoices = await store.kysely
      .selectFrom('invoice')
      .innerJoin('invoice_step', 'invoice_step.invoice_id', 'invoice.id')
      .select(['status', 'from_status', 'to_status'])
      .orderBy('invoice.id')
      .execute();
    expect(invoices.map((row) => Object.values(row))).toEqual([
      ['requested', null, 'requested'],
      ['issued', 'requested', 'issued'],
      ['reversed', 'issued', 'reversed'],
    ]);
  });

  it('take no other word afterwards', async () => {
    const [id = ''] = orders;
    const set = (column: string, word: string) =>
      sql`update app_order set ${sql.ref(column)} = ${word} where id = ${id}`.execute(store.kysely);
    await set('status', 'rejected');
    await expect(set('status', '4')).rejects.toThrow('app_order_status_word');
    await expect(set('payment_method', 'cash')).rejects.toThrow('app_order_payment_method_word');
    await expect(sql`update invoice set status = '0'`.execute(store.kysely)).rejects.toThrow('invoice_status_word');
    await expect(sql`update app_order_step set to_status = '1'`.execute(store.kysely)).rejects.toThrow(
      'app_order_step_status_word',
    );
    await expect(sql`update invoice_step set from_status = '1'`.execute(store.kysely)).rejects.toThrow(
      'invoice_step_status_word',
    );
  });

  it('still have one open invoice at most, and another after a reversed one', async () => {
    const add = (id: string, orderId: string) =>
      sql`
        insert into invoice select ${id}, ${orderId}, account_id, kind, title, buyer, content_hash, amount_fen, 'requested',
          reversal_reason, requested_at, changed_at from invoice where id = 'invoice-0'`.execute(store.kysely);
    await expect(add('second', orders[1] ?? '')).rejects.toThrow('invoice_open');
    await add('again', orders[2] ?? '');
  });
});
