import type { Random } from '../../../demo/random.ts';
import { addressOf, boundary, formFields, multipartForm, type SampleCall, writeCall } from '../sampleCalls.ts';
import { hostileTexts, hostileValue, mutated } from './hostileValues.ts';

/** A malformed but valid HTTP request. */
export interface FuzzedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: Buffer | undefined;
}

/** URLs outside the contract that parse input. */
const otherPaths = [
  '/',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/product_scene',
  '/application/detail/1',
  '/news/1',
  '/private/a.webp',
  '/private/order/1',
  '/private/identifiers/e30?viewer=a&expires=1&signature=a',
  '/private/import/1?viewer=a&expires=1&signature=a',
  '/product-pictures/a/800.webp',
  '/pictures/a.webp',
  '/__pay/a',
  '/__outbox',
  '/platform-nowhere/call',
];

const methods = ['GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL'];

const contentTypes = [
  '',
  'application/json',
  'application/json; charset=utf-16',
  'application/json;;;',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=gbk',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${boundary}`,
  `multipart/form-data; boundary="${'b'.repeat(200)}"`,
  'multipart/mixed; boundary=a',
  'text/plain',
  'application/xml',
  '/',
  'a',
];

const rubbish = [
  '',
  ' ',
  '%',
  '%00',
  '=;=;;',
  '__proto__=a; constructor=b',
  'lima_refresh=%; lima_refresh=a',
  'Basic',
  'Basic ====',
  'Basic Og==',
  'Bearer a',
  '"',
  'W/"',
  '*',
  'bytes=0-',
  'bytes=9-1,-1,a',
  '0',
  '-1',
  '::1, 127.0.0.1, unknown',
  'for="[::1]:a"',
  '*/*;q=a, text/html',
  'gzip;q=0, br',
  'a'.repeat(3_000),
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'é\u00ff',
];

const headerNames = [
  'accept',
  'accept-encoding',
  'accesstoken',
  'authorization',
  'content-encoding',
  'content-language',
  'cookie',
  'forwarded',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'user-agent',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-request-id',
];

const queries = [
  '?',
  '?&&==',
  '?a',
  '?__proto__=1',
  '?a[]=1&a[b]=2',
  '?%',
  '?%zz=%f',
  '?identifier=%',
  '?page=-1',
  '?page=1e9',
];

/** Restricted to valid URL characters, as HTTP clients require. */
function plainAddress(address: string): string {
  return address.replace(/[^\x21-\x7e]/g, (character) =>
    character < '\x80' ? '%20' : encodeURIComponent(character.replace(/\p{Cs}/u, '?')),
  );
}

/** Maximum length, to stop the growth of nested lists. */
const longBody = 20_000;

function withFuzzedFields(random: Random, call: SampleCall): SampleCall {
  const fuzzed = (fields: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        const text = random.pick([value, value, random.pick(hostileTexts)]);
        return [name, text.replace(/\p{Cs}/gu, '?')];
      }),
    );
  let body = call.body;
  for (let times = body === undefined ? 0 : random.pick([0, 1, 1, 1, 1, 2, 4]); times > 0; times--) {
    body = mutated(random, body);
    if (JSON.stringify(body).length > longBody) break;
  }
  return { ...call, places: fuzzed(call.places), query: fuzzed(call.query), body };
}

function fuzzedAddress(random: Random, address: string): string {
  const [path = '', query = ''] = address.split('?');
  const asked = query === '' ? '' : `?${query}`;
  switch (random.between(0, 9)) {
    case 0:
      return `${path}${random.pick(['/', '//', '/..', '/%2e%2e', ';a=b', '%', '%zz', '%E5%8A', '%00', '/a'])}${asked}`;
    case 1:
      return `${path}${random.pick(queries)}`;
    case 2:
      return `${path}${asked}${asked === '' ? '?' : '&'}${query}&${query}`;
    case 3:
      return `${path}?${Array.from({ length: 500 }, (_none, at) => `a${at % 7}=${at}`).join('&')}`;
    case 4:
      return random.pick([path.toUpperCase(), `/${path}`, path.slice(0, -1), `${path}${'a'.repeat(5_000)}`]) + asked;
    default:
      return `${random.pick(otherPaths)}${random.pick(['', '/', '/a', ...queries])}`;
  }
}

/** Malformed JSON, or unusual serialisations of it. */
function fuzzedText(random: Random, payload: Buffer): Buffer {
  const text = payload.toString('latin1');
  const at = random.between(0, text.length);
  switch (random.between(0, 8)) {
    case 0:
      return payload.subarray(0, at);
    case 1:
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), payload]);
    case 2:
      return Buffer.from(text.replace(/"\w+":/, '"__proto__":'), 'latin1');
    case 3:
      return Buffer.from(text.replace(/"\w+":/, '"constructor":{"prototype":{"a":1}},$&'), 'latin1');
    case 4:
      return Buffer.from(
        text.replace(
          /:\s*(?:\d+|"[^"]*")/,
          `:${random.pick(['1e400', '-1e400', '1E+2', '0.1e-400', '-0', '01', 'NaN'])}`,
        ),
        'latin1',
      );
    case 5:
      return Buffer.from(
        `${text.slice(0, at)}${random.pick(['\0', '\xff', '\xed\xa0\x80', '\\ud800', '"', '{', ']', ',', '\\u0000'])}${text.slice(at)}`,
        'latin1',
      );
    case 6:
      return Buffer.concat([payload, payload]);
    case 7:
      return Buffer.from('['.repeat(random.pick([100, 30_000])));
    default:
      return Buffer.from(Array.from({ length: random.pick([1, 40, 3_000]) }, () => random.between(0, 255)));
  }
}

/** Multipart forms with parts that no browser writes. */
function fuzzedForm(random: Random, call: SampleCall): Buffer {
  const parts = formFields(call.body).flatMap(([name, content]) => {
    const fileName =
      call.files.includes(name) || random.between(0, 9) === 0
        ? random.pick(['a.png', '', '\0', '../a', '"', 'a'.repeat(400)])
        : null;
    const part = {
      name: random.pick([name, name, name, random.pick(hostileTexts)]),
      content: random.pick([
        content,
        JSON.stringify(hostileValue(random)),
        Buffer.alloc(random.pick([0, 1, 3_000]), 255),
      ]),
    };
    const whole = fileName === null ? part : { ...part, fileName };
    return Array.from({ length: random.pick([0, 1, 1, 1, 1, 2, 40]) }, () => whole);
  });
  return multipartForm(parts);
}

/** Generates one request of a call, invalid in one or several ways. Deterministic by seed. */
export function fuzzRequest(random: Random, calls: readonly SampleCall[], tokens: readonly string[]): FuzzedRequest {
  const call = withFuzzedFields(random, random.pick(calls));
  const sent = writeCall(call);
  const headers: Record<string, string> = { ...sent.headers };
  // Logging the session out would make all later calls anonymous.
  const token = call.name === 'logOut' ? '' : random.pick(['', ...tokens, ...tokens]);
  if (token !== '') headers['accesstoken'] = token;
  if (random.between(0, 1) === 0)
    headers['authorization'] = `Basic ${Buffer.from('lima-portal:public').toString('base64')}`;
  let { payload } = sent;
  if (call.encoding === 'multipart' && random.between(0, 1) === 0) payload = fuzzedForm(random, call);
  if (payload !== undefined && random.between(0, 5) === 0) payload = fuzzedText(random, payload);
  if (random.between(0, 7) === 0) headers['content-type'] = random.pick(contentTypes);
  for (let times = random.pick([0, 0, 0, 1, 3]); times > 0; times--)
    headers[random.pick(headerNames)] = random.pick(rubbish);
  const method = random.between(0, 15) === 0 ? random.pick(methods) : sent.method;
  const address = random.between(0, 9) === 0 ? fuzzedAddress(random, addressOf(call)) : addressOf(call);
  const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method);
  return { method, url: plainAddress(address), headers, payload: hasBody ? payload : undefined };
}

/** A request as text for failure messages, truncated. */
export function describeRequest({ method, url, headers, payload }: FuzzedRequest): string {
  const shown = { ...headers, ...(headers['accesstoken'] === undefined ? {} : { accesstoken: '(a token)' }) };
  return `${method} ${url.slice(0, 300)} ${JSON.stringify(shown).slice(0, 400)} ${JSON.stringify(payload?.toString('latin1') ?? '').slice(0, 1_500)}`;
}
