import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../../../testing/platform/manualClock.ts';
import {
  type NoticeChanges,
  type SentNotice,
  type StubOrder,
  startWechatStub,
  stubKeys,
  type WechatStub,
} from '../../../../testing/platform/payment/wechatStub.ts';
import { testApp } from '../../../../testing/platform/testApp.ts';
import type { PaymentDesk, PaymentNotice } from '../paymentPort.ts';
import { noticePath } from './wechatConfig.ts';
import { createWechatPay } from './wechatPay.ts';

let clock: ManualClock;
let stub: WechatStub;
let app: FastifyInstance;
let delivered: PaymentNotice[];
let take: PaymentDesk['take'];

const order: StubOrder = {
  id: 'attempt-0000000000001',
  totalFen: 280_000,
  expiresAt: new Date('2026-11-22T04:15:00Z'),
  state: 'SUCCESS',
  transaction: '4200001234202611220000000001',
};

beforeAll(async () => {
  clock = manualClock('2026-11-22T04:00:00Z');
  stub = await startWechatStub(clock);
  const unused = () => Promise.reject(new Error('A notice is only taken.'));
  const desk: PaymentDesk = { read: unused, fail: unused, close: unused, take: (notice) => take(notice) };
  const provider = createWechatPay(stub.account(), clock);
  app = await testApp({
    clock,
    rateLimit: { max: 1, windowMs: 60_000 },
    subjects: [{ name: 'payment', mount: (mounted) => provider.mount(mounted, desk) }],
  });
}, 60_000);
beforeEach(() => {
  delivered = [];
  take = async (notice) => {
    delivered.push(notice);
    return 'completed';
  };
});
afterAll(async () => {
  await app.close();
  await stub.stop();
});

const send = (notice: SentNotice) => app.inject({ method: 'POST', ...notice });
const tell = (changes: NoticeChanges = {}) => send(stub.notice(order, changes));

describe('a notification', () => {
  it('passes payment, transaction id and amount to the desk, and is answered 204', async () => {
    const response = await tell();
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(delivered).toEqual([
      { provider: 'wechat', transaction: order.transaction, attemptId: order.id, amountFen: 280_000 },
    ]);
  });

  it.each([
    ['a key of nobody signed it', { serial: 'PUB_KEY_ID_2' }],
    ['a stranger signed it', { key: stubKeys.stranger.privateKey }],
    ['the merchant signed it', { key: stubKeys.merchant.privateKey }],
    ['it is older than five minutes', { lateBy: 301 }],
    ['it is from the future', { lateBy: -301 }],
  ])('is refused when %s', async (_when, changes) => {
    const response = await tell(changes);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ code: 'FAIL', message: '签名验证未通过' });
    expect(delivered).toEqual([]);
  });

  it('is accepted when it is five minutes old', async () => {
    expect((await tell({ lateBy: 300 })).statusCode).toBe(204);
    expect((await tell({ lateBy: -300 })).statusCode).toBe(204);
  });

  it.each(['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-signature', 'wechatpay-serial'])(
    'is rejected without its %s, and with another',
    async (name) => {
      const { headers, ...rest } = stub.notice(order);
      const { [name]: _left, ...others } = headers;
      expect((await send({ ...rest, headers: others })).statusCode).toBe(401);
      expect((await send({ ...rest, headers: { ...headers, [name]: `1${headers[name]}` } })).statusCode).toBe(401);
      expect(delivered).toEqual([]);
    },
  );

  it('is rejected when a single byte differs, even if it parses the same', async () => {
    const { payload, ...rest } = stub.notice(order);
    for (const tampered of [
      `${payload} `,
      payload.replace('{', '{ '),
      JSON.stringify(JSON.parse(payload), null, 1),
      '',
    ]) {
      expect((await send({ ...rest, payload: tampered })).statusCode).toBe(401);
    }
    expect(delivered).toEqual([]);
  });

  it.each([
    ['is for another account', { payment: { mchid: '1900000108' } }],
    ['is for another app', { payment: { appid: 'wxffffffffffffffff' } }],
    ['is no success', { payment: { trade_state: 'NOTPAY' } }],
    ['is in another currency', { payment: { amount: { total: 1, currency: 'USD' } } }],
    ['has no amount', { payment: { amount: { currency: 'CNY' } } }],
    ['has an amount that is none', { payment: { amount: { total: '280000', currency: 'CNY' } } }],
    ['has no number', { payment: { transaction_id: undefined } }],
    ['names no payment', { payment: { out_trade_no: '' } }],
  ])('is refused when its payment %s', async (_when, changes) => {
    const response = await tell(changes);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ code: 'FAIL', message: '通知内容无法处理' });
    expect(delivered).toEqual([]);
  });

  it('is accepted and ignored when it is about something else', async () => {
    expect((await tell({ event: 'REFUND.SUCCESS' })).statusCode).toBe(204);
    expect(delivered).toEqual([]);
  });

  it('is answered with an error, so that it is retried, when it cannot be stored', async () => {
    take = () => Promise.reject(new Error('connection to the database lost'));
    const response = await tell();
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ code: 'FAIL', message: '系统繁忙，请稍后重试' });
    expect(response.body).not.toContain('database');
  });

  it('is rejected before it is read when it is too long', async () => {
    const { url, headers } = stub.notice(order);
    const response = await send({ url, headers, payload: ' '.repeat(16_385) });
    expect([response.statusCode, response.json().code]).toEqual([413, 'FAIL']);
  });

  it('is accepted at any rate, with any content type', async () => {
    for (let n = 0; n < 5; n++) expect((await tell()).statusCode).toBe(204);
    const { headers, ...rest } = stub.notice(order);
    expect((await send({ ...rest, headers: { ...headers, 'content-type': 'text/plain' } })).statusCode).toBe(204);
  });

  it('has a URL that is neither page nor call, and does not affect the parsing of other calls', async () => {
    expect((await app.inject(noticePath)).statusCode).toBe(404);
    const other = await app.inject({
      method: 'POST',
      url: '/elsewhere',
      headers: { 'content-type': 'text/plain' },
      payload: 'a',
    });
    expect(other.statusCode).not.toBe(204);
  });
});
