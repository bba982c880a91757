import { type AddressInfo, connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCalls } from '../../../testing/platform/openCalls.ts';
import {
  addressOf,
  boundary,
  formFields,
  multipartForm,
  type SampleCall,
  type SentRequest,
  sampleCalls,
  writeCall,
} from '../../../testing/platform/sampleCalls.ts';
import { testApp } from '../../../testing/platform/testApp.ts';

/** A lone high surrogate. */
const half = '\ud83d';

const calls = sampleCalls();

/** Copies of a value with a text in place of each leaf, one at a time. */
function planted(value: unknown, text: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => planted(one, text).map((bad) => value.with(at, bad)));
  if (typeof value !== 'object' || value === null) return [text];
  const inside = Object.entries(value).flatMap(([name, one]) =>
    planted(one, text).map((bad) => ({ ...value, [name]: bad })),
  );
  return [...inside, { ...value, [text]: 'a' }];
}

/** Forms with a value in place of each field and of a file name. */
function plantedForms(call: SampleCall, text: string): Buffer[] {
  const fields = formFields(call.body);
  return fields.flatMap(([bad]) => {
    const parts = fields.map(([name, content]) => {
      const isFile = call.files.includes(name);
      if (isFile) return { name, content, fileName: name === bad ? `${text}.png` : 'picture.png' };
      return { name, content: name === bad ? text : content };
    });
    return [multipartForm(parts)];
  });
}

/** Requests of an endpoint with a text somewhere in the body. */
function plantedBodies(call: SampleCall, text: string): SentRequest[] {
  const sent = writeCall(call);
  switch (call.encoding) {
    case 'none':
    case 'query':
      return [];
    case 'json':
      return planted(call.body, text).map((body) => ({ ...sent, payload: Buffer.from(JSON.stringify(body)) }));
    case 'form':
      return formFields(call.body).map(([bad]) => {
        const fields = formFields(call.body).map(([name, value]) =>
          name === bad
            ? `${name}=${text === half ? '%ED%A0%BD' : encodeURIComponent(text)}`
            : `${name}=${encodeURIComponent(value)}`,
        );
        return { ...sent, payload: Buffer.from(fields.join('&')) };
      });
    case 'multipart':
      return plantedForms(call, text).map((payload) => ({ ...sent, payload }));
  }
}

/** URLs of an endpoint with percent-encoded text in each path and query parameter, one at a time. */
function plantedAddresses(call: SampleCall, encoded: string): string[] {
  const mark = '88888888';
  const plant = (place: 'places' | 'query') =>
    Object.keys(call[place]).map((name) => addressOf({ ...call, [place]: { ...call[place], [name]: mark } }));
  return [...plant('places'), ...plant('query')].map((url) => url.replace(mark, encoded));
}

describe('text that no database can store', () => {
  let app: FastifyInstance;
  /** Requests that reached a handler. */
  const taken: unknown[] = [];
  beforeAll(async () => {
    app = await testApp({ rateLimit: false, subjects: [openCalls((request) => taken.push(request))] });
  });
  afterAll(() => app.close());

  /** Sends requests; returns those that were not answered 400 with a Chinese message. */
  async function findAccepted(requests: readonly SentRequest[]): Promise<string[]> {
    const accepted: string[] = [];
    for (const request of requests) {
      const { statusCode, body } = await app.inject(request);
      const isRefused = /"success":false,.*"message":"[^"a-z]*请[^"a-z]*"/.test(body);
      if (statusCode !== 400 || !isRefused) accepted.push(`${statusCode} ${request.url} ${String(request.payload)}`);
    }
    return accepted;
  }

  it('is not found in valid calls', async () => {
    for (const call of calls) {
      const { statusCode } = await app.inject(writeCall(call));
      expect([call.name, [400, 418].includes(statusCode)]).toEqual([call.name, true]);
    }
    expect(taken.length).toBeGreaterThan(80);
  });

  it.each(['%00', 'a%00b', '%ED%A0%80', '%ed%bf%bf'])(
    'is rejected in every path and query parameter: %s',
    async (encoded) => {
      const requests = calls.flatMap((call) =>
        plantedAddresses(call, encoded).map((url) => ({ ...writeCall(call), url })),
      );
      expect(requests.length).toBeGreaterThan(15);
      expect(await findAccepted(requests)).toEqual([]);
    },
  );

  it.each(['/__pay/%00', '/private/%00?viewer=a', '/pictures/a%00.webp', '/product_scene?identifier=%00', '/%00'])(
    'is rejected in URLs outside the contract: %s',
    async (url) => {
      expect(await findAccepted([{ method: 'GET', url, headers: {}, payload: undefined }])).toEqual([]);
    },
  );

  it('is rejected in every call of a URL with an origin, although a browser is said to open it', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const urls = calls.filter(({ method }) => method === 'GET').flatMap((call) => plantedAddresses(call, '%00'));
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) {
      const socket = connect(port, '127.0.0.1');
      socket.end(`GET http://id.example.cn${url} HTTP/1.0\r\naccept: text/html\r\n\r\n`);
      expect([url, await textOf(socket)]).toEqual([url, expect.stringMatching(/^HTTP\/1\.1 400 [^]*"success":false/)]);
    }
  });

  it('is rejected in every text of every body, including names of fields and files: NUL', async () => {
    const requests = calls.flatMap((call) => plantedBodies(call, 'a\0b'));
    expect(requests.length).toBeGreaterThan(300);
    expect(await findAccepted(requests)).toEqual([]);
  });

  it('is rejected in every text of every JSON body: lone surrogates', async () => {
    const json = calls.filter(({ encoding }) => encoding === 'json');
    expect(
      await findAccepted(
        json.flatMap((call) => [...plantedBodies(call, 'a\ud83d'), ...plantedBodies(call, '\ude00b')]),
      ),
    ).toEqual([]);
  });

  it('cannot be sent by a form as a lone surrogate', async () => {
    taken.length = 0;
    const forms = calls.filter(({ encoding }) => encoding === 'form' || encoding === 'multipart');
    for (const request of forms.flatMap((call) => plantedBodies(call, half))) await app.inject(request);
    expect(JSON.stringify(taken)).not.toMatch(/\\ud[89a-f]/i);
  });

  it.each([
    ['a body without a boundary', 'multipart/form-data', 'x'],
    ['an empty boundary', 'multipart/form-data; boundary=', 'x'],
    ['another boundary', 'multipart/form-data; boundary=other', multipartForm([{ name: 'words', content: 'a' }])],
    ['nothing', `multipart/form-data; boundary=${boundary}`, ''],
    [
      'a form that breaks off',
      `multipart/form-data; boundary=${boundary}`,
      `--${boundary}\r\ncontent-disposition: form`,
    ],
    [
      'a file that breaks off',
      `multipart/form-data; boundary=${boundary}`,
      multipartForm([{ name: 'photos', fileName: 'a.png', content: 'a' }]).subarray(0, 110),
    ],
    [
      'a part without a name',
      `multipart/form-data; boundary=${boundary}`,
      `--${boundary}\r\n\r\nx\r\n--${boundary}--\r\n`,
    ],
    [
      'a broken header of a part',
      `multipart/form-data; boundary=${boundary}`,
      `--${boundary}\r\n\0:::\r\n\r\nx\r\n--${boundary}--\r\n`,
    ],
    [
      'a field of the prototype',
      `multipart/form-data; boundary=${boundary}`,
      multipartForm([{ name: '__proto__', content: 'a' }]),
    ],
  ])('is refused as the request’s own fault: a form of %s', async (_kind, contentType, payload) => {
    for (const call of calls.filter(({ encoding }) => encoding === 'multipart')) {
      const response = await app.inject({
        method: 'POST',
        url: call.path,
        headers: { 'content-type': contentType },
        payload,
      });
      expect([call.name, response.statusCode]).toEqual([call.name, 400]);
      expect(response.json()).toMatchObject({ success: false, message: expect.stringContaining('请') });
    }
  });
});
