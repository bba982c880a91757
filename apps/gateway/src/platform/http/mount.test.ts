import { gunzipSync } from 'node:zlib';
import { contract, type Endpoint } from '@lima-id/api';
import type { AccessRule } from '@lima-id/api/documents';
import type { TokenRefusal } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '../../../testing/platform/testApp.ts';
import type { Caller } from '../authorisation/caller.ts';
import { type Handler, mount } from './mount.ts';

/** A test endpoint, independent of the real ones. */
const greet: Endpoint<{ name: string }, { greeting: string }, { reason: string }> = {
  name: 'greet',
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

const open = { greet: 'everybody', greetByPost: 'everybody' } as const;

function mountOpen<Request, Data, Failure>(
  target: FastifyInstance,
  endpoint: Endpoint<Request, Data, Failure>,
  handler: Handler<Request, Data, Failure>,
): void {
  mount(target, endpoint, handler, { rules: open });
}

describe('mount', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  async function serve(...mounts: ((app: FastifyInstance) => void)[]): Promise<void> {
    app = await testApp({
      subjects: mounts.map((work, index) => ({ name: `test ${index}`, mount: (target) => work(target) })),
    });
  }

  it('decodes the query, runs the handler and answers in wire format', async () => {
    await serve((target) => mountOpen(target, greet, ({ name }) => ({ data: { greeting: `您好，${name}` } })));
    const response = await app.inject('/platform-test/greet?name=%E7%8E%8B%E8%8A%B3&unknown=1');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({ success: true, data: { greetnig: '您好，王芳' }, message: '' });
  });

  it('decodes a JSON body when the endpoint expects one', async () => {
    await serve((target) =>
      mountOpen(target, greetByPost, ({ name }) => ({ data: { greeting: name }, message: '已问好' })),
    );
    const response = await app.inject({ method: 'POST', url: greet.path, payload: { name: '王芳' } });
    expect(response.json()).toEqual({ success: true, data: { greetnig: '王芳' }, message: '已问好' });
  });

  it.each([
    ['', '请输入姓名'],
    ['?name=%E7%8E%8B', '姓名至少两个字'],
    ['?name=a&name=b', '请输入姓名'],
  ])('refuses with the sentence of the contract when the query is %j', async (query, message) => {
    await serve((target) => mountOpen(target, greet, () => ({ data: { greeting: '' } })));
    const response = await app.inject(greet.path + query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ success: false, data: null, message });
  });

  it('answers 400 when a JSON endpoint gets no body', async () => {
    await serve((target) => mountOpen(target, greetByPost, () => ({ data: { greeting: '' } })));
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
      mountOpen(target, greet, () => ({
        failure: { status: 404, code: 40_401, message: '查无此人', data: { reason: 'gone' } },
      })),
    );
    const response = await app.inject(`${greet.path}?name=nobody`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ success: false, data: { reason: 'gone' }, message: '查无此人', code: 40_401 });
  });

  it('answers 304 without encoding the body when the client has the ETag', async () => {
    let written = 0;
    await serve((target) =>
      mountOpen(target, greet, () => ({
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

  it.each([
    ['long', 'gzip, deflate, br', 'gzip'],
    ['long', 'br, gzip;q=0', undefined],
    ['long', undefined, undefined],
    ['short', 'gzip', undefined],
  ])('sends a %s answer to a client that takes %s in the encoding %s', async (length, accepted, expected) => {
    const name = length === 'long' ? '泰山体育'.repeat(200) : '泰山体育';
    await serve((target) => mountOpen(target, greet, () => ({ data: { greeting: name }, etag: '"v1"' })));
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const asked = { url: `${greet.path}?name=somebody`, headers };
    const { headers: sent, rawPayload, statusCode } = await app.inject(asked);
    expect([statusCode, sent['content-encoding'], sent.vary]).toEqual([200, expected, 'accept-encoding']);
    expect(sent['content-length']).toBe(String(rawPayload.length));
    const json = String(expected === undefined ? rawPayload : gunzipSync(rawPayload));
    expect(JSON.parse(json).data).toEqual({ greetnig: name });
    const again = await app.inject({ ...asked, headers: { ...headers, 'if-none-match': '"v1"' } });
    expect([again.statusCode, again.headers.vary]).toEqual([304, 'accept-encoding']);
  });

  it.each([
    [true, 'gzip'],
    [false, undefined],
  ])('compresses an encoded answer unless the endpoint does not: %s', async (isCompressed, expected) => {
    const body = Buffer.from(`{"success":true,"data":{"greetnig":"${'kept '.repeat(1000)}"},"message":""}`);
    await serve((target) => mount(target, greet, () => ({ body }), { rules: open, isCompressed }));
    const { headers, rawPayload } = await app.inject({
      url: `${greet.path}?name=somebody`,
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([headers['content-encoding'], headers.vary]).toEqual([
      expected,
      isCompressed ? 'accept-encoding' : undefined,
    ]);
    expect((isCompressed ? gunzipSync(rawPayload) : rawPayload).equals(body)).toBe(true);
  });

  it('answers 500 without a partial body when a handler breaks the contract', async () => {
    await serve((target) => mountOpen(target, greet, () => ({ data: { greeting: 7 as unknown as string } })));
    const response = await app.inject(`${greet.path}?name=somebody`);
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      success: false,
      data: null,
      message: '请求出错，请稍后再试',
      requestId: response.headers['x-request-id'],
    });
  });

  it('passes the address and the request id to the handler', async () => {
    const seen: unknown[] = [];
    await serve((target) =>
      mountOpen(target, greet, (_request, { address, requestId }) => {
        seen.push(address, requestId);
        return { data: { greeting: '' } };
      }),
    );
    await app.inject({ url: `${greet.path}?name=somebody`, headers: { 'x-request-id': 'given-id-1' } });
    expect(seen).toEqual(['127.0.0.1', 'given-id-1']);
  });

  it('identifies an IPv6 network as one visitor', async () => {
    const seen: string[] = [];
    await serve((target) =>
      mountOpen(target, greet, (_request, { visitor }) => {
        seen.push(visitor);
        return { data: { greeting: '' } };
      }),
    );
    for (const remoteAddress of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '203.0.113.9']) {
      await app.inject({ url: `${greet.path}?name=somebody`, remoteAddress });
    }
    expect(seen).toEqual(['2001:db8:1:2', '2001:db8:1:2', '203.0.113.9']);
  });

  it('accepts a call without content when its body is empty, whatever its type', async () => {
    await serve((target) => mount(target, { ...contract.readHome, reply: z.any() }, () => ({ data: null as never })));
    const response = await app.inject({
      method: 'POST',
      url: contract.readHome.path,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(200);
  });

  it('parses a form and rejects other content types when the endpoint expects a form', async () => {
    const byForm = { ...greetByPost, encoding: 'form' } as const;
    await serve((target) => mountOpen(target, byForm, ({ name }) => ({ data: { greeting: name } })));
    const send = (type: string, payload: string) =>
      app.inject({ method: 'POST', url: greet.path, headers: { 'content-type': type }, payload });
    const form = await send('application/x-www-form-urlencoded; charset=utf-8', 'name=%E7%8E%8B%E8%8A%B3');
    expect(form.json().data).toEqual({ greetnig: '王芳' });
    expect((await send('application/json', '{"name":"王芳"}')).statusCode).toBe(415);
    expect((await send('text/plain', 'name=wang')).statusCode).toBe(415);
  });

  it('rejects a form when the endpoint expects JSON, since other sites can send forms', async () => {
    await serve((target) => mountOpen(target, greetByPost, ({ name }) => ({ data: { greeting: name } })));
    const response = await app.inject({
      method: 'POST',
      url: greet.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=wang',
    });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({
      success: false,
      message: '提交的内容类型不受支持，请按接口文档的格式提交',
    });
  });

  it('passes a file to the handler, and rejects the request when it is missing', async () => {
    const byFile = {
      ...greetByPost,
      encoding: 'multipart',
      request: z.object({ file: z.file({ error: '请选择文件' }) }),
    } as const;
    await serve((target) =>
      mountOpen(target, byFile, async ({ file }) => ({ data: { greeting: `${file.name} ${await file.text()}` } })),
    );
    const form = new FormData();
    form.append('file', new File(['hello'], 'a.txt'));
    const sent = await app.inject({ method: 'POST', url: greet.path, payload: form });
    expect(sent.json().data).toEqual({ greetnig: 'a.txt hello' });
    const empty = new FormData();
    empty.append('name', 'wang');
    const refused = await app.inject({ method: 'POST', url: greet.path, payload: empty });
    expect([refused.statusCode, refused.json().message]).toEqual([400, '请选择文件']);
  });

  it('passes fields and several files to the handler, within their limits', async () => {
    const byFiles = {
      ...greetByPost,
      encoding: 'multipart',
      files: { field: 'photos', most: 2, maxBytes: 8 },
      request: z.object({ name: z.string(), photos: z.array(z.file()) }),
    } as const;
    await serve((target) =>
      mountOpen(target, byFiles, async ({ name, photos }) => {
        const texts = await Promise.all(photos.map((photo) => photo.text()));
        return { data: { greeting: [name, ...texts].join(' ') } };
      }),
    );
    const send = async (texts: string[], field = 'photos') => {
      const form = new FormData();
      for (const text of texts) form.append(field, new File([text], 'a.txt'));
      form.append('name', 'wang');
      const { statusCode, json } = await app.inject({ method: 'POST', url: greet.path, payload: form });
      return [statusCode, json().data?.greetnig];
    };
    expect(await send(['one', 'two'])).toEqual([200, 'wang one two']);
    expect(await send([])).toEqual([200, 'wang']);
    expect(await send(['other'], 'others')).toEqual([200, 'wang']);
    expect(await send(['one', 'two', 'three'])).toEqual([413, undefined]);
    expect(await send(['123456789'])).toEqual([413, undefined]);
  });

  it('reads path parameters', async () => {
    const byPath = { ...greet, path: '/platform-test/people/{name}/greeting' };
    await serve((target) => mountOpen(target, byPath, ({ name }) => ({ data: { greeting: name } })));
    const response = await app.inject('/platform-test/people/%E7%8E%8B%E8%8A%B3/greeting');
    expect(response.json().data).toEqual({ greetnig: '王芳' });
  });

  it('reads and sets cookies', async () => {
    await serve((target) =>
      mountOpen(target, greet, (_request, { cookies, setCookie }) => {
        setCookie({ name: 'taste', value: 'sweet', httpOnly: true, path: '/' });
        return { data: { greeting: cookies['taste'] ?? 'none' } };
      }),
    );
    const response = await app.inject({ url: `${greet.path}?name=wang`, headers: { cookie: 'a=1; taste=salty' } });
    expect(response.json().data).toEqual({ greetnig: 'salty' });
    expect(response.headers['set-cookie']).toBe('taste=sweet; Path=/; HttpOnly');
  });

  it.each([
    [{ 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }, 'none'],
    [{ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }, 'none'],
    [{ 'sec-fetch-dest': '' }, 'none'],
    [{ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }, 'none'],
    [{ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }, 'salty'],
    [{ 'sec-fetch-mode': 'cors' }, 'salty'],
  ] as const)('reads cookies of scripts of this site alone: %j gives %s', async (headers, greeting) => {
    await serve((target) =>
      mountOpen(target, greet, (_request, { cookies }) => ({ data: { greeting: cookies['taste'] ?? 'none' } })),
    );
    const sent = { ...headers, cookie: 'taste=salty' };
    const response = await app.inject({ url: `${greet.path}?name=wang`, headers: sent });
    expect(response.json().data).toEqual({ greetnig: greeting });
  });

  it.each([
    ['https://id.example.com', true],
    ['http://id.example.com', false],
    [null, false],
  ])('tells whether the visitor came by HTTPS when the public address is %s', async (publicUrl, encrypted) => {
    let received: boolean | undefined;
    app = await testApp({
      config: { logLevel: 'info', trustProxy: false, publicUrl, clientCredential: 'test:test' },
      subjects: [
        {
          name: 'test',
          mount: (target) =>
            mountOpen(target, greet, (_request, context) => {
              received = context.encrypted;
              return { data: { greeting: '' } };
            }),
        },
      ],
    });
    await app.inject(`${greet.path}?name=wang`);
    expect(received).toBe(encrypted);
  });

  it.each([
    ['nothing says who may call it', greet, {}, 'Nothing says who may call the endpoint greet'],
    ['it asks for a token and is open to everybody', { ...greet, auth: 'token' }, open, 'contradict'],
    ['it asks for no token and is open to some', greet, { greet: ['ADMIN'] }, 'contradict'],
    [
      'it asks for a login and is open to systems',
      { ...greet, auth: 'token' },
      { greet: ['enterprises'] },
      'contradict',
    ],
    ['its name is one that every object has', { ...greet, name: 'constructor' }, open, 'Nothing says'],
  ] as const)('refuses to start when %s', async (_case, endpoint, rules, reason) => {
    app = await testApp();
    expect(() => mount(app, endpoint, () => ({ data: { greeting: '' } }), { rules })).toThrow(reason);
  });
});

describe('authorisation', () => {
  const secretGreet = { ...greet, auth: 'token' } as const;
  const admin: Caller = { accountId: 'a', role: 'ADMIN', sessionId: 's', companyPrefix: null };
  const holders: Record<string, Caller | TokenRefusal> = {
    admin,
    visitor: { ...admin, role: 'ORDINARY' },
    old: 'expired',
    ended: 'ended',
  };
  let app: FastifyInstance;
  afterEach(() => app.close());

  async function ask(endpoint: typeof greet, rule: AccessRule, headers: Record<string, string>) {
    app = await testApp({
      subjects: [
        {
          name: 'test',
          identify: async (token) => holders[token] ?? 'unknown',
          identifyEnterprise: async (token) =>
            token === 'factory' ? { enterprisePrefix: '88.118.001', tokenId: 1 } : null,
          mount: (target) =>
            mount(
              target,
              endpoint,
              (_request, { caller, enterprise }) => ({
                data: { greeting: caller?.role ?? enterprise?.enterprisePrefix ?? 'nobody' },
              }),
              { rules: { greet: rule } },
            ),
        },
      ],
    });
    const response = await app.inject({ url: `${greet.path}?name=wang`, headers });
    return [response.statusCode, response.json().code, response.json().data?.greetnig];
  }

  it.each([
    ['ADMIN', { accesstoken: 'admin' }, [200, undefined, 'ADMIN']],
    ['another role', { accesstoken: 'visitor' }, [403, undefined, undefined]],
    ['nobody', {}, [401, 40106, undefined]],
    ['nobody, by an empty token', { accesstoken: '' }, [401, 40106, undefined]],
    ['somebody whose token has expired', { accesstoken: 'old' }, [401, 40107, undefined]],
    ['somebody whose token was never given', { accesstoken: 'made up' }, [401, 40108, undefined]],
    ['somebody whose session has ended', { accesstoken: 'ended' }, [401, 40112, undefined]],
  ] as const)('answers fittingly when ADMIN may call and it is %s', async (_who, headers, expected) => {
    expect(await ask(secretGreet, ['ADMIN'], headers)).toEqual(expected);
  });

  it.each([
    ['a user with a role', 'admin', [200, undefined, 'ADMIN']],
    ["an enterprise's system", 'factory', [200, undefined, '88.118.001']],
    ['another role', 'visitor', [403, undefined, undefined]],
    ['nobody', '', [401, 40106, undefined]],
    ['somebody whose token was never given', 'made up', [401, 40108, undefined]],
  ] as const)('answers fittingly when ADMIN and enterprises may call and it is %s', async (_who, token, expected) => {
    const registrarGreet = { ...greet, auth: 'registrar' } as const;
    expect(await ask(registrarGreet, ['ADMIN', 'enterprises'], { accesstoken: token })).toEqual(expected);
  });

  it.each([
    ['none', { accesstoken: 'admin' }, 'nobody'],
    ['optional', { accesstoken: 'admin' }, 'ADMIN'],
    ['optional', { accesstoken: 'made up' }, 'nobody'],
    ['optional', {}, 'nobody'],
  ] as const)('lets everybody in when auth is %s and the header %j', async (auth, headers, greeting) => {
    expect(await ask({ ...greet, auth }, 'everybody', headers)).toEqual([200, undefined, greeting]);
  });

  it('requires the client credential when the endpoint asks for it', async () => {
    const endpoint = { ...greet, clientCredential: true };
    const credential = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    expect((await ask(endpoint, 'everybody', {}))[0]).toBe(401);
    await app.close();
    expect((await ask(endpoint, 'everybody', credential('other:test')))[0]).toBe(401);
    await app.close();
    expect((await ask(endpoint, 'everybody', credential('test:test')))[0]).toBe(200);
  });
});
