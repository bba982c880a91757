import { contract, type PrivateLinkReply } from '@lima-id/api';
import { marketMessages, privateLinkMs } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfPages } from '../../../testing/order/confirmation/pdfText.ts';
import { type OrderGateway, type OrderUser, orderGateway } from '../../../testing/order/orderGateway.ts';
import { type ManualClock, manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import type { Store } from '../../schema/store.ts';

let clock: ManualClock;
let store: Store;
let gateway: OrderGateway;
let buyer: OrderUser;
let reviewer: OrderUser;

beforeAll(async () => {
  store = await openTestStore();
  clock = manualClock('2026-11-22T04:00:00Z');
  gateway = await orderGateway(store, clock);
  await gateway.app.ready();
}, 120_000);
beforeEach(async () => {
  buyer = await gateway.buyer();
  reviewer = await gateway.user('ADMIN');
});
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

const ask = (id: string, user = buyer) => gateway.call(contract.linkOrderConfirmation, { id }, user);

async function linkOf(id: string, user = buyer): Promise<PrivateLinkReply> {
  const { data, message } = await ask(id, user);
  if (data === null) throw new Error(`There is no link: ${message}`);
  return data as unknown as PrivateLinkReply;
}

async function textOf(id: string): Promise<string> {
  const response = await gateway.app.inject((await linkOf(id)).fullUrl);
  return (await pdfPages(response.rawPayload)).join('');
}

describe('the confirmation of an order', () => {
  it('is downloaded by its owner as an uncached PDF, with payment instructions before payment', async () => {
    const { id, orderCode } = await gateway.order(buyer, { remark: '请在月底前开通' });
    const { remittanceCode } = (await gateway.call(contract.readOrder, { id }, buyer)).data as {
      remittanceCode: string;
    };
    const response = await gateway.app.inject((await linkOf(id)).fullUrl);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`attachment; filename="${orderCode}.pdf"`),
      'cache-control': 'private, no-store',
    });
    expect(response.rawPayload.length).toBeLessThan(200_000);
    const text = (await pdfPages(response.rawPayload)).join('');
    const printed = ['力码', orderCode, '待付款', buyer.companyName, '力码测试有限公司', '应用1', '标准版', '1年'];
    for (const words of [...printed, '¥ 2,800.00', '2026-11-22 12:00:00', '2026-11-29 12:00:00', remittanceCode])
      expect(text).toContain(words);
    expect(text).toContain('请在月底前开通');
    expect(text).toContain('未申请');
  }, 120_000);

  it('shows how and when it was completed, and its invoice status', async () => {
    const { id } = await gateway.order(buyer);
    await gateway.pay(buyer, id);
    clock.moveBy(1_000);
    await gateway.decide(reviewer, id, 'accepted');
    const invoice = {
      orderId: id,
      kind: 'normal',
      title: buyer.companyName,
      taxNumber: '91350100M000100Y43',
      email: 'finance@example.cn',
    } as const;
    await gateway.call(contract.requestInvoice, invoice, buyer);
    const text = await textOf(id);
    for (const words of ['已完成', '线下支付', '2026-11-22 12:00:01', '已申请']) expect(text).toContain(words);
    for (const words of ['汇款识别码', '付款截止', '91350100M000100Y43']) expect(text).not.toContain(words);
  }, 120_000);

  it("shows the transferred amount when it differs from the order's", async () => {
    const { id } = await gateway.order(buyer);
    expect(await textOf(id)).not.toContain('付款金额');
    await gateway.pay(buyer, id, { payAmount: '1', confirmedAmount: '1.00' });
    const text = await textOf(id);
    for (const words of ['付款金额', '¥ 1.00', '订单金额', '¥ 2,800.00']) expect(text).toContain(words);
  }, 120_000);

  it('is available to its owner and to reviewers, with an audit log entry', async () => {
    const { id } = await gateway.order(buyer);
    expect(await ask(id, await gateway.buyer())).toMatchObject({ status: 404, message: marketMessages.order.unknown });
    expect(await ask('none')).toMatchObject({ status: 404 });
    expect((await gateway.app.inject((await linkOf(id, reviewer)).fullUrl)).statusCode).toBe(200);
    const accesses = await store.kysely
      .selectFrom('order_data_access')
      .select(['account_id', 'what'])
      .where('order_id', '=', id)
      .execute();
    expect(accesses).toEqual([{ account_id: reviewer.id, what: 'order' }]);
  }, 120_000);

  it('is answered 404 without a link, with one of another order, and with an expired one', async () => {
    const [{ id }, other] = [await gateway.order(buyer), await gateway.order(buyer)];
    const { fullUrl, expiresAt } = await linkOf(id);
    expect(expiresAt).toBe(clock.now().getTime() + privateLinkMs);
    const status = async (url: string) => (await gateway.app.inject(url)).statusCode;
    expect(await status(`/private/order/${id}`)).toBe(404);
    expect(await status(fullUrl.replace(id, other.id))).toBe(404);
    expect(await status(fullUrl.replace(`viewer=${buyer.id}`, `viewer=${reviewer.id}`))).toBe(404);
    clock.moveBy(privateLinkMs);
    expect(await status(fullUrl)).toBe(404);
  }, 120_000);

  it('is printed for a viewer who waits for two others, and not beside three', async () => {
    const [{ id }, other] = [await gateway.order(buyer), await gateway.buyer()];
    const [own, foreign] = [await linkOf(id), await linkOf((await gateway.order(other)).id, other)];
    const status = async (url: string) => (await gateway.app.inject(url)).statusCode;
    const [others, ...owns] = await Promise.all(
      [foreign, own, own, own, own, own].map(({ fullUrl }) => status(fullUrl)),
    );
    expect(others).toBe(200);
    expect(owns.toSorted()).toEqual([200, 200, 200, 503, 503]);
    expect(await status(own.fullUrl)).toBe(200);
  }, 120_000);

  it('is no longer available to a former reviewer with a valid link', async () => {
    const { id } = await gateway.order(buyer);
    const { fullUrl } = await linkOf(id, reviewer);
    await store.kysely.updateTable('account').set({ role: 'ORDINARY' }).where('id', '=', reviewer.id).execute();
    expect((await gateway.app.inject(fullUrl)).statusCode).toBe(404);
  }, 120_000);

  it('shows its order as cancelled from its deadline on', async () => {
    const { id } = await gateway.order(buyer);
    const expires_at = new Date(clock.now().getTime() + 60_000);
    await store.kysely.updateTable('app_order').set({ expires_at }).where('id', '=', id).execute();
    const { fullUrl } = await linkOf(id);
    clock.moveBy(59_999);
    const read = async () => (await pdfPages((await gateway.app.inject(fullUrl)).rawPayload)).join('');
    expect(await read()).toContain('待付款');
    clock.moveBy(1);
    const text = await read();
    expect(text).toContain('已取消');
    expect(text).not.toContain('待付款');
  });
});
