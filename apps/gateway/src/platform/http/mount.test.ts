import { contract, type Endpoint } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '../testing/testApp.ts';
import { mount } from './mount.ts';

/** A call of its own, so that the test says what it needs and nothing of the real ones. */
const greet: Endpoint<{ name: string }, { greeting: string }, { reason: string }> = {
  name: 'greet',
  summary: '问好',
  method: 'GET',
  path: '/platform-test/greet',
  auth: 'none',
  encoding: 'query',
  request: z.object({ name: z.string({ error: '请输入姓名' }).check(z.minLength(2, { error: '姓名至少两个字' })) }),
  reply: z.codec(z.object({ greetnig: z.string() }), z.object({ greeting: z.string() }), {
    decode: ({ greetnig }) => ({ greeting: greetnig }),
    encode: ({ greeting }) => ({ greetnig: greeting }),
  }),
  failure: z.object({ reason: z.string() }),
};
const greetByPost = { ...greet, name: 'greetByPost', method: 'POST', encoding: 'json' } as const;

describe('mount', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  async function serve(...mounts: ((app: FastifyInstance) => void)[]): Promise<void> {
    app = await testApp({
      subjects: mounts.map((work, index) => ({ name: `test ${index}`, mount: (target) => work(target) })),
    });
  }

  it('decodes the query, runs the handler and answers in the wire form', async () => {
    await serve((target) => mount(target, greet, ({ name }) => ({ data: { greeting: `您好，${name}` } })));
    const response = await app.inject('/platform-test/greet?name=%E7%8E%8B%E8%8A%B3&unknown=1');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({ success: true, data: { greetnig: '您好，王芳' }, message: '' });
  });

  it('decodes a JSON body when the endpoint takes one', async () => {
    await serve((target) =>
      mount(target, greetByPost, ({ name }) => ({ data: { greeting: name }, message: '已问好' })),
    );
    const response = await app.inject({ method: 'POST', url: greet.path, payload: { name: '王芳' } });
    expect(response.json()).toEqual({ success: true, data: { greetnig: '王芳' }, message: '已问好' });
  });

  it.each([
    ['', '请输入姓名'],
    ['?name=%E7%8E%8B', '姓名至少两个字'],
    ['?name=a&name=b', '请输入姓名'],
  ])('refuses with the sentence of the contract when the query is %j', async (query, message) => {
    await serve((target) => mount(target, greet, () => ({ data: { greeting: '' } })));
    const response = await app.inject(greet.path + query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ success: false, data: null, message });
  });

  it('refuses with 400 when a JSON endpoint gets no body', async () => {
    await serve((target) => mount(target, greetByPost, () => ({ data: { greeting: '' } })));
    const response = await app.inject({
      method: 'POST',
      url: greet.path,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, data: null });
  });

  it('answers a refusal with its status, code, message and failure data', async () => {
    await serve((target) =>
      mount(target, greet, () => ({
        failure: { status: 404, code: 40_401, message: '查无此人', data: { reason: 'gone' } },
      })),
    );
    const response = await app.inject(`${greet.path}?name=nobody`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ success: false, data: { reason: 'gone' }, message: '查无此人', code: 40_401 });
  });

  it('answers 304 without reading the body when the visitor holds the entity tag', async () => {
    let written = 0;
    await serve((target) =>
      mount(target, greet, () => ({
        etag: '"v1"',
        get body() {
          written += 1;
          return Buffer.from('{"success":true,"data":{"greetnig":"kept"},"message":""}');
        },
      })),
    );
    const first = await app.inject(`${greet.path}?name=somebody`);
    expect([first.statusCode, first.headers.etag, first.headers['cache-control']]).toEqual([200, '"v1"', 'no-cache']);
    expect(first.json().data).toEqual({ greetnig: 'kept' });
    const again = await app.inject({ url: `${greet.path}?name=somebody`, headers: { 'if-none-match': '"v1"' } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', '"v1"']);
    expect(written).toBe(1);
    const other = await app.inject({ url: `${greet.path}?name=somebody`, headers: { 'if-none-match': '"v0"' } });
    expect(other.statusCode).toBe(200);
  });

  it('answers 500 and not half an answer when a handler breaks the contract', async () => {
    await serve((target) => mount(target, greet, () => ({ data: { greeting: 7 as unknown as string } })));
    const response = await app.inject(`${greet.path}?name=somebody`);
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      success: false,
      data: null,
      message: '请求出错，请稍后再试',
      requestId: response.headers['x-request-id'],
    });
  });

  it('tells the handler the address and the request id', async () => {
    const seen: unknown[] = [];
    await serve((target) =>
      mount(target, greet, (_request, { address, requestId }) => {
        seen.push(address, requestId);
        return { data: { greeting: '' } };
      }),
    );
    await app.inject({ url: `${greet.path}?name=somebody`, headers: { 'x-request-id': 'given-id-1' } });
    expect(seen).toEqual(['127.0.0.1', 'given-id-1']);
  });

  it('takes a call without content when its body is empty, whatever its type says', async () => {
    await serve((target) => mount(target, { ...contract.readHome, reply: z.any() }, () => ({ data: null as never })));
    const response = await app.inject({
      method: 'POST',
      url: contract.readHome.path,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(200);
  });

  it.each([
    [{ ...greet, auth: 'token' }, 'login'],
    [{ ...greet, encoding: 'multipart' }, 'multipart'],
  ] as const)('refuses to start with an endpoint it cannot serve rightly', async (endpoint, reason) => {
    app = await testApp();
    expect(() => mount(app, endpoint, () => ({ data: { greeting: '' } }))).toThrow(reason);
  });
});
