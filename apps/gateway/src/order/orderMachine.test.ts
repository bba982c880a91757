import assert from 'node:assert/strict';
import { contract } from '@lima-id/api';
import { changeOrder, type OrderEvent, type OrderStatus, orderTransitions, type PaymentInfo } from '@lima-id/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrderGateway } from '../../testing/order/openOrderGateway.ts';
import { type OrderGateway, type OrderUser } from '../../testing/order/orderGateway.ts';
import type { ManualClock } from '../../testing/platform/manualClock.ts';
import { noProviders } from '../platform/payment/paymentPort.ts';
import type { Store } from '../schema/store.ts';
import { expireOrders } from './expireOrders.ts';
import { createPaymentDesk } from './payment/paymentDesk.ts';

let clock: ManualClock;
let store: Store;
let gateway: OrderGateway;
let close: () => Promise<void>;
let buyer: OrderUser;
let reviewer: OrderUser;
let payPictures: PaymentInfo['payPictures'];

beforeAll(async () => {
  ({ clock, store, gateway, close } = await openOrderGateway());
  buyer = await gateway.buyer();
  reviewer = await gateway.user('ADMIN');
  payPictures = [await gateway.voucher(buyer)];
}, 120_000);
afterAll(() => close());

interface Model {
  status: OrderStatus;
  /** Status transitions of the order, with their events. */
  steps: [OrderEvent | 'saved', OrderStatus][];
}

interface Real {
  id: string;
  attemptId: string;
}

let notices = 0;

/** Triggers an event through the public API or job; returns the HTTP status for calls. */
const perform: Record<OrderEvent, (real: Real, model: Readonly<Model>) => Promise<number | null>> = {
  async paymentSubmitted({ id }) {
    // A different account each time: repeating the same data would be idempotent.
    notices += 1;
    return (await gateway.pay(buyer, id, { payPictures, bankNo: String(notices) })).status;
  },
  accepted: async ({ id }, { status }) => (await gateway.decide(reviewer, id, 'accepted', status)).status,
  rejected: async ({ id }, { status }) => (await gateway.decide(reviewer, id, 'rejected', status)).status,
  cancelled: async ({ id }) => (await gateway.call(contract.cancelOrder, { id }, buyer)).status,
  async paid({ attemptId }) {
    notices += 1;
    const notice = { provider: 'sandbox', transaction: `t-${notices}`, attemptId, amountFen: 280_000 };
    await createPaymentDesk({ store, clock, providers: noProviders }).take(notice);
    return null;
  },
  async expired({ id }) {
    const time = store.kysely.updateTable('app_order').set({ expires_at: clock.now() });
    await time.where('id', '=', id).where('expires_at', 'is not', null).execute();
    await expireOrders({ store, clock }, new AbortController().signal);
    return null;
  },
};

class EventCommand implements fc.AsyncCommand<Model, Real> {
  readonly event: OrderEvent;

  constructor(event: OrderEvent) {
    this.event = event;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, real: Real): Promise<void> {
    const change = changeOrder(model.status, this.event);
    const answered = await perform[this.event](real, model);
    if (answered !== null) assert.equal(answered, change.ok ? 200 : 409);
    if (change.ok) {
      model.status = change.status;
      model.steps.push([this.event, change.status]);
    }
    assert.equal(await gateway.statusOf(real.id), model.status);
  }

  toString(): string {
    return this.event;
  }
}

const events = [...new Set(Object.values(orderTransitions).flatMap((row) => Object.keys(row)))] as OrderEvent[];

async function newOrder(): Promise<Real> {
  const { id, orderCode } = await gateway.order(buyer);
  const address = await gateway.place(buyer, orderCode);
  return { id, attemptId: address.slice('/__pay/'.length) };
}

async function stepsOf(id: string) {
  const steps = await store.kysely
    .selectFrom('app_order_step')
    .select(['event', 'to_status'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  return steps.map(({ event, to_status }) => [event, to_status]);
}

describe('expireOrders', () => {
  it('expires nothing once the gateway shuts down', async () => {
    const { id } = await newOrder();
    await store.kysely.updateTable('app_order').set({ expires_at: clock.now() }).where('id', '=', id).execute();
    await expireOrders({ store, clock }, AbortSignal.abort());
    expect(await stepsOf(id)).toEqual([['saved', 'pendingPayment']]);
    await expireOrders({ store, clock }, new AbortController().signal);
    expect(await stepsOf(id)).toHaveLength(2);
  });
});

describe('an order', () => {
  it('follows the state table for any sequence of events', async () => {
    expect(events).toHaveLength(6);
    const commands = fc.commands(
      events.map((event) => fc.constant(new EventCommand(event))),
      { maxCommands: 9, size: 'max' },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (happenings) => {
        const real = await newOrder();
        const model: Model = { status: 'pendingPayment', steps: [['saved', 'pendingPayment']] };
        await fc.asyncModelRun(() => ({ model, real }), happenings);
        expect(await stepsOf(real.id)).toEqual(model.steps);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('serializes concurrent events by the state table', async () => {
    const { id, attemptId } = await newOrder();
    await gateway.pay(buyer, id, { payPictures });
    const notice = { provider: 'sandbox', transaction: 't-at-once', attemptId, amountFen: 280_000 };
    const desk = createPaymentDesk({ store, clock, providers: noProviders });
    await Promise.all([
      gateway.decide(reviewer, id, 'accepted'),
      gateway.decide(reviewer, id, 'rejected'),
      gateway.call(contract.cancelOrder, { id }, buyer),
      desk.take(notice),
      desk.take(notice),
      gateway.decide(reviewer, id, 'accepted'),
    ]);
    let status: OrderStatus = 'pendingPayment';
    for (const [event, to] of (await stepsOf(id)).slice(1) as [OrderEvent, OrderStatus][]) {
      expect(changeOrder(status, event)).toEqual({ ok: true, status: to });
      status = to;
    }
    expect(await gateway.statusOf(id)).toBe(status);
    const received = await store.kysely
      .selectFrom('received_payment')
      .select('flag')
      .where('transaction', '=', 't-at-once')
      .execute();
    expect(received).toHaveLength(1);
  });
});
