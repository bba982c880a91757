import { createCipheriv, generateKeyPairSync, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../../src/platform/clock/clock.ts';
import type { WechatAccount } from '../../../src/platform/payment/wechat/wechatClient.ts';
import { noticePath, type WechatConfig } from '../../../src/platform/payment/wechat/wechatConfig.ts';

const pairOf = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Keys of the merchant, of WeChat Pay, and of an attacker. */
export const stubKeys = { merchant: pairOf(), platform: pairOf(), stranger: pairOf() };

/** Key ids, and the merchant's id. */
export const stubNames = {
  appId: 'wx0123456789abcdef',
  merchantId: '1900000109',
  merchantSerial: '3775B6A45ACD588826D15E583A95F5DD11223344',
  platformKey: 'PUB_KEY_ID_0119000001092026112200000000000000',
  apiKey: '0123456789abcdef0123456789ABCDEF',
} as const;

/** A payment in the stub. */
export interface StubOrder {
  id: string;
  totalFen: number;
  expiresAt: Date;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND' | 'USERPAYING' | 'ACCEPT';
  transaction: string | null;
}

export interface StubRefund {
  transaction: string;
  refundFen: number;
  state: 'PROCESSING' | 'SUCCESS' | 'ABNORMAL' | 'CLOSED';
}

/** A call with a valid signature. */
export interface StubCall {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** Manipulations of a notification. */
export interface NoticeChanges {
  /** Fields of the payment. */
  payment?: object;
  event?: string;
  /** Signing key. */
  key?: KeyObject;
  serial?: string;
  /** Timestamp offset in seconds. */
  lateBy?: number;
}

/** A signed notification. */
export interface SentNotice {
  url: string;
  headers: Record<string, string>;
  payload: string;
}

/** A local stub of WeChat Pay's native payments. */
export interface WechatStub {
  account(changes?: Partial<WechatConfig>, timeoutMs?: number): WechatAccount;
  orders: Map<string, StubOrder>;
  /** Refunds by number. */
  refunds: Map<string, StubRefund>;
  calls: StubCall[];
  /** Signature errors of rejected calls. */
  refused: string[];
  /** Overrides answers; null for regular ones. */
  misbehave: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  /** Key that signs answers. */
  signingKey: KeyObject;
  /** Scans a QR code and pays; throws where WeChat would reject the payment. */
  pay(codeUrl: string): StubOrder;
  notice(order: StubOrder, changes?: NoticeChanges): SentNotice;
  stop(): Promise<void>;
}

const codePrefix = 'weixin://wxpay/bizpayurl?pr=';

/** Signature error of a request; null when valid. */
function signatureFault(request: IncomingMessage, body: string, used: Set<string>): string | null {
  const shape =
    /^WECHATPAY2-SHA256-RSA2048 mchid="(\w+)",serial_no="(\w+)",timestamp="(\d+)",nonce_str="(\w+)",signature="([\w+/=]+)"$/;
  const [, merchant, serial, timestamp, nonce = '', signature = ''] =
    shape.exec(request.headers.authorization ?? '') ?? [];
  if (merchant !== stubNames.merchantId || serial !== stubNames.merchantSerial) return 'another merchant';
  if (Math.abs(Number(timestamp) * 1000 - Date.now()) > 300_000) return 'stale';
  if (used.has(nonce)) return 'nonce used before';
  used.add(nonce);
  const signed = `${request.method}\n${request.url}\n${timestamp}\n${nonce}\n${body}\n`;
  const isGood = verify(
    'RSA-SHA256',
    Buffer.from(signed),
    stubKeys.merchant.publicKey,
    Buffer.from(signature, 'base64'),
  );
  return isGood ? null : 'wrong signature';
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function signed(body: string, moment: Date, key: KeyObject, serial: string): Record<string, string> {
  const timestamp = String(Math.floor(moment.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': sign('RSA-SHA256', Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), key).toString('base64'),
  };
}

function transactionOf(order: StubOrder): object {
  return {
    appid: stubNames.appId,
    mchid: stubNames.merchantId,
    out_trade_no: order.id,
    trade_state: order.state,
    trade_type: 'NATIVE',
    ...(order.transaction === null
      ? {}
      : {
          transaction_id: order.transaction,
          amount: { total: order.totalFen, payer_total: order.totalFen, currency: 'CNY', payer_currency: 'CNY' },
        }),
  };
}

/** Encrypts a resource with the account's key, as WeChat Pay does. */
function seal(value: object): object {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', stubNames.apiKey, nonce).setAAD(Buffer.from('transaction'));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    original_type: 'transaction',
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: sealed.toString('base64'),
    associated_data: 'transaction',
    nonce,
  };
}

interface Answered {
  status: number;
  body?: object;
}

/** Validation error of a payment request; empty when valid. */
function placeFault(body: Record<string, unknown>, now: Date): string {
  const { appid, mchid, description, out_trade_no, time_expire, notify_url, amount } = body;
  const { total, currency } = Object(amount) as Record<string, unknown>;
  const expiry = String(time_expire);
  const faults = {
    appid: appid !== stubNames.appId,
    mchid: mchid !== stubNames.merchantId,
    description: typeof description !== 'string' || description === '' || Buffer.byteLength(description) > 127,
    out_trade_no: !/^[\w*|-]{6,32}$/.test(String(out_trade_no)),
    time_expire: !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(expiry) || Date.parse(expiry) <= now.getTime(),
    notify_url: !/^https:\/\/[^?#]+$/.test(String(notify_url)),
    amount: !Number.isInteger(total) || Number(total) < 1 || currency !== 'CNY',
  };
  return Object.entries(faults)
    .filter(([, wrong]) => wrong)
    .map(([field]) => field)
    .join(', ');
}

/** Starts the stub on a free port. Payments expire by the given clock; signatures use the real time. */
export async function startWechatStub(clock: Clock): Promise<WechatStub> {
  const used = new Set<string>();
  let paid = 0;

  function place(body: Record<string, unknown>): Answered {
    const fault = placeFault(body, clock.now());
    if (fault !== '') return { status: 400, body: { code: 'PARAM_ERROR', message: fault } };
    const id = String(body['out_trade_no']);
    const order = stub.orders.get(id) ?? {
      id,
      totalFen: Number((body['amount'] as { total: number }).total),
      expiresAt: new Date(String(body['time_expire'])),
      state: 'NOTPAY',
      transaction: null,
    };
    stub.orders.set(id, order);
    return { status: 200, body: { code_url: codePrefix + id } };
  }

  function showRefund(number: string, { transaction, refundFen, state }: StubRefund, order: StubOrder): Answered {
    return {
      status: 200,
      body: {
        refund_id: `50${number.length}`,
        out_refund_no: number,
        transaction_id: transaction,
        out_trade_no: order.id,
        status: state,
        amount: { refund: refundFen, total: order.totalFen, currency: 'CNY' },
      },
    };
  }

  const paidOrder = (transaction: unknown) =>
    [...stub.orders.values()].find((order) => order.transaction !== null && order.transaction === transaction);

  function findRefund(number: string): Answered {
    const known = stub.refunds.get(number);
    const order = paidOrder(known?.transaction);
    if (!(known && order)) return { status: 404, body: { code: 'RESOURCE_NOT_EXISTS', message: '退款单不存在' } };
    return showRefund(number, known, order);
  }

  /** A refund number is idempotent, and refunds are limited to the paid amount. */
  function refund({ transaction_id, out_refund_no, amount }: Record<string, unknown>): Answered {
    const order = paidOrder(transaction_id);
    const { refund: refundFen, total, currency } = Object(amount) as Record<string, unknown>;
    const number = String(out_refund_no);
    if (!order) return { status: 404, body: { code: 'RESOURCE_NOT_EXISTS', message: '订单不存在' } };
    const known = stub.refunds.get(number);
    const before = [...stub.refunds.values()].filter(({ transaction }) => transaction === transaction_id);
    const refunded = before.reduce((sum, one) => sum + one.refundFen, 0);
    const isWrong =
      !/^[\w|*@-]{1,64}$/.test(number) ||
      total !== order.totalFen ||
      currency !== 'CNY' ||
      typeof refundFen !== 'number';
    if (isWrong) return { status: 400, body: { code: 'PARAM_ERROR' } };
    if (known === undefined && refunded + refundFen > order.totalFen) {
      return { status: 400, body: { code: 'INVALID_REQUEST', message: '退款金额大于可退金额' } };
    }
    const kept = known ?? { transaction: String(transaction_id), refundFen, state: 'SUCCESS' };
    stub.refunds.set(number, kept);
    order.state = 'REFUND';
    return showRefund(number, kept, order);
  }

  function answer({ method, path, body }: StubCall): Answered {
    if (method === 'POST' && path === '/v3/pay/transactions/native') return place(body);
    if (method === 'POST' && path === '/v3/refund/domestic/refunds') return refund(body);
    const [, refundNumber] = /^\/v3\/refund\/domestic\/refunds\/([\w-]+)$/.exec(path) ?? [];
    if (method === 'GET' && refundNumber !== undefined) return findRefund(refundNumber);
    const [, transaction] = /^\/v3\/pay\/transactions\/id\/(\w+)\?mchid=1900000109$/.exec(path) ?? [];
    const paidOne = paidOrder(transaction);
    if (method === 'GET' && paidOne !== undefined) return { status: 200, body: transactionOf(paidOne) };
    const [, id = '', ending = ''] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([\w-]+)(\/close|\?mchid=1900000109)$/.exec(path) ?? [];
    const order = stub.orders.get(id);
    if (order === undefined) return { status: 404, body: { code: 'ORDER_NOT_EXIST', message: '订单不存在' } };
    if (method === 'GET' && ending !== '/close') return { status: 200, body: transactionOf(order) };
    if (body['mchid'] !== stubNames.merchantId) return { status: 400, body: { code: 'PARAM_ERROR' } };
    if (order.state === 'SUCCESS') return { status: 400, body: { code: 'ORDERPAID', message: '该订单已支付' } };
    order.state = 'CLOSED';
    return { status: 204 };
  }

  function send(response: ServerResponse, { status, body }: Answered): void {
    const text = body === undefined ? '' : JSON.stringify(body);
    response
      .writeHead(status, {
        ...(text === '' ? {} : { 'content-type': 'application/json; charset=utf-8' }),
        ...signed(text, new Date(), stub.signingKey, stubNames.platformKey),
      })
      .end(text);
  }

  const server = createServer(async (request, response) => {
    const text = await bodyOf(request);
    const fault = signatureFault(request, text, used);
    if (fault !== null) {
      stub.refused.push(fault);
      send(response, { status: 401, body: { code: 'SIGN_ERROR', message: fault } });
      return;
    }
    const call: StubCall = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: text === '' ? {} : JSON.parse(text),
    };
    stub.calls.push(call);
    if (stub.misbehave === null) send(response, answer(call));
    else stub.misbehave(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const stub: WechatStub = {
    orders: new Map(),
    refunds: new Map(),
    calls: [],
    refused: [],
    misbehave: null,
    signingKey: stubKeys.platform.privateKey,
    account: (changes = {}, timeoutMs = 5_000) => ({
      config: {
        appId: stubNames.appId,
        merchantId: stubNames.merchantId,
        merchantSerial: stubNames.merchantSerial,
        merchantKeyFile: '',
        apiKey: stubNames.apiKey,
        publicKey: { id: stubNames.platformKey, file: '' },
        certificateFiles: [],
        noticeUrl: `https://id.example.com${noticePath}`,
        baseUrl: `http://127.0.0.1:${port}/`,
        ...changes,
      },
      keys: {
        merchant: stubKeys.merchant.privateKey,
        platform: new Map([[stubNames.platformKey, stubKeys.platform.publicKey]]),
        preferred: stubNames.platformKey,
      },
      timeoutMs,
    }),
    pay(codeUrl) {
      const order = stub.orders.get(codeUrl.slice(codePrefix.length));
      if (order === undefined || order.state !== 'NOTPAY' || order.expiresAt <= clock.now()) {
        throw new Error('This payment cannot be made.');
      }
      paid += 1;
      order.state = 'SUCCESS';
      order.transaction = `420000${String(Date.now()).padStart(16, '0')}${String(paid).padStart(6, '0')}`;
      return order;
    },
    notice(order, changes = {}) {
      const { payment = {}, event = 'TRANSACTION.SUCCESS', key, serial, lateBy = 0 } = changes;
      const payload = JSON.stringify({
        id: randomBytes(16).toString('hex'),
        create_time: clock.now().toISOString(),
        resource_type: 'encrypt-resource',
        event_type: event,
        summary: '支付成功',
        resource: seal({ ...transactionOf(order), ...payment }),
      });
      const moment = new Date(clock.now().getTime() - lateBy * 1000);
      const headers = signed(payload, moment, key ?? stubKeys.platform.privateKey, serial ?? stubNames.platformKey);
      return { url: noticePath, headers: { 'content-type': 'application/json', ...headers }, payload };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stub;
}
