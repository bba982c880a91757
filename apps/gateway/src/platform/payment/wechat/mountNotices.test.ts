import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HandClock, handClock } from '../../testing/handClock.ts';
import { testApp } from '../../testing/testApp.ts';
import type { PaymentDesk, PaymentNotice } from '../paymentPort.ts';
import {
  type NoticeChanges,
  type SentNotice,
  type StandInOrder,
  standInKeys,
  startWechatStandIn,
  type WechatStandIn,
} from '../testing/wechatStandIn.ts';
import { noticePath } from './wechatConfig.ts';
import { createWechatPay } from './wechatPay.ts';

let clock: HandClock;
let standIn: WechatStandIn;
let app: FastifyInstance;
let delivered: PaymentNotice[];
let take: PaymentDesk['take'];

const order: StandInOrder = {
  id: 'attempt-0000000000001',
  totalFen: 280_000,
  expiresAt: new Date('2026-11-22T04:15:00Z'),
  state: 'SUCCESS',
  transaction: '4200001234202611220000000001',
};

beforeAll(async () => {
  clock = handClock('2026-11-22T04:00:00Z');
  standIn = await startWechatStandIn(clock);
  const unused = () => Promise.reject(new Error('A notice is only taken.'));
  const desk: PaymentDesk = { read: unused, fail: unused, close: unused, take: (notice) => take(notice) };
  const provider = createWechatPay(standIn.account(), clock);
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
  await standIn.stop();
});

const send = (notice: SentNotice) => app.inject({ method: 'POST', ...notice });
const tell = (changes: NoticeChanges = {}) => send(standIn.notice(order, changes));

describe('a notice', () => {
  it('tells the desk the payment, its number and its amount, and is answered with nothing', async () => {
    const response = await tell();
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(delivered).toEqual([
      { provider: 'wechat', transaction: order.transaction, attemptId: order.id, amountFen: 280_000 },
    ]);
  });

  it.each([
    ['a key of nobody signed it', { serial: 'PUB_KEY_ID_2' }],
    ['a stranger signed it', { key: standInKeys.stranger.privateKey }],
    ['the merchant signed it', { key: standInKeys.merchant.privateKey }],
    ['it is older than five minutes', { lateBy: 301 }],
    ['it is from the future', { lateBy: -301 }],
  ])('is refused when %s', async (_when, changes) => {
    const response = await tell(changes);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ code: 'FAIL', message: '签名验证未通过' });
    expect(delivered).toEqual([]);
  });

  it('is taken when it is five minutes old', async () => {
    expect((await tell({ lateBy: 300 })).statusCode).toBe(204);
    expect((await tell({ lateBy: -300 })).statusCode).toBe(204);
  });

  it.each(['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-signature', 'wechatpay-serial'])(
    'is refused without its %s, and with another',
    async (name) => {
      const { headers, ...rest } = standIn.notice(order);
      const { [name]: _left, ...others } = headers;
      expect((await send({ ...rest, headers: others })).statusCode).toBe(401);
      expect((await send({ ...rest, headers: { ...headers, [name]: `1${headers[name]}` } })).statusCode).toBe(401);
      expect(delivered).toEqual([]);
    },
  );

  it('is refused when a single byte of it differs, though it reads the same', async () => {
    const { payload, ...rest } = standIn.notice(order);
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

  it('is taken and left at that when it tells of something else', async () => {
    expect((await tell({ event: 'REFUND.SUCCESS' })).statusCode).toBe(204);
    expect(delivered).toEqual([]);
  });

  it('is answered with an error, so that it is delivered again, when it cannot be stored', async () => {
    take = () => Promise.reject(new Error('connection to the database lost'));
    const response = await tell();
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ code: 'FAIL', message: '系统繁忙，请稍后重试' });
    expect(response.body).not.toContain('database');
  });

  it('is refused before it is read when it is long', async () => {
    const { url, headers } = standIn.notice(order);
    const response = await send({ url, headers, payload: ' '.repeat(16_385) });
    expect([response.statusCode, response.json().code]).toEqual([413, 'FAIL']);
  });

  it('is taken however many came before, and whatever type it says it has', async () => {
    for (let n = 0; n < 5; n++) expect((await tell()).statusCode).toBe(204);
    const { headers, ...rest } = standIn.notice(order);
    expect((await send({ ...rest, headers: { ...headers, 'content-type': 'text/plain' } })).statusCode).toBe(204);
  });

  it('is no page and no call: other methods find nothing there, and other calls read JSON as before', async () => {
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
