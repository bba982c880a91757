import { contract } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCalls } from '../../../testing/platform/openCalls.ts';
import { type SampleCall, sampleCalls, writeCall } from '../../../testing/platform/sampleCalls.ts';
import { testApp } from '../../../testing/platform/testApp.ts';
import { createLogStream } from '../log/logStream.ts';

/** Markers that must not appear in logs. The code has no form that redaction could recognise. */
const marks = { phone: '13987654321', code: 'mark-8472', name: '王某某' };
const query = `mobile=${marks.phone}&verifyCode=${marks.code}&name=${encodeURIComponent(marks.name)}`;

describe('personal data in a request', () => {
  let app: FastifyInstance;
  let log = '';
  const logStream = createLogStream((text) => (log += text));
  let answer: () => unknown;
  let taken: unknown;
  beforeAll(async () => {
    app = await testApp({
      config: { logLevel: 'trace', trustProxy: false, publicUrl: null, clientCredential: 'test:test' },
      logStream,
      rateLimit: false,
      subjects: [
        openCalls((request) => {
          taken = request;
          answer();
        }),
      ],
    });
  });
  afterAll(() => app.close());

  /** A call with the marks in its query and headers and, where it takes them, in its body. */
  async function send(call: SampleCall, more: { payload?: Buffer } = {}): Promise<number> {
    const sent = writeCall(call);
    const headers = {
      ...sent.headers,
      accesstoken: marks.code,
      cookie: `lima=${marks.code}`,
      'user-agent': marks.code,
    };
    const url = `${sent.url}${sent.url.includes('?') ? '&' : '?'}${query}`;
    return (await app.inject({ ...sent, ...more, url, headers })).statusCode;
  }
  const calls = sampleCalls();
  const written = () => {
    logStream.flush();
    return log;
  };

  it.each([
    ['are answered', () => undefined],
    [
      'fail with what they said in the error',
      () => {
        throw new Error(`no row of ${JSON.stringify(Object(taken).mobile ?? marks.phone)}`);
      },
    ],
  ])('is in no line of the log when calls %s', async (_how, answered) => {
    answer = answered;
    const before = written().length;
    for (const call of calls) {
      const marked = { ...Object(call.body), mobile: marks.phone, phoneNo: marks.phone, verifyCode: marks.code };
      await send(typeof call.body === 'object' ? { ...call, body: marked } : call);
      await send(call, { payload: Buffer.from(`{"mobile":"${marks.phone}","verifyCode":"${marks.code}"`) });
    }
    const lines = written().slice(before);
    expect(lines.split('"msg":"request"').length).toBeGreaterThan(2 * calls.length);
    for (const mark of Object.values(marks)) expect(lines).not.toContain(mark);
    expect(lines).not.toContain(encodeURIComponent(marks.name));
  });

  it.each([
    `/platform-nowhere/${marks.code}?${query}`,
    `/${marks.code}/%zz?${query}`,
    `/%ED%A0%80/${marks.code}?${query}`,
    `/private/${marks.code}.webp?signature=${marks.code}`,
    `/openapi.json?${query}`,
    `/healthz?${query}`,
  ])('is in no line of the log when it stands in an address beside the contract: %s', async (url) => {
    const before = written().length;
    await app.inject(url);
    for (const mark of Object.values(marks)) expect(written().slice(before)).not.toContain(mark);
  });

  it('is read from the query where the contract has it there, before the body', async () => {
    answer = () => undefined;
    const { lookUpIdentifier, loginByCode } = contract;
    const identifier = '88.118.001/GT-2026-000123';
    const phone = { mobile: marks.phone, verifyCode: '123456' };
    await app.inject({
      method: 'POST',
      url: `${lookUpIdentifier.path}?mobile=${marks.phone}&verifyCode=123456&effect=VERIFY`,
      payload: { identifier, verifyCode: '000000' },
    });
    expect(taken).toEqual({ identifier, ...phone, effect: 'VERIFY' });
    await app.inject({
      method: 'POST',
      url: lookUpIdentifier.path,
      payload: { identifier, ...phone, effect: 'VERIFY' },
    });
    expect(taken).toEqual({ identifier, ...phone, effect: 'VERIFY' });

    const login = { ...phone, fingerprint: 'device', returnType: 'body', loginType: 'mobile' };
    for (const contentType of [undefined, 'application/json', 'application/x-www-form-urlencoded']) {
      taken = null;
      await app.inject({
        method: 'POST',
        url: `${loginByCode.path}?${new URLSearchParams(login)}`,
        headers: contentType === undefined ? {} : { 'content-type': contentType },
        ...(contentType === undefined ? {} : { payload: '' }),
      });
      expect(taken).toEqual(login);
    }
    taken = null;
    await app.inject({ method: 'POST', url: loginByCode.path, payload: login });
    expect(taken).toEqual(login);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const refused = await app.inject({
      method: 'POST',
      url: loginByCode.path,
      headers: form,
      payload: String(new URLSearchParams(login)),
    });
    expect(refused.statusCode).toBe(415);
  });

  it('is not read from the query of the password login, whose password may be in no address', async () => {
    const { path } = contract.loginByPassword;
    const proof = { scene: 'passwordLogin', sessionId: 's', sig: 'g', token: 't' };
    const login = { username: 'maker', fingerprint: 'device', returnType: 'body', loginType: 'password', ...proof };
    const typed = { ...login, password: Buffer.from('Lima@2026').toString('base64') };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    answer = () => undefined;
    taken = null;
    const inAddress = { method: 'POST', url: `${path}?${new URLSearchParams(typed)}`, headers } as const;
    for (const payload of ['', String(new URLSearchParams(login))]) {
      expect((await app.inject({ ...inAddress, payload })).statusCode).toBe(400);
    }
    expect(taken).toBeNull();
    await app.inject({ method: 'POST', url: path, headers, payload: String(new URLSearchParams(typed)) });
    expect(taken).toEqual({ ...login, password: 'Lima@2026' });
  });
});
