import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlibabaSms } from './alibabaSms.ts';
import type { SmsMessage } from './smsPort.ts';

const secret = 'test-key-secret';
const message: SmsMessage = { phone: '13812345678', purpose: 'register', code: '428913' };
const templates = {
  codeLogin: 'SMS_1',
  register: 'SMS_2',
  resetPassword: 'SMS_3',
  changePassword: 'SMS_4',
  changeMobile: 'SMS_7',
  newMobile: 'SMS_8',
  mobileChanged: 'SMS_9',
  changeEmail: 'SMS_10',
  prefix: 'SMS_5',
  scene: 'SMS_6',
};

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Expected ACS3-HMAC-SHA256 Authorization header of a request without a body, computed from the provider's specification. */
function expectedAuthorization({ method, url, headers }: IncomingMessage): string {
  const address = new URL(url ?? '', 'http://localhost');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...address.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const signed = Object.keys(headers)
    .filter((name) => name === 'host' || name === 'content-type' || name.startsWith('x-acs-'))
    .sort();
  const lines = signed.map((name) => `${name}:${headers[name]}\n`).join('');
  const canonical = [method, address.pathname, query, lines, signed.join(';'), sha256('')].join('\n');
  const signature = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  return `ACS3-HMAC-SHA256 Credential=test-key,SignedHeaders=${signed.join(';')},Signature=${signature}`;
}

describe('createAlibabaSms', () => {
  let server: Server;
  let endpoint: string;
  let requests: IncomingMessage[];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;

  // Preloads the SDK, so that its import does not count towards the timeout.
  beforeAll(async () => void (await import('@alicloud/dysmsapi20170525')), 60_000);

  beforeEach(async () => {
    requests = [];
    server = createServer((request, response) => {
      requests.push(request);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endpoint = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    server.closeAllConnections();
    server.close();
  });

  function answerJson(body: unknown, status = 200): void {
    answer = (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
  }

  function createSms(timeoutMs = 5_000) {
    return createAlibabaSms({
      accessKeyId: 'test-key',
      accessKeySecret: secret,
      signName: '力码科技',
      templates,
      endpoint,
      protocol: 'http',
      timeoutMs,
    });
  }

  it('sends the phone, the template of the purpose and the code, signed, and succeeds when accepted', async () => {
    answerJson({ Code: 'OK', Message: 'OK', BizId: '9006', RequestId: 'F655A8D5' });
    expect(await createSms().send(message)).toEqual({ ok: true });
    expect(requests).toHaveLength(1);
    const request = requests[0] as IncomingMessage;
    expect(request.method).toBe('POST');
    expect(request.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' });
    expect(request.headers['x-acs-signature-nonce']).toMatch(/^\S{16,}$/);
    expect(Math.abs(Date.now() - Date.parse(String(request.headers['x-acs-date'])))).toBeLessThan(60_000);
    expect(request.headers.authorization).toBe(expectedAuthorization(request));
    const address = new URL(request.url ?? '', 'http://localhost');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      PhoneNumbers: message.phone,
      SignName: '力码科技',
      TemplateCode: 'SMS_2',
      TemplateParam: '{"code":"428913"}',
    });
  });

  it('sends one request per message over a reused connection', async () => {
    answerJson({ Code: 'OK' });
    const sms = createSms();
    for (let n = 0; n < 3; n++) expect(await sms.send(message)).toEqual({ ok: true });
    const nonces = new Set(requests.map((request) => request.headers['x-acs-signature-nonce']));
    expect(nonces.size).toBe(3);
  });

  it('reports that the provider rate limited the phone', async () => {
    answerJson({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发分钟级流控Permits:1', RequestId: 'A-1' });
    expect(await createSms().send(message)).toEqual({
      ok: false,
      reason: 'limited',
      detail: 'isv.BUSINESS_LIMIT_CONTROL (request A-1)',
    });
  });

  it.each([
    [200, { Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: '13812345678 is illegal' }, 'isv.MOBILE_NUMBER_ILLEGAL'],
    [400, { Code: 'InvalidAccessKeyId.NotFound', Message: 'no such key' }, 'InvalidAccessKeyId.NotFound'],
    [429, { Code: 'Throttling.User', Message: 'slow down' }, 'Throttling.User'],
    [503, { Code: 'ServiceUnavailable', Message: 'later' }, 'ServiceUnavailable'],
    [200, { Message: 'OK' }, 'unreadable answer'],
    [200, { Code: ['OK'] }, 'unreadable answer'],
    [200, { Code: 'OK, said 13812345678 with 428913' }, 'unreadable answer'],
    [200, null, 'unreadable answer'],
    [200, 'OK', 'unreadable answer'],
    [500, {}, 'unreadable answer'],
  ])('is refused when the answer is %s %j', async (status, body, detail) => {
    answerJson(body, status);
    expect(await createSms().send(message)).toMatchObject({ ok: false, reason: 'refused', detail });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['text', 200, 'service <b>down</b>'],
    ['nothing', 200, ''],
    ['text with an error', 502, '<html>Bad Gateway 13812345678</html>'],
  ])('is refused when the answer is garbage: %s', async (_kind, status, body) => {
    answer = (_request, response) => void response.writeHead(status).end(body);
    const outcome = await createSms().send(message);
    expect(outcome).toMatchObject({ ok: false, reason: 'refused' });
    expect(JSON.stringify(outcome)).not.toContain(message.phone);
  });

  it('removes phone and code from the detail when the provider includes them', async () => {
    answerJson({ Code: 'refused.13812345678', RequestId: 'r-428913-13812345678' });
    const outcome = await createSms().send(message);
    expect(outcome).toMatchObject({ ok: false, reason: 'refused' });
    expect(JSON.stringify(outcome)).not.toMatch(/13812345678|428913/);
  });

  it.each([
    ['never comes', () => {}],
    [
      'breaks off',
      (_request: IncomingMessage, response: ServerResponse) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).write('{"Code":'),
    ],
  ])('is unreachable in time when the answer %s', async (_when, hang) => {
    answer = hang;
    const sms = createSms(1_500);
    const started = performance.now();
    const outcome = await sms.send(message);
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(outcome).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(outcome)).not.toMatch(/13812345678|428913/);
  });

  it('logs nothing on success and failure', async () => {
    const streams = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
    const consoles = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
    const sms = createSms();
    for (const code of ['OK', 'isv.BUSINESS_LIMIT_CONTROL', 'isv.MOBILE_NUMBER_ILLEGAL']) {
      answerJson({ Code: code, Message: message.phone });
      await sms.send(message);
    }
    answer = (request) => void request.socket.destroy();
    await sms.send(message);
    expect(requests).toHaveLength(4);
    for (const spy of [...streams, ...consoles]) expect(spy).not.toHaveBeenCalled();
  });

  it('is unreachable when the connection is refused', async () => {
    await new Promise((resolve) => server.close(resolve));
    expect(await createSms().send(message)).toEqual({
      ok: false,
      reason: 'unreachable',
      detail: 'ECONNREFUSED',
    });
  });

  it('is unreachable when the connection is cut', async () => {
    answer = (request) => void request.socket.destroy();
    expect(await createSms().send(message)).toMatchObject({ ok: false, reason: 'unreachable', detail: 'ECONNRESET' });
  });
});
