import { contract, type InvoiceRequest } from '@lima-id/api';
import { type InvoiceStatus, invoiceMessages, type ListedInvoice, marketMessages } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OrderGateway, type OrderUser, orderGateway } from '../../../testing/order/orderGateway.ts';
import { type ManualClock, manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import type { Store } from '../../schema/store.ts';

let clock: ManualClock;
let store: Store;
let gateway: OrderGateway;
let buyer: OrderUser;
let other: OrderUser;
let reviewer: OrderUser;
let numbers = 0;

beforeAll(async () => {
  store = await openTestStore();
  clock = manualClock('2026-11-22T04:00:00Z');
  gateway = await orderGateway(store, clock);
  await gateway.app.ready();
}, 120_000);
beforeEach(async () => {
  buyer = await gateway.buyer();
  other = await gateway.buyer();
  reviewer = await gateway.user('ADMIN');
});
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

/** A paid order of 2800 yuan. */
async function completed(user = buyer) {
  const order = await gateway.order(user);
  await gateway.pay(user, order.id);
  await gateway.decide(reviewer, order.id, 'accepted');
  return order;
}

const registered = {
  registeredAddress: '山东省德州市宁津县宁德大街1号',
  registeredPhone: '0534-8880000',
  bankName: '示例银行德州宁津支行',
  bankAccount: '6200118000001',
};

function requestOf(orderId: string, changes: { title?: string } = {}): InvoiceRequest {
  return {
    orderId,
    kind: 'special',
    title: buyer.companyName,
    taxNumber: '91350100M000100Y43',
    email: 'finance@example.cn',
    ...registered,
    ...changes,
  };
}

const ask = (request: InvoiceRequest, user = buyer) => gateway.call(contract.requestInvoice, request, user);

/** Requests an invoice successfully; returns its id. */
async function requested(orderId: string, changes?: { title?: string }): Promise<string> {
  const { data, message } = await ask(requestOf(orderId, changes));
  if (data === null) throw new Error(`The invoice was not taken: ${message}`);
  return (data as unknown as ListedInvoice).id;
}

function nextNumber(): string {
  numbers += 1;
  return String(numbers).padStart(20, '0');
}

const issue = (id: string, changes: { from?: InvoiceStatus; invoiceNumber?: string; issuedOn?: string } = {}) =>
  gateway.call(
    contract.issueInvoice,
    { id, from: 'requested', invoiceNumber: nextNumber(), issuedOn: '2026-11-22', ...changes },
    reviewer,
  );
const reverse = (id: string, from: InvoiceStatus = 'issued') =>
  gateway.call(contract.reverseInvoice, { id, from, reason: '发票抬头有误' }, reviewer);
const review = (id: string) => gateway.call(contract.readInvoiceForReview, { id }, reviewer);

const unknownOrder = { status: 404, message: marketMessages.order.unknown };
const conflict = (message: string) => ({ status: 409, message });

describe('the invoice of an order', () => {
  it('is requested with the order’s own amount, and shown in the order and in the list', async () => {
    const { id: orderId, orderCode } = await completed();
    const { method, path } = contract.requestInvoice;
    const payload = { ...requestOf(orderId), amountFen: 1, amount: '0.01' };
    const headers = { accesstoken: buyer.token };
    const answer = await gateway.app.inject({ method, url: path, payload, headers });
    expect(answer.json()).toMatchObject({
      message: invoiceMessages.requested,
      data: { orderId, orderCode, kind: 'special', amount: '2800.00', status: 0, requestTime: '2026-11-22 12:00:00' },
    });
    const order = await gateway.call(contract.readOrder, { id: orderId }, buyer);
    expect(order.data).toMatchObject({ invoiceStatus: 0 });
    const list = await gateway.call(contract.listMyOrders, { page: 1, size: 10 }, buyer);
    expect(list.data).toMatchObject({ records: [{ id: orderId, invoiceStatus: 0 }] });
    expect((await gateway.call(contract.listMyInvoices, { page: 1, size: 10 }, buyer)).data).toMatchObject({
      total: 1,
      records: [{ orderCode, title: buyer.companyName, invoiceNumber: '', issuedOn: '', reversalReason: '' }],
    });
  });

  it('is refused before the order is completed, and for a total of zero', async () => {
    const { id } = await gateway.order(buyer);
    expect(await ask(requestOf(id))).toMatchObject(conflict(invoiceMessages.orderNotCompleted));
    const free = await gateway.freeOrder(buyer);
    expect(await ask(requestOf(free.id))).toMatchObject(conflict(invoiceMessages.nothingPaid));
    expect((await gateway.call(contract.readOrder, { id }, buyer)).data).toMatchObject({ invoiceStatus: null });
  });

  it('is for the owner of the order only; for others order and invoice do not exist', async () => {
    const { id: orderId } = await completed();
    for (const user of [other, reviewer]) expect(await ask(requestOf(orderId), user)).toMatchObject(unknownOrder);
    expect(await ask(requestOf('none'))).toMatchObject(unknownOrder);
    const id = await requested(orderId);
    for (const user of [other, reviewer]) {
      const read = await gateway.call(contract.readInvoice, { id }, user);
      expect(read).toMatchObject({ status: 404, message: invoiceMessages.unknown });
      const list = await gateway.call(contract.listMyInvoices, { orderId, page: 1, size: 10 }, user);
      expect(list.data).toEqual({ total: 0, records: [] });
    }
    expect((await gateway.call(contract.readInvoice, { id }, buyer)).data).toMatchObject({ id, ...registered });
  });

  it('is created once when the same content is requested twice, also concurrently', async () => {
    const { id } = await completed();
    const answers = await Promise.all([ask(requestOf(id)), ask(requestOf(id)), ask(requestOf(id))]);
    expect(new Set(answers.map(({ data }) => (data as unknown as ListedInvoice).id)).size).toBe(1);
    expect(await ask(requestOf(id))).toMatchObject({ status: 200 });
    const others = { ...requestOf(id), email: 'else@example.cn' };
    expect(await ask(others)).toMatchObject(conflict(invoiceMessages.open));
    const [row] = await store.kysely.selectFrom('invoice').select('id').where('order_id', '=', id).execute();
    expect(
      await store.kysely
        .selectFrom('invoice_step')
        .selectAll()
        .where('invoice_id', '=', row?.id ?? '')
        .execute(),
    ).toHaveLength(1);
  });

  it('is created once when different requests arrive concurrently', async () => {
    const { id } = await completed();
    const answers = await Promise.all([ask(requestOf(id)), ask(requestOf(id, { title: '另一个抬头' }))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("stores the buyer's data encrypted", async () => {
    const { id: orderId } = await completed();
    const id = await requested(orderId);
    const row = await store.kysely.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.buyer).toMatch(/^sealed:1:/);
    const kept = JSON.stringify(row);
    const { taxNumber, email, registeredPhone, bankAccount } = { ...requestOf(orderId), ...registered };
    for (const secret of [taxNumber, email, registeredPhone, bankAccount]) expect(kept).not.toContain(secret);
  });
});

describe('the review of invoices', () => {
  it('shows everything to reviewers, with an audit log entry for each access', async () => {
    const { id: orderId } = await completed();
    const id = await requested(orderId);
    expect(await gateway.call(contract.readInvoiceForReview, { id }, buyer)).toMatchObject({ status: 403 });
    await review(id);
    clock.moveBy(1_000);
    const { data } = await review(id);
    expect(data).toMatchObject({
      invoice: { id, amount: '2800.00', taxNumber: '91350100M000100Y43', ...registered },
      steps: [{ event: 'requested', from: null, to: 0, by: buyer.username, why: '' }],
    });
    const at = clock.now().getTime();
    expect((data as unknown as { accesses: unknown }).accesses).toEqual([
      { by: reviewer.username, at },
      { by: reviewer.username, at: at - 1_000 },
    ]);
    expect(await review('none')).toMatchObject({ status: 404, message: invoiceMessages.unknown });
  });

  it('issues an invoice, reverses it, and allows another request', async () => {
    const { id: orderId } = await completed();
    const id = await requested(orderId);
    const invoiceNumber = nextNumber();
    expect((await issue(id, { invoiceNumber })).data).toEqual({ status: 1 });
    expect((await gateway.call(contract.readInvoice, { id }, buyer)).data).toMatchObject({
      status: 1,
      invoiceNumber,
      issuedOn: '2026-11-22',
    });
    clock.moveBy(1_000);
    expect(await ask(requestOf(orderId))).toMatchObject({ status: 200, data: { id } });
    expect(await ask(requestOf(orderId, { title: '另一个抬头' }))).toMatchObject(conflict(invoiceMessages.open));
    expect((await reverse(id)).data).toEqual({ status: 2 });
    const orderStatus = async () => (await gateway.call(contract.readOrder, { id: orderId }, buyer)).data;
    expect(await orderStatus()).toMatchObject({ invoiceStatus: 2 });
    clock.moveBy(1_000);
    const second = await requested(orderId);
    expect(second).not.toBe(id);
    expect(await orderStatus()).toMatchObject({ invoiceStatus: 0 });
    const list = await gateway.call(contract.listMyInvoices, { orderId, page: 1, size: 10 }, buyer);
    expect(list.data).toMatchObject({
      records: [
        { id: second, status: 0 },
        { id, status: 2, invoiceNumber, reversalReason: '发票抬头有误' },
      ],
    });
    expect((await review(id)).data).toMatchObject({
      steps: [
        { event: 'requested', to: 0 },
        { event: 'issued', from: 0, to: 1, by: reviewer.username },
        { event: 'reversed', from: 1, to: 2, by: reviewer.username, why: '发票抬头有误' },
      ],
    });
  });

  it('rejects a decision when the status has changed', async () => {
    const { id: orderId } = await completed();
    const id = await requested(orderId);
    const notAllowed = conflict(invoiceMessages.notAllowed);
    expect(await issue(id, { from: 'issued' })).toMatchObject(notAllowed);
    expect(await reverse(id, 'issued')).toMatchObject(notAllowed);
    expect(await reverse(id, 'requested')).toMatchObject(notAllowed);
    const answers = await Promise.all([issue(id), issue(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await issue('none')).toMatchObject({ status: 404 });
  });

  it('accepts a number once, and a date from the request to today', async () => {
    const ids = [await requested((await completed()).id), await requested((await completed()).id)] as const;
    const invalid = (message: string) => ({ status: 422, message });
    const { issuedOnEarly, issuedOnLate, numberTaken } = invoiceMessages.issue;
    expect(await issue(ids[0], { issuedOn: '2026-11-21' })).toMatchObject(invalid(issuedOnEarly));
    expect(await issue(ids[0], { issuedOn: '2026-11-23' })).toMatchObject(invalid(issuedOnLate));
    const invoiceNumber = nextNumber();
    const answers = await Promise.all(ids.map((id) => issue(id, { invoiceNumber })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ message: numberTaken });
  });

  it('lists the longest unchanged first, filters by status, code and number, and omits encrypted data', async () => {
    const orders = [await completed(), await completed()] as const;
    const first = await requested(orders[0].id);
    clock.moveBy(1_000);
    const second = await requested(orders[1].id);
    clock.moveBy(1_000);
    const invoiceNumber = nextNumber();
    await issue(first, { invoiceNumber });
    const list = async (request: object) =>
      (await gateway.call(contract.listInvoices, { page: 1, pageSize: 100, ...request }, reviewer)).data as unknown as {
        total: number;
        invoices: { id: string }[];
      };
    const { invoices } = await list({});
    expect(invoices.map(({ id }) => id).filter((id) => id === first || id === second)).toEqual([second, first]);
    expect(JSON.stringify(invoices)).not.toContain('91350100M000100Y43');
    expect((await list({ status: 'issued' })).invoices.at(-1)).toMatchObject({ id: first, invoiceNumber });
    expect(await list({ code: ` ${orders[1].orderCode.toLowerCase()} ` })).toMatchObject({
      total: 1,
      invoices: [{ id: second }],
    });
    expect(await list({ code: invoiceNumber })).toMatchObject({ total: 1, invoices: [{ id: first }] });
    const page = { page: 1, pageSize: 10 };
    expect(await gateway.call(contract.listInvoices, page, buyer)).toMatchObject({ status: 403 });
  });
});
