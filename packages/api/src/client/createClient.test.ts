import { labelFormat, messages } from '@lima-id/domain';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { encodeReply } from '../contract/codec.ts';
import { contract } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { successEnvelope } from '../contract/envelope.ts';
import { requestErrors } from '../contract/requestError.ts';
import { homeFigures } from '../msw/fixtures/home.ts';
import { treadmillRecord } from '../msw/fixtures/identifier.ts';
import { recommendedProductList } from '../msw/fixtures/market.ts';
import { mockEndpoint } from '../msw/mockEndpoint.ts';
import { createClient } from './createClient.ts';

const origin = 'https://gateway.example.cn';
const { identifier } = treadmillRecord;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('a call that succeeds', () => {
  it.each([contract.lookUpIdentifier, contract.readIdentifier])(
    'returns the record with clean names when it is requested by $method',
    async (endpoint) => {
      let asked: unknown;
      server.use(
        mockEndpoint(endpoint, (request) => {
          asked = request;
          return { reply: treadmillRecord };
        }),
      );
      const result = await createClient({ origin }).call(endpoint, { identifier, sceneConfId: 'scene-0' });
      expect(result).toEqual({ success: true, data: treadmillRecord, message: '' });
      expect(asked).toEqual({ identifier, sceneConfId: 'scene-0' });
    },
  );

  it('returns the numeric code of a success that has one', async () => {
    const reply = { status: 'completed', attempt: 'paid' } as const;
    server.use(mockEndpoint(contract.readWechatPaymentResult, () => ({ reply, code: 200 })));
    expect(await createClient({ origin }).call(contract.readWechatPaymentResult, { orderId: 'o1' })).toEqual({
      success: true,
      data: reply,
      message: '',
      code: 200,
    });
  });

  it('sends the request with keepalive when the page may be closed before the response', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    server.use(mockEndpoint(contract.readHome, () => ({ reply: homeFigures })));
    const client = createClient({ origin });
    await client.call(contract.readHome, undefined, { keepalive: true });
    await client.call(contract.readHome, undefined);
    expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
    fetched.mockRestore();
  });

  it('returns home figures and products', async () => {
    server.use(
      mockEndpoint(contract.readHome, () => ({ reply: homeFigures })),
      mockEndpoint(contract.recommendProducts, () => ({ reply: recommendedProductList })),
    );
    const client = createClient({ origin });
    expect(await client.call(contract.readHome, undefined)).toMatchObject({ success: true, data: homeFigures });
    expect(await client.call(contract.recommendProducts, { recommend: true })).toMatchObject({
      success: true,
      data: recommendedProductList,
    });
  });

  it('trusts the envelope when the HTTP status contradicts it', async () => {
    server.use(
      http.post(`*${contract.readHome.path}`, () =>
        HttpResponse.json({ success: true, data: homeFigures, message: '好' }, { status: 500 }),
      ),
    );
    expect(await createClient({ origin }).call(contract.readHome, undefined)).toEqual({
      success: true,
      data: homeFigures,
      message: '好',
    });
  });

  it.each(['form', 'multipart'] as const)('sends the fields as a %s', async (encoding) => {
    const endpoint: Endpoint<{ phoneNo: string }, string> = {
      name: 'echo',
      method: 'POST',
      path: '/echo',
      auth: 'none',
      encoding,
      request: z.object({ phoneNo: z.string() }),
      reply: z.string(),
      failure: z.null(),
    };
    server.use(mockEndpoint(endpoint, ({ phoneNo }) => ({ reply: phoneNo })));
    expect(await createClient({ origin }).call(endpoint, { phoneNo: '13800000000' })).toMatchObject({
      success: true,
      data: '13800000000',
    });
  });
});

describe('a call that is answered with a file', () => {
  const request = {
    codes: ['GT-1'],
    model: null,
    batch: null,
    leaveOutVoid: false,
    format: labelFormat.parse({ output: 'csv', symbol: 'qr' }),
  };

  it('returns the file with its name and type', async () => {
    const reply = new File(['code'], 'labels.csv', { type: 'text/csv' });
    server.use(mockEndpoint(contract.drawLabels, () => ({ reply })));
    const result = await createClient({ origin }).call(contract.drawLabels, request);
    expect(result).toMatchObject({ success: true, data: { name: 'labels.csv', type: 'text/csv' } });
    expect(await (result.success ? result.data.text() : '')).toBe('code');
  });

  it('returns a refusal as any other call', async () => {
    server.use(mockEndpoint(contract.drawLabels, () => ({ refusal: { status: 422, message: '已作废' } })));
    expect(await createClient({ origin }).call(contract.drawLabels, request)).toMatchObject({
      success: false,
      kind: 'refused',
      status: 422,
      message: '已作废',
    });
  });

  it('lets a file that has begun take longer than the timeout', async () => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('one'));
        await new Promise((resolve) => setTimeout(resolve, 400));
        controller.enqueue(new TextEncoder().encode('two'));
        controller.close();
      },
    });
    server.use(http.post(`*${contract.drawLabels.path}`, () => new HttpResponse(body)));
    const result = await createClient({ origin, timeoutMs: 200 }).call(contract.drawLabels, request);
    expect(result).toMatchObject({ success: true, data: { name: 'download' } });
    expect(await (result.success ? result.data.text() : '')).toBe('onetwo');
  });
});

describe('a call that is refused', () => {
  it('returns message and failed segment when the identifier is unknown', async () => {
    server.use(
      mockEndpoint(contract.lookUpIdentifier, () => ({
        refusal: { status: 404, message: messages.lookup.notFound, data: { failedSegment: 'objectCode' } },
      })),
    );
    expect(await createClient({ origin }).call(contract.lookUpIdentifier, { identifier })).toEqual({
      success: false,
      kind: 'refused',
      status: 404,
      code: null,
      message: messages.lookup.notFound,
      needsLogin: false,
      data: { failedSegment: 'objectCode' },
    });
  });

  it('requires a login when the code is a login code', async () => {
    server.use(
      mockEndpoint(contract.readHome, () => ({
        refusal: { status: 401, code: 40108, message: '登录已失效，请重新登录' },
      })),
    );
    expect(await createClient({ origin }).call(contract.readHome, undefined)).toMatchObject({
      kind: 'refused',
      status: 401,
      code: 40108,
      needsLogin: true,
      data: null,
    });
  });

  it('uses the default message when the server sends none', async () => {
    server.use(mockEndpoint(contract.readHome, () => ({ refusal: { status: 500, message: '' } })));
    expect(await createClient({ origin }).call(contract.readHome, undefined)).toMatchObject({
      kind: 'refused',
      message: messages.request.failed,
    });
  });
});

describe('a call whose answer is unreadable', () => {
  const broken = { success: false, kind: 'broken', message: messages.request.failed, data: null };

  it('reports broken with the status when a 502 carries an HTML page', async () => {
    server.use(
      http.post(`*${contract.readHome.path}`, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })),
    );
    expect(await createClient({ origin }).call(contract.readHome, undefined)).toMatchObject({
      ...broken,
      status: 502,
    });
  });

  it('reports broken when a 200 has no body', async () => {
    server.use(http.post(`*${contract.readHome.path}`, () => new HttpResponse(null, { status: 200 })));
    expect(await createClient({ origin }).call(contract.readHome, undefined)).toMatchObject({
      ...broken,
      status: 200,
    });
  });

  it('reports broken when the data breaks the contract', async () => {
    server.use(
      http.post(`*${contract.readHome.path}`, () =>
        HttpResponse.json({ success: true, data: { total: 1 }, message: '' }),
      ),
    );
    expect(await createClient({ origin }).call(contract.readHome, undefined)).toMatchObject({
      ...broken,
      status: 200,
    });
  });
});

describe('a call without a response', () => {
  it('reports unreachable and does not retry when a POST finds no server', async () => {
    let asked = 0;
    server.use(
      mockEndpoint(contract.readHome, () => {
        asked += 1;
        return 'unreachable';
      }),
    );
    expect(await createClient({ origin }).call(contract.readHome, undefined)).toEqual({
      success: false,
      kind: 'unreachable',
      status: null,
      code: null,
      message: messages.request.offline,
      needsLogin: false,
      data: null,
    });
    expect(asked).toBe(1);
  });

  it.each([
    ['unreachable', 'unreachable'],
    ['timeout', 'pending'],
  ] as const)("reports %s in the site's own words when it has some", async (kind, answer) => {
    server.use(mockEndpoint(contract.readHome, () => answer));
    const client = createClient({ origin, timeoutMs: 40, unreachableMessage: '服务正在维护，请明天再来' });
    expect(await client.call(contract.readHome, undefined)).toMatchObject({
      kind,
      message: '服务正在维护，请明天再来',
    });
  });

  it('retries a GET that loses its connection once', async () => {
    let asked = 0;
    server.use(
      mockEndpoint(contract.readIdentifier, () => {
        asked += 1;
        return asked === 1 ? 'unreachable' : { reply: treadmillRecord };
      }),
    );
    expect(await createClient({ origin }).call(contract.readIdentifier, { identifier })).toMatchObject({
      success: true,
    });
    expect(asked).toBe(2);
  });

  it('reports unreachable when a GET loses its connection twice', async () => {
    let asked = 0;
    server.use(
      mockEndpoint(contract.readIdentifier, () => {
        asked += 1;
        return 'unreachable';
      }),
    );
    expect(await createClient({ origin }).call(contract.readIdentifier, { identifier })).toMatchObject({
      kind: 'unreachable',
    });
    expect(asked).toBe(2);
  });

  it('reports offline when the device itself has no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    try {
      server.use(mockEndpoint(contract.readHome, () => 'unreachable'));
      expect(await createClient({ origin }).call(contract.readHome, undefined)).toMatchObject({
        kind: 'offline',
        message: messages.empty.offline,
      });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('reports timeout when the limit passes before a lost GET is retried', async () => {
    server.use(mockEndpoint(contract.readIdentifier, () => 'unreachable'));
    const result = await createClient({ origin, timeoutMs: 60 }).call(contract.readIdentifier, { identifier });
    expect(result).toMatchObject({ success: false, kind: 'timeout' });
  });

  it('reports timeout when the limit passes before the headers', async () => {
    server.use(mockEndpoint(contract.readHome, () => 'pending'));
    const result = await createClient({ origin, timeoutMs: 40 }).call(contract.readHome, undefined);
    expect(result).toMatchObject({ success: false, kind: 'timeout', message: messages.request.offline });
  });

  it('reports aborted when the caller aborts a request in flight', async () => {
    server.use(mockEndpoint(contract.readIdentifier, () => 'pending'));
    const interest = new AbortController();
    const result = createClient({ origin }).call(contract.readIdentifier, { identifier }, { signal: interest.signal });
    setTimeout(() => interest.abort(), 20);
    expect(await result).toMatchObject({ success: false, kind: 'aborted', message: '' });
  });

  it('reports aborted and sends nothing when the signal was aborted before', async () => {
    const result = await createClient({ origin }).call(
      contract.readIdentifier,
      { identifier },
      { signal: AbortSignal.abort() },
    );
    expect(result).toMatchObject({ success: false, kind: 'aborted' });
  });

  it('reports a missing address when the gateway has none', async () => {
    const missing = { success: false, kind: 'broken', message: messages.request.addressMissing };
    const nowhere = { ...contract.readHome, path: '' };
    expect(await createClient({ origin }).call(nowhere, undefined)).toMatchObject(missing);
    expect(await createClient().call(contract.readHome, undefined)).toMatchObject(missing);
  });

  it('reports broken and sends nothing when the request breaks the contract', async () => {
    const result = await createClient({ origin }).call(contract.lookUpIdentifier, { identifier: '' });
    expect(result).toMatchObject({
      success: false,
      kind: 'broken',
      message: requestErrors.identifierMissing,
      status: null,
    });
  });
});

describe('request id and retry delay of a response', () => {
  const refused = JSON.stringify({ success: false, data: null, message: '服务暂时不可用，请稍后再试' });
  it.each([
    ['the request id and the retry delay of a refusal', { 'x-request-id': 'a1b2c3d4', 'retry-after': '12' }, refused],
    ['both of an unreadable response', { 'x-request-id': 'a1b2c3d4', 'retry-after': '12' }, '<html>502</html>'],
  ])('returns %s', async (_name, headers, body) => {
    server.use(http.post('*', () => new HttpResponse(body, { status: 503, headers })));
    expect(await createClient({ origin }).call(contract.readHome, undefined)).toMatchObject({
      success: false,
      status: 503,
      requestId: 'a1b2c3d4',
      retryAfterSeconds: 12,
    });
  });

  it('are undefined when the headers are missing or malformed', async () => {
    const headers = { 'x-request-id': '<script>', 'retry-after': 'soon' };
    server.use(http.post('*', () => new HttpResponse(refused, { status: 503, headers })));
    const result = await createClient({ origin }).call(contract.readHome, undefined);
    expect(result).not.toHaveProperty('requestId');
    expect(result).not.toHaveProperty('retryAfterSeconds');
  });
});

describe('the time of the server', () => {
  const date = 'Mon, 18 May 2026 02:20:00 GMT';
  const success = JSON.stringify({ success: true, data: homeFigures, message: '' });

  async function timesOf(body: string, headers: Record<string, string>, status = 200): Promise<number[][]> {
    const times: number[][] = [];
    server.use(http.post('*', () => new HttpResponse(body, { status, headers })));
    const onServerTime = (...time: number[]) => void times.push(time);
    await createClient({ origin, onServerTime }).call(contract.readHome, undefined);
    return times;
  }

  it.each([
    ['a success', success, 200],
    ['a refusal', '{"success":false,"message":"","data":null}', 400],
  ])('is reported with the time that it took after %s', async (_, body, status) => {
    const [time, ...others] = await timesOf(body, { date }, status);
    expect(others).toEqual([]);
    expect(time?.[0]).toBe(Date.parse('2026-05-18T02:20:00Z'));
    expect(time?.[1]).toBeGreaterThanOrEqual(0);
    expect(time?.[1]).toBeLessThan(5000);
  });

  it.each([
    ['a page that is no answer of the gateway', '<html>请先登录网络</html>', { date }],
    ['an answer of a shared cache', success, { date, age: '7' }],
    ['an answer with a malformed Date', success, { date: '2026-05-18' }],
    ['an answer without a Date', success, {}],
  ])('is not reported after %s', async (_, body, headers) => {
    expect(await timesOf(body, headers)).toEqual([]);
  });

  it('is reported with the time that the device slept when the answer came before it woke', async () => {
    const sleptMs = 600_000;
    const times: number[][] = [];
    const { now } = Date;
    server.use(
      http.post('*', () => {
        vi.spyOn(Date, 'now').mockImplementation(() => now() + sleptMs);
        return new HttpResponse(success, { headers: { date } });
      }),
    );
    const onServerTime = (...time: number[]) => void times.push(time);
    await createClient({ origin, onServerTime }).call(contract.readHome, undefined);
    vi.restoreAllMocks();
    expect(times[0]?.[1]).toBeGreaterThanOrEqual(sleptMs);
  });

  it('measures a Retry-After that is a date, whatever the clock of the device says', async () => {
    const headers = { date, 'retry-after': 'Mon, 18 May 2026 02:20:12 GMT' };
    server.use(http.post('*', () => new HttpResponse('', { status: 503, headers })));
    const result = await createClient({ origin }).call(contract.readHome, undefined);
    expect(result).toMatchObject({ retryAfterSeconds: 12 });
  });
});

describe('what a client sends', () => {
  async function tokenSent(
    auth: Endpoint<void, null>['auth'],
    options: { visitor: string | null; brand?: string; isFixed?: boolean },
  ): Promise<string | null> {
    const endpoint: Endpoint<void, null> = { ...contract.readHome, name: 'who', path: '/who', auth, reply: z.null() };
    let token: string | null = null;
    server.use(
      http.post('*/who', ({ request }) => {
        token = request.headers.get('accessToken');
        return HttpResponse.json({ success: true, data: null, message: '' });
      }),
    );
    const client = createClient({
      origin,
      token: options.isFixed ? options.visitor : () => options.visitor,
      ...(options.brand === undefined ? {} : { defaultAccessToken: options.brand }),
    });
    await client.call(endpoint, undefined);
    return token;
  }

  it('sends cookies along when it calls', async () => {
    server.use(mockEndpoint(contract.readHome, () => ({ reply: homeFigures })));
    const fetched = vi.spyOn(globalThis, 'fetch');
    await createClient({ origin }).call(contract.readHome, undefined);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include', method: 'POST' });
    fetched.mockRestore();
  });

  it.each([
    ['none', 'v', 'b', 'b'],
    ['optional', 'v', 'b', 'v'],
    ['token', 'v', 'b', 'v'],
    ['optional', null, 'b', 'b'],
    ['optional', '', 'b', 'b'],
    ['token', null, undefined, null],
    ['none', 'v', undefined, null],
  ] as const)(
    'sends the fitting token when auth is %s, the visitor has %j and the brand %j',
    async (auth, visitor, brand, token) => {
      const options = brand === undefined ? { visitor } : { visitor, brand };
      expect(await tokenSent(auth, options)).toBe(token);
      expect(await tokenSent(auth, { ...options, isFixed: true })).toBe(token);
    },
  );

  it('sends through the fetch that it is given, also when it retries', async () => {
    const sent: [url: string, method: string | undefined][] = [];
    const fetch = async (url: string, { method }: RequestInit) => {
      sent.push([url, method]);
      if (sent.length === 1) throw new TypeError('connection lost');
      return Response.json(successEnvelope(encodeReply(contract.readIdentifier, treadmillRecord)));
    };
    const result = await createClient({ origin, fetch }).call(contract.readIdentifier, { identifier });
    const url = `${origin}${contract.readIdentifier.path}?identifier=${encodeURIComponent(identifier)}`;
    expect(result).toMatchObject({ success: true, data: treadmillRecord });
    expect(sent).toEqual([
      [url, 'GET'],
      [url, 'GET'],
    ]);
  });

  it('sends calls to the bases that the gateway has in place of those of the contract', async () => {
    const sent: string[] = [];
    const fetch = async (url: string) => {
      sent.push(url);
      return Response.json(successEnvelope(null));
    };
    const bases = { '/platform-console-service': '/lookup', '/platform-user-service': '/of/users' };
    const client = createClient({ origin: `${origin}/gate`, bases, fetch });
    await client.call(contract.readIdentifier, { identifier: '88' });
    await client.call(contract.readProfile, {});
    await client.call(contract.readCompany, { id: 'platform-user-service' });
    expect(sent).toEqual([
      `${origin}/gate/lookup/identifier/manager/identifier/detail?identifier=88`,
      `${origin}/gate/of/users/customer/info.html`,
      `${origin}/gate${contract.readCompany.path.replace('{id}', 'platform-user-service')}`,
    ]);
  });

  it('gives the fetch that it is given a signal that ends with the call', async () => {
    const interest = new AbortController();
    const fetch = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        interest.abort();
      });
    const result = await createClient({ origin, fetch }).call(contract.readHome, undefined, {
      signal: interest.signal,
    });
    expect(result).toMatchObject({ success: false, kind: 'aborted' });
  });

  it.each([
    [true, 'portal:public', 'Basic cG9ydGFsOnB1YmxpYw=='],
    [false, 'portal:public', null],
    [true, undefined, null],
  ] as const)('names the client when the call wants it: %s, %s', async (clientCredential, credential, sent) => {
    const endpoint: Endpoint<void, null> = {
      ...contract.readHome,
      name: 'who',
      path: '/who',
      clientCredential,
      reply: z.null(),
    };
    let authorization: string | null = '';
    server.use(
      http.post('*/who', ({ request }) => {
        authorization = request.headers.get('authorization');
        return HttpResponse.json({ success: true, data: null, message: '' });
      }),
    );
    const options = credential === undefined ? { origin } : { origin, clientCredential: credential };
    await createClient(options).call(endpoint, undefined);
    expect(authorization).toBe(sent);
  });

  it('puts the id into the path when the path has a placeholder for it', async () => {
    let asked: unknown;
    server.use(
      mockEndpoint(contract.readCompany, (request) => {
        asked = request;
        return { refusal: { status: 404, message: '未查询到该企业' } };
      }),
    );
    const result = await createClient({ origin }).call(contract.readCompany, { id: 'a/b' });
    expect([asked, result.success]).toEqual([{ id: 'a/b' }, false]);
  });

  it('reports the number of calls in flight when they overlap and fail', async () => {
    server.use(
      mockEndpoint(contract.readHome, () => ({ reply: homeFigures })),
      mockEndpoint(contract.recommendProducts, () => 'unreachable'),
    );
    const seen: number[] = [];
    const client = createClient({ origin, onActivity: (pending) => seen.push(pending) });
    await Promise.all([
      client.call(contract.readHome, undefined),
      client.call(contract.recommendProducts, { recommend: true }),
    ]);
    expect(seen).toEqual([1, 2, 1, 0]);
  });
});
