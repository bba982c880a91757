import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../../../testing/platform/manualClock.ts';
import {
  startWechatStub,
  stubKeys,
  stubNames,
  type WechatStub,
} from '../../../../testing/platform/payment/wechatStub.ts';
import type { AskedPayment, AskedRefund } from '../paymentPort.ts';
import type { WechatConfig } from './wechatConfig.ts';
import { createWechatPay } from './wechatPay.ts';

let clock: ManualClock;
let stub: WechatStub;
let number = 0;

beforeAll(async () => {
  clock = manualClock('2026-11-22T04:00:00Z');
  stub = await startWechatStub(clock);
  // Preloads the library, so that its import does not count towards the timeout.
  await import('wechatpay-axios-plugin');
}, 60_000);
beforeEach(() => {
  stub.misbehave = null;
  stub.signingKey = stubKeys.platform.privateKey;
  stub.calls.length = 0;
  stub.refused.length = 0;
});
afterAll(() => stub.stop());

function asked(changes: Partial<AskedPayment> = {}): AskedPayment {
  number += 1;
  return {
    attemptId: `attempt-_${String(number).padStart(13, '0')}`,
    channel: 'wechat',
    orderCode: 'LM2026112200001',
    description: '应用1（标准版）',
    amountFen: 280_000,
    returnAddress: '',
    expiresAt: new Date('2026-11-22T04:15:00.999Z'),
    ...changes,
  };
}

const pay = (...account: Parameters<WechatStub['account']>) => createWechatPay(stub.account(...account), clock);
const inquiry = () => {
  const { inquiry: found } = pay();
  if (found === undefined) throw new Error('WeChat Pay can be asked.');
  return found;
};
const stranger = () => {
  stub.signingKey = stubKeys.stranger.privateKey;
};

describe('place', () => {
  it("sends a signed payment request, and returns the QR code's content", async () => {
    const payment = asked();
    expect(await pay().place(payment)).toEqual({
      ok: true,
      address: `weixin://wxpay/bizpayurl?pr=${payment.attemptId}`,
    });
    expect(stub.refused).toEqual([]);
    expect(stub.calls).toMatchObject([{ method: 'POST', path: '/v3/pay/transactions/native' }]);
    expect(stub.calls[0]?.body).toEqual({
      appid: stubNames.appId,
      mchid: stubNames.merchantId,
      description: '应用1（标准版）',
      out_trade_no: payment.attemptId,
      time_expire: '2026-11-22T12:15:00+08:00',
      notify_url: 'https://id.example.com/__pay/wechat',
      amount: { total: 280_000, currency: 'CNY' },
    });
    expect(stub.calls[0]?.headers['wechatpay-serial']).toBe(stubNames.platformKey);
  });

  it('truncates a description that is too long', async () => {
    expect(await pay().place(asked({ description: '设备全生命周期管理（专业版）、'.repeat(20) }))).toMatchObject({
      ok: true,
    });
    expect(String(stub.calls[0]?.body['description'])).toMatch(/^设备.*…$/);
  });

  it("is refused with WeChat Pay's error code when it rejects the payment", async () => {
    expect(await pay().place(asked({ amountFen: 0 }))).toEqual({
      ok: false,
      reason: 'refused',
      detail: 'PARAM_ERROR (status 400)',
    });
  });

  it('is rejected by WeChat Pay when another key than the merchant’s signs', async () => {
    const account = stub.account();
    const other = { ...account, keys: { ...account.keys, merchant: stubKeys.stranger.privateKey } };
    expect(await createWechatPay(other, clock).place(asked())).toMatchObject({
      ok: false,
      detail: 'SIGN_ERROR (status 401)',
    });
    expect(stub.refused).toEqual(['wrong signature']);
  });

  it('is refused when the answer’s signature is forged', async () => {
    stranger();
    expect(await pay().place(asked())).toEqual({
      ok: false,
      reason: 'refused',
      detail: 'EV3_RES_HEADER_SIGNATURE_DIGEST',
    });
  });

  it.each([
    ['is not signed', {}, 'EV3_RES_HEADERS_INCOMPLATE'],
    ['is stale', { 'wechatpay-timestamp': '1700000000' }, 'EV3_RES_HEADER_TIMESTAMP_OFFSET'],
    ['names a key of nobody', { 'wechatpay-serial': 'PUB_KEY_ID_1' }, 'EV3_RES_HEADER_PLATFORM_SERIAL'],
  ])('is refused when the answer %s', async (_when, headers, detail) => {
    const signed = {
      'wechatpay-timestamp': String(Math.floor(Date.now() / 1000)),
      'wechatpay-nonce': 'n',
      'wechatpay-signature': 'AAAA',
      'wechatpay-serial': stubNames.platformKey,
      ...headers,
    };
    stub.misbehave = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json', ...(Object.keys(headers).length === 0 ? {} : signed) })
        .end('{"code_url":"weixin://wxpay/bizpayurl?pr=x"}');
    expect(await pay().place(asked())).toEqual({ ok: false, reason: 'refused', detail });
  });

  it.each([
    [500, '{"code":"SYSTEM_ERROR"}', 'unreachable', 'SYSTEM_ERROR (status 500)'],
    [429, '{"code":"FREQUENCY_LIMITED"}', 'unreachable', 'FREQUENCY_LIMITED (status 429)'],
    [502, '<html>Bad Gateway</html>', 'unreachable', 'unreadable answer (status 502)'],
    [403, '{"code":"said 13812345678"}', 'refused', 'unreadable answer (status 403)'],
    [302, '', 'refused', 'unreadable answer (status 302)'],
  ])('fails when the answer is %s %s', async (status, body, reason, detail) => {
    stub.misbehave = (_request, response) =>
      void response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body);
    expect(await pay().place(asked())).toEqual({ ok: false, reason, detail });
  });

  it.each([
    ['never comes', () => undefined],
    [
      'breaks off',
      (_request: unknown, response: { writeHead(status: number): { write(text: string): void } }) =>
        response.writeHead(200).write('{"code_url":'),
    ],
  ])('is unreachable in time when the answer %s', async (_when, hang) => {
    stub.misbehave = hang as WechatStub['misbehave'];
    const started = performance.now();
    expect(await pay({}, 500).place(asked())).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('is unreachable when the connection is refused', async () => {
    expect(await pay({ baseUrl: 'http://127.0.0.1:1/' }).place(asked())).toMatchObject({
      ok: false,
      reason: 'unreachable',
    });
  });
});

describe('inquiry', () => {
  async function placed() {
    const payment = asked();
    const answer = await pay().place(payment);
    if (!answer.ok) throw new Error(answer.detail);
    const order = stub.orders.get(payment.attemptId);
    if (order === undefined) throw new Error('The stand-in has no such payment.');
    return { id: payment.attemptId, address: answer.address, order };
  }

  it('returns whether a payment was made', async () => {
    const { id, address } = await placed();
    expect(await inquiry().ask(id)).toEqual({ state: 'unpaid', detail: 'NOTPAY' });
    const { transaction } = stub.pay(address);
    expect(await inquiry().ask(id)).toEqual({ state: 'paid', transaction, amountFen: 280_000 });
    expect(stub.calls.at(-1)?.path).toBe(`/v3/pay/transactions/out-trade-no/${id}?mchid=1900000109`);
  });

  it.each([
    ['CLOSED', 'over'],
    ['REFUND', 'over'],
    ['USERPAYING', 'unknown'],
    ['ACCEPT', 'unknown'],
  ] as const)('takes %s for %s', async (state, found) => {
    const { id, order } = await placed();
    order.state = state;
    expect(await inquiry().ask(id)).toEqual({ state: found, detail: state });
  });

  it('returns unknown when the signature of a paid answer is forged', async () => {
    const { id, address } = await placed();
    stub.pay(address);
    stranger();
    expect(await inquiry().ask(id)).toEqual({ state: 'unknown', detail: 'EV3_RES_HEADER_SIGNATURE_DIGEST' });
  });

  it('returns unknown when the answer is about another payment', async () => {
    const { address, order } = await placed();
    stub.pay(address);
    stub.orders.set('attempt-of-another', order);
    expect(await inquiry().ask('attempt-of-another')).toEqual({ state: 'unknown', detail: 'another order number' });
  });

  it('returns unpaid for a number that WeChat Pay does not know, and closes it', async () => {
    expect(await inquiry().ask('never-heard-of')).toMatchObject({ state: 'unpaid' });
    expect(await inquiry().close('never-heard-of')).toBe(true);
  });

  it('closes an unpaid payment, and leaves a paid one', async () => {
    const [unpaid, paid] = [await placed(), await placed()];
    stub.pay(paid.address);
    expect(await inquiry().close(unpaid.id)).toBe(true);
    expect(() => stub.pay(unpaid.address)).toThrow('cannot be made');
    expect(await inquiry().close(paid.id)).toBe(false);
    expect(paid.order.state).toBe('SUCCESS');
  });

  it('is not certain that a payment is closed when the answer is forged or missing', async () => {
    const { id } = await placed();
    stranger();
    expect(await inquiry().close(id)).toBe(false);
    stub.misbehave = (request) => void request.socket.destroy();
    expect(await inquiry().close(id)).toBe(false);
    expect(await inquiry().ask(id)).toMatchObject({ state: 'unknown' });
  });
});

/** A payment that was made, to be refunded. */
async function paid() {
  const payment = asked();
  const answer = await pay().place(payment);
  if (!answer.ok) throw new Error(answer.detail);
  const { transaction } = stub.pay(answer.address);
  if (transaction === null) throw new Error('The payment was made.');
  return { transaction, amountFen: payment.amountFen, refundId: `refund-${payment.attemptId}`.slice(0, 22 + 7) };
}

describe('refund', () => {
  const refund = (...[one]: Parameters<NonNullable<ReturnType<typeof pay>['refund']>>) => {
    const { refund: give } = pay();
    if (give === undefined) throw new Error('WeChat Pay gives money back.');
    return give(one);
  };

  it('refunds a payment in full, once, however often it is requested', async () => {
    const one = await paid();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(one)));
    expect(answers).toEqual(answers.map(() => ({ state: 'done', detail: 'SUCCESS' })));
    expect(stub.refunds.get(one.refundId)).toMatchObject({ transaction: one.transaction, refundFen: 280_000 });
    const numbers = [...stub.refunds].filter(([, { transaction }]) => transaction === one.transaction);
    expect(numbers).toHaveLength(1);
    expect(stub.calls.at(-1)?.body).toEqual({
      transaction_id: one.transaction,
      out_refund_no: one.refundId,
      reason: '订单无需付款，原路退回',
      amount: { refund: 280_000, total: 280_000, currency: 'CNY' },
    });
  });

  it.each([
    ['PROCESSING', 'pending'],
    ['CLOSED', 'failed'],
    ['ABNORMAL', 'failed'],
  ] as const)('takes %s for %s', async (state, found) => {
    const one = await paid();
    stub.refunds.set(one.refundId, { transaction: one.transaction, refundFen: one.amountFen, state });
    expect(await refund(one)).toEqual({ state: found, detail: state });
  });

  it('returns unknown when another refund has used the payment up', async () => {
    const one = await paid();
    await refund(one);
    expect(await refund({ ...one, refundId: `${one.refundId}-2` })).toEqual({
      state: 'unknown',
      detail: 'INVALID_REQUEST (status 400)',
    });
  });

  it('returns unknown when the answer is forged, missing, or about another refund', async () => {
    const one = await paid();
    stranger();
    expect(await refund(one)).toMatchObject({ state: 'unknown', detail: 'EV3_RES_HEADER_SIGNATURE_DIGEST' });
    stub.signingKey = stubKeys.platform.privateKey;
    stub.misbehave = (request) => void request.socket.destroy();
    expect(await refund(one)).toMatchObject({ state: 'unknown' });
    stub.misbehave = null;
    stub.refunds.set(one.refundId, { transaction: one.transaction, refundFen: 1, state: 'SUCCESS' });
    expect(await refund(one)).toEqual({ state: 'unknown', detail: 'another refund' });
    expect(await refund({ ...one, transaction: '4200000000000000' })).toMatchObject({ state: 'unknown' });
  });
});

describe('findRefund', () => {
  const find = async (one: AskedRefund, changes: Partial<WechatConfig> = {}) => await pay(changes).findRefund?.(one);

  it('returns that no refund was requested of a payment of this account', async () => {
    const one = await paid();
    expect(await find(one)).toEqual({ state: 'none', detail: 'SUCCESS' });
    expect(stub.calls.slice(-2).map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /v3/refund/domestic/refunds/${one.refundId}`,
      `GET /v3/pay/transactions/id/${one.transaction}?mchid=1900000109`,
    ]);
  });

  it.each([
    ['SUCCESS', 'done'],
    ['PROCESSING', 'pending'],
    ['CLOSED', 'failed'],
    ['ABNORMAL', 'failed'],
  ] as const)('takes %s for %s, and requests nothing', async (state, found) => {
    const one = await paid();
    stub.refunds.set(one.refundId, { transaction: one.transaction, refundFen: one.amountFen, state });
    expect(await find(one)).toEqual({ state: found, detail: state });
    expect(stub.calls.every(({ method, path }) => method === 'GET' || !path.includes('refund'))).toBe(true);
  });

  it('is unclear when the payment has another refund, or is not of this account', async () => {
    const one = await paid();
    await pay().refund?.({ ...one, refundId: `${one.refundId}-2` });
    expect(await find(one)).toEqual({ state: 'unclear', detail: 'REFUND' });
    expect(await find({ ...one, transaction: '4200000000000000' })).toMatchObject({ state: 'unclear' });
    const other = await paid();
    expect(await find(other, { appId: 'wx-of-another' })).toEqual({ state: 'unclear', detail: 'another appid' });
  });

  it('is unknown when an answer is forged, missing, an error, or about another refund', async () => {
    const one = await paid();
    stranger();
    expect(await find(one)).toMatchObject({ state: 'unknown' });
    stub.signingKey = stubKeys.platform.privateKey;
    stub.misbehave = (request) => void request.socket.destroy();
    expect(await find(one)).toMatchObject({ state: 'unknown' });
    for (const [status, code] of [
      [500, 'SYSTEM_ERROR'],
      [403, 'NO_AUTH'],
      [429, 'FREQUENCY_LIMITED'],
    ] as const) {
      stub.misbehave = (_request, response) => void response.writeHead(status).end(JSON.stringify({ code }));
      expect(await find(one)).toMatchObject({ state: 'unknown' });
    }
    stub.misbehave = null;
    stub.refunds.set(one.refundId, { transaction: one.transaction, refundFen: 1, state: 'SUCCESS' });
    expect(await find(one)).toEqual({ state: 'unknown', detail: 'another refund' });
  });
});
