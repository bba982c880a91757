import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { contract, routePattern } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { idleStore, testApp } from '../testing/platform/testApp.ts';
import { testParts } from '../testing/platform/testParts.ts';
import { systemClock } from './platform/clock/clock.ts';
import { isApiPath } from './platform/http/apiPath.ts';
import { mount } from './platform/http/mount.ts';
import type { Store } from './schema/store.ts';
import type { Subject } from './schema/subject.ts';
import { createSubjects } from './subjects.ts';

const lookup = contract.lookUpIdentifier.path;

describe('the contract', () => {
  let store: Store;
  let app: FastifyInstance;
  const routes: string[] = [];
  const listener: Subject = {
    name: 'listener',
    mount(target) {
      target.addHook('onRoute', ({ method, url }) => {
        for (const word of [method].flat()) if (word !== 'HEAD') routes.push(`${word} ${url}`);
      });
    },
  };
  beforeAll(async () => {
    store = await openTestStore();
    app = await testApp({ store, subjects: [listener, ...createSubjects(store, systemClock, testParts())] });
    await app.ready();
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  it('is mounted completely, and nothing else under the API paths', () => {
    const promised = Object.values(contract).map(({ method, path }) => `${method} ${routePattern(path)}`);
    const mounted = routes.filter((route) => isApiPath(route.split(' ')[1] ?? ''));
    expect(mounted.sort()).toEqual(promised.sort());
  });

  it('has all its paths under the API prefix, so that none is taken for a page', () => {
    for (const { path } of Object.values(contract)) expect(isApiPath(path)).toBe(true);
  });

  it('is served as an OpenAPI document', async () => {
    const response = await app.inject('/openapi.json');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json().openapi).toBe('3.1.0');
    expect(Object.keys(response.json().paths).sort()).toEqual(
      [...new Set(Object.values(contract).map(({ path }) => path))].sort(),
    );
  });

  it('is served compressed to clients that accept it, and plain to others', async () => {
    const plain = await app.inject('/openapi.json');
    const packed = await app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'br, gzip' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('is ready when the database answers', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('the gateway', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  const echo: Subject = {
    name: 'echo',
    mount: (target) =>
      mount(target, contract.lookUpIdentifier, ({ identifier }) => {
        if (identifier === 'break') throw new Error(`secret of ${identifier} 13812345678`);
        return { failure: { status: 404, message: '未查询到该标识，请核对后重新查询' } };
      }),
  };
  const post = (payload: string | Buffer, contentType = 'application/json') =>
    app.inject({ method: 'POST', url: lookup, payload, headers: { 'content-type': contentType } });

  it.each([
    ['broken JSON', '{"identifier":', 'application/json', 400],
    ['JSON that is no object', '"text"', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__":{"admin":true},"identifier":"a"}', 'application/json', 400],
    ['a body of more than 64 KB', JSON.stringify({ identifier: 'x'.repeat(70_000) }), 'application/json', 413],
    ['plain text', 'identifier=a', 'text/plain', 415],
    ['a form', 'identifier=a', 'application/x-www-form-urlencoded', 415],
    ['an unknown type', '<a/>', 'application/xml', 415],
  ])('refuses %s in Chinese, without a word of its inside', async (_kind, payload, contentType, status) => {
    app = await testApp({ subjects: [echo] });
    const response = await post(payload, contentType);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Object.keys(response.json()).sort()).toEqual(['data', 'message', 'success']);
    expect(response.json()).toMatchObject({ success: false, data: null });
    expect(response.json().message).toMatch(/^[^a-z]*(?:JSON)?[^a-z]*$/);
    expect(response.json().message).toMatch(/请/);
  });

  it.each([
    ['GET', '/platform-unknown/call'],
    ['GET', '/platform-console-service/'],
    ['POST', '/security/authentication/mobile'],
    ['GET', '/app-zs-asset-manage/manager/assetbook/list/page'],
    ['DELETE', lookup],
    ['POST', '/nowhere'],
  ] as const)('answers the unknown call %s %s with the 404 envelope', async (method, url) => {
    app = await testApp({ subjects: [echo], portalDir: 'no-such-folder' });
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ success: false, data: null, message: '接口请求地址不存在' });
  });

  it('answers an unparsable URL with the 400 envelope', async () => {
    app = await testApp();
    const response = await app.inject('/platform-%E0%A4%A');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ success: false, data: null, message: '请求地址格式有误，请检查后重新提交' });
  });

  it('answers invalid HTTP with an envelope and closes the connection', async () => {
    app = await testApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.write('GET / NONSENSE\r\n\r\n');
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false, data: null });
  });

  it('answers an unexpected error with the request id and keeps its message for the log', async () => {
    let log = '';
    app = await testApp({
      subjects: [echo],
      logStream: { write: (line) => (log += line), flush() {}, warnings: () => [] },
    });
    const response = await post('{"identifier":"break"}');
    expect(response.statusCode).toBe(500);
    const requestId = response.headers['x-request-id'];
    expect(response.json()).toEqual({ success: false, data: null, message: '请求出错，请稍后再试', requestId });
    const line = log.split('\n').find((text) => text.includes('unexpected error')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ reqId: requestId, err: { message: 'secret of break [phone]' } });
  });

  it('logs one line per request without personal data', async () => {
    let log = '';
    app = await testApp({
      subjects: [echo],
      logStream: { write: (line) => (log += line), flush() {}, warnings: () => [] },
    });
    await app.inject({
      method: 'POST',
      url: `${lookup}?mobile=13812345678&token=abcdef123456`,
      payload: { identifier: '88.118.001/WANG-FANG' },
      remoteAddress: '203.0.113.77',
      headers: {
        accesstoken: 'token-of-wang-fang',
        authorization: 'Bearer abcdef123456',
        'user-agent': 'Browser of Wang Fang',
        'x-forwarded-for': '198.51.100.7',
        cookie: 'session=abcdef123456',
      },
    });
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      // Logged once, whatever the request.
      .filter(({ msg }) => !msg.includes('TRUST_PROXY'));
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(String),
        reqId: expect.any(String),
        method: 'POST',
        route: 'lookUpIdentifier',
        status: 404,
        ms: expect.any(Number),
        msg: 'request',
      },
    ]);
    expect(log).not.toMatch(/1381234|abcdef|wang|203\.0\.113|198\.51|Browser/i);
  });

  it('sends every answer with a request id, and adopts the given one', async () => {
    app = await testApp({ subjects: [echo] });
    expect((await app.inject('/healthz')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const response = await app.inject({ url: '/platform-x', headers: { 'x-request-id': 'from-the-proxy-1' } });
    expect(response.headers['x-request-id']).toBe('from-the-proxy-1');
  });

  it('sends data with headers against execution and framing', async () => {
    app = await testApp({ subjects: [echo] });
    const { headers } = await post('{"identifier":"a"}');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('is alive but not ready when the database does not answer', async () => {
    app = await testApp({ store: idleStore(() => Promise.reject(new Error('gone'))) });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const response = await app.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ success: false, message: '服务尚未就绪，请稍后再试' });
  });

  it('is not ready during shutdown', async () => {
    app = await testApp();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    app.endReadiness();
    const { statusCode, headers } = await app.inject('/readyz');
    expect([statusCode, headers.connection]).toEqual([503, 'close']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('starts background tasks of subjects and stops them after the last request', async () => {
    const order: string[] = [];
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const subject: Subject = {
      name: 'counter',
      mount: (target) =>
        mount(target, contract.recommendProducts, async () => {
          begin();
          await new Promise((resolve) => setTimeout(resolve, 100));
          order.push('answered');
          return { data: [] };
        }),
      start: () => void order.push('started'),
      stop: async () => void order.push('stopped'),
    };
    app = await testApp({ subjects: [subject] });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const call = fetch(address + contract.recommendProducts.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"recommend":1}',
    });
    await begun;
    await app.close();
    expect((await call).status).toBe(200);
    expect(order).toEqual(['started', 'answered', 'stopped']);
  });

  it('aborts jobs while requests in progress are finished, and runs final jobs after the last one', async () => {
    const order: string[] = [];
    let [begin, abort] = [() => {}, () => {}];
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const aborted = new Promise<void>((resolve) => {
      abort = resolve;
    });
    const subject: Subject = {
      name: 'imports',
      mount: (target) =>
        mount(target, contract.recommendProducts, async () => {
          begin();
          await aborted;
          order.push('answered');
          return { data: [] };
        }),
      jobs: () => [
        {
          name: 'imports',
          everyMs: 3_600_000,
          runsAtStart: true,
          async run(ending) {
            await once(ending, 'abort');
            order.push('aborted');
            abort();
          },
        },
        { name: 'counter', everyMs: 3_600_000, runsAtEnd: true, run: async () => void order.push('counter written') },
      ],
    };
    app = await testApp({ subjects: [subject] });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const call = fetch(address + contract.recommendProducts.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"recommend":1}',
    });
    await begun;
    await app.close();
    expect((await call).status).toBe(200);
    expect(order).toEqual(['aborted', 'answered', 'counter written']);
  });

  it('closes at once when browsers hold idle connections', async () => {
    app = await testApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');
    await fetch(`http://127.0.0.1:${port}/healthz`);
    const started = performance.now();
    await app.close();
    expect(performance.now() - started).toBeLessThan(4_000);
    unused.destroy();
  });
});
