import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrderGateway } from '../../../testing/order/openOrderGateway.ts';
import type { OrderGateway } from '../../../testing/order/orderGateway.ts';
import type { ManualClock } from '../../../testing/platform/manualClock.ts';
import { openOnePayment } from '../../schema/migrations/0070-one-open-payment.ts';
import type { Store } from '../../schema/store.ts';

let clock: ManualClock;
let store: Store;
let gateway: OrderGateway;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ clock, store, gateway, close } = await openOrderGateway());
}, 120_000);
afterAll(() => close());

/** Reverts the migration, so that several payments of an order can be open. */
async function undo(): Promise<void> {
  for (const index of ['payment_attempt_open', 'payment_attempt_asked']) {
    await sql`drop index ${sql.ref(index)}`.execute(store.kysely);
  }
  await sql`alter table payment_attempt drop column claimed_until`.execute(store.kysely);
  await sql`create index payment_attempt_asked on payment_attempt (ask_at) where state = 'open'`.execute(store.kysely);
}

describe('a database with two open payments of an order', () => {
  it('keeps the last payable one, and has the others closed by their provider', async () => {
    const buyer = await gateway.buyer();
    const [twice, unanswered, once] = [
      await gateway.order(buyer),
      await gateway.order(buyer),
      await gateway.order(buyer),
    ];
    const begin = async (id: string, orderId: string, minute: number, address = `/__pay/${id}`, state = 'open') => {
      const at = new Date(clock.now().getTime() + minute * 60_000);
      await sql`
        insert into payment_attempt
          (id, order_id, channel, provider, amount_fen, address, return_address, state, created_at, expires_at, ask_at)
        values (${id}, ${orderId}, 'wechat', 'sandbox', 280000, ${address}, '', ${state}, ${at},
          ${new Date(at.getTime() + 900_000)}, null)`.execute(store.kysely);
    };
    await undo();
    await begin('first', twice.id, 0);
    await begin('second', twice.id, 1);
    await begin('failed', twice.id, 2, '', 'failed');
    await begin('answered', unanswered.id, 0);
    await begin('silent', unanswered.id, 1, '');
    await begin('only', once.id, 0);
    await openOnePayment.up(store.kysely);
    const read = async () => {
      const rows = await store.kysely.selectFrom('payment_attempt').select(['id', 'state']).orderBy('id').execute();
      return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
    };
    const kept = { second: 'open', failed: 'failed', answered: 'open', only: 'open' };
    expect(await read()).toEqual({ ...kept, first: 'closing', silent: 'closing' });
    expect(await gateway.place(buyer, twice.orderCode)).toBe('/__pay/second');
    expect(await gateway.choose('/__pay/first', 'paid')).toBe(409);
    expect(await gateway.choose('/__pay/second', 'paid')).toBe(303);
    expect(await gateway.statusOf(twice.id)).toBe('completed');
  });
});
