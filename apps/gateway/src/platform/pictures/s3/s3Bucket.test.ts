import { createHash, createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openS3Stub, type S3Stub, type StubAnswer } from '../../../../testing/platform/pictures/s3Stub.ts';
import { testAccount } from '../../../../testing/platform/pictures/testBucket.ts';
import { type PictureFault, PicturesUnavailable } from '../../picturesUnavailable.ts';
import { createS3Bucket, type S3Bucket } from './s3Bucket.ts';

const key = 'pictures/a.webp';
const bytes = Buffer.from('a picture');
const etag = { etag: '"1"' };

/** A timeout in ms that no test reaches. */
const ampleMs = 20_000;

/** A timeout in ms that tests wait for: longer than a busy machine takes for the requests before it. */
const shortMs = 1_000;

const stubs: S3Stub[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const stub of stubs.splice(0)) await stub.close();
});

async function openStub(answers: StubAnswer[], timeoutMs = ampleMs): Promise<{ bucket: S3Bucket } & S3Stub> {
  const stub = await openS3Stub(...answers);
  stubs.push(stub);
  return { ...stub, bucket: createS3Bucket(testAccount(stub.port), timeoutMs) };
}

const object = (name: string) =>
  `<Contents><Key>${name}</Key><LastModified>2026-11-30T02:00:00.000Z</LastModified><Size>9</Size></Contents>`;

const page = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>lima</Name>${content}</ListBucketResult>`;

const more = (token: string) =>
  `<IsTruncated>true</IsTruncated><NextContinuationToken>${token}</NextContinuationToken>`;

/** As many objects as a page may have. */
const fullPage = Array.from({ length: 1_000 }, (_, index) => object(`pictures/${index}`)).join('');

const xml =
  (status: number, text: string, type = 'application/xml'): StubAnswer =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(text);

const errorOf = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><AWSAccessKeyId>S3RVER</AWSAccessKeyId></Error>`;

async function keysOf(bucket: S3Bucket): Promise<string[]> {
  const keys: string[] = [];
  for await (const found of bucket.list('pictures/')) keys.push(found.key);
  return keys;
}

/** Each call, with a good answer and what it makes of it. */
const calls: [string, (bucket: S3Bucket) => Promise<unknown>, StubAnswer, unknown][] = [
  [
    'put',
    (bucket) => bucket.put(key, bytes, 'image/webp'),
    (response) => response.writeHead(200, etag).end(),
    undefined,
  ],
  ['get', (bucket) => bucket.get(key), (response) => response.setHeaders(new Headers(etag)).end(bytes), bytes],
  ['remove', (bucket) => bucket.remove(key), (response) => response.writeHead(204).end(), undefined],
  ['list', keysOf, xml(200, page(object(key))), [key]],
];

/** What a storage does, the fault that it is, how many requests are made, and the answer. */
const faults: [string, PictureFault, number, StubAnswer][] = [
  ['is overloaded', 'failed', 2, xml(503, errorOf('SlowDown'))],
  ['fails', 'failed', 2, xml(500, errorOf('InternalError'))],
  ['is not reached by its proxy', 'failed', 2, xml(502, '<html>Bad Gateway</html>', 'text/html')],
  ['limits the rate', 'failed', 2, xml(429, '')],
  ['denies access', 'refused', 1, xml(403, errorOf('AccessDenied'))],
  ['does not accept the signature', 'refused', 1, xml(403, errorOf('SignatureDoesNotMatch'))],
  ['wants another region', 'refused', 1, xml(400, errorOf('AuthorizationHeaderMalformed'))],
  ['redirects', 'refused', 1, (response) => response.writeHead(307, { location: '/elsewhere' }).end()],
  ['has no such bucket', 'bucketMissing', 1, xml(404, errorOf('NoSuchBucket'), 'text/xml; charset=utf-8')],
  ['is another server', 'unreadable', 2, xml(404, '<html>Not Found</html>', 'text/html')],
  ['answers with a page', 'unreadable', 2, xml(200, '<html><p>Welcome</html>', 'text/html')],
  ['answers in another protocol', 'unreadable', 2, xml(200, '{"ok":true}', 'application/json')],
  ['cuts the connection', 'unreachable', 2, (response) => response.destroy()],
  [
    'cuts the connection within a body',
    'unreachable',
    2,
    (response) =>
      response.writeHead(200, { ...etag, 'content-length': 1_000 }).write(page(''), () => response.destroy()),
  ],
  [
    'cuts the connection within a body of unknown length',
    'unreachable',
    2,
    (response) => response.writeHead(200, etag).write(page(''), () => response.destroy()),
  ],
];

const hanging: [string, StubAnswer][] = [
  ['does not answer', () => undefined],
  ['stops within an answer', (response) => response.writeHead(200, { ...etag, 'content-length': 100 }).write('half')],
];

/** The error of a call; fails when there is none. */
async function errorIn(call: Promise<unknown>): Promise<PicturesUnavailable> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof PicturesUnavailable)) throw new Error('The call was answered.', { cause: error });
  return error;
}

type StubRequest = S3Stub['requests'][number];

/** Credential scope, signed headers and signature of a request. */
const authorization =
  /^AWS4-HMAC-SHA256 Credential=S3RVER\/(\d{8}\/us-east-1\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;

const signatureIn = ({ headers }: StubRequest) => authorization.exec(headers.authorization ?? '')?.[3];

/** Signature of a request without a query. Source: Amazon S3 API reference, "Authenticating Requests (AWS Signature Version 4)". */
function expectedSignature({ line, headers }: StubRequest): string {
  const [, scope = '', names = ''] = authorization.exec(headers.authorization ?? '') ?? [];
  const [method, path] = line.split(' ');
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const request = [method, path, '', signed.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const hash = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const hmac = (by: string | Buffer, of: string) => createHmac('sha256', by).update(of).digest();
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${testAccount(0).keySecret}`);
  return hmac(signingKey, text).toString('hex');
}

describe.each(calls)('a bucket, %s', (_name, call, good, expected) => {
  it.each(faults)('throws when the storage %s: %s', async (_what, reason, count, answer) => {
    const { bucket, requests } = await openStub([answer]);
    const error = await errorIn(call(bucket));
    expect(error.reason).toBe(reason);
    // It is logged.
    expect(error.message).not.toContain('S3RVER');
    expect(requests).toHaveLength(count);
  });

  it('throws when nothing listens', async () => {
    const { bucket, close } = await openStub([good]);
    await close();
    expect((await errorIn(call(bucket))).reason).toBe('unreachable');
  });

  it.each(hanging)('throws within its timeout when the storage %s', async (_what, answer) => {
    const { bucket, requests } = await openStub([answer], shortMs);
    expect((await errorIn(call(bucket))).reason).toBe('late');
    expect(requests).toHaveLength(1);
  });

  it('is answered when the storage cut the connection, and answers the repeated request', async () => {
    const { bucket, requests } = await openStub([(response) => response.destroy(), good]);
    expect(await call(bucket)).toEqual(expected);
    expect(requests).toHaveLength(2);
    expect(requests[1]).toMatchObject({ line: requests[0]?.line, body: requests[0]?.body });
  });

  it('does not outlast its timeout when it is repeated', async () => {
    const { bucket } = await openStub([xml(503, ''), () => undefined], shortMs);
    expect((await errorIn(call(bucket))).reason).toBe('late');
  });
});

describe('createS3Bucket', () => {
  const missing = xml(404, errorOf('NoSuchKey'));

  it('has no object, and nothing to delete, when there is none with the key', async () => {
    const { bucket } = await openStub([missing]);
    expect(await bucket.get(key)).toBeNull();
    expect(await bucket.remove(key)).toBeUndefined();
  });

  it('has no bucket when the storage takes its name for a key', async () => {
    const { bucket } = await openStub([missing]);
    expect((await errorIn(keysOf(bucket))).reason).toBe('bucketMissing');
    expect((await errorIn(bucket.put(key, bytes, 'image/webp'))).reason).toBe('bucketMissing');
  });

  it('has no bucket when the storage lists its buckets', async () => {
    const { bucket } = await openStub([xml(200, '<ListAllMyBucketsResult></ListAllMyBucketsResult>')]);
    expect((await errorIn(keysOf(bucket))).reason).toBe('bucketMissing');
  });

  it('is not asked again for a while after a timeout', async () => {
    const { bucket, requests } = await openStub([() => undefined], 2 * shortMs);
    await Promise.all([bucket.get(key), keysOf(bucket)].map(errorIn));
    for (const [, call] of calls) expect((await errorIn(call(bucket))).reason).toBe('late');
    expect(requests).toHaveLength(2);
  });

  it('throws when a body has no end', async () => {
    const { bucket } = await openStub([
      (response) => {
        response.writeHead(200, etag);
        const write = () => {
          while (response.write(Buffer.alloc(1_048_576)));
        };
        response.on('drain', write).on('close', () => response.off('drain', write));
        write();
      },
    ]);
    expect((await errorIn(bucket.get(key))).reason).toBe('unreadable');
  });

  it('throws when the end of a body cannot be told from a broken connection', async () => {
    const { bucket } = await openStub([
      ({ socket }) => socket?.end('HTTP/1.1 200 OK\r\nconnection: close\r\netag: "1"\r\n\r\nhalf'),
    ]);
    expect((await errorIn(bucket.get(key))).reason).toBe('unreadable');
  });

  it('reads the pages of a listing to the last, each when it is needed', async () => {
    const { bucket, requests } = await openStub([
      xml(200, page(fullPage + more('x+/=&amp;'))),
      xml(200, page(`<IsTruncated>false</IsTruncated>${object(key)}`)),
    ]);
    let count = 0;
    for await (const found of bucket.list('pictures/')) {
      count += 1;
      expect(found).toMatchObject({ bytes: 9, changedAt: new Date('2026-11-30T02:00:00Z') });
      expect(requests).toHaveLength(count <= 1_000 ? 1 : 2);
    }
    expect(count).toBe(1_001);
    const queries = requests.map(({ line }) => new URLSearchParams(line.split('?')[1]));
    expect(queries.map((query) => query.get('continuation-token'))).toEqual([null, 'x+/=&']);
    expect(queries.map((query) => query.get('prefix'))).toEqual(['pictures/', 'pictures/']);
  });

  it.each([
    ['says that it goes on, and not where', page('<IsTruncated>true</IsTruncated>')],
    ['is cut off', page(object(key)).slice(0, -1)],
    [
      'has an object without a time',
      page('<Contents><Key>pictures/a</Key><Size>9</Size><LastModified>x</LastModified></Contents>'),
    ],
    ['has an object without a size', page(object(key).replace('>9<', '>many<'))],
    ['is empty', ''],
    ['goes on with the same page', page(fullPage + more('again'))],
  ])('throws when a listing %s', async (_what, text) => {
    const { bucket } = await openStub([xml(200, text)]);
    expect((await errorIn(keysOf(bucket))).reason).toBe('unreadable');
  });

  it.each([
    ['path', '/lima'],
    ['host name', ''],
  ])('asks for the bucket in the %s of its URL', async (_place, path) => {
    const { port, requests } = await openStub(calls.map(([, , good]) => good));
    const bucket = createS3Bucket({ ...testAccount(port), endpoint: `http://127.0.0.1:${port}${path}` }, ampleMs);
    for (const [, call] of calls) await call(bucket);
    expect(requests.map(({ line }) => line)).toEqual([
      `PUT ${path}/${key}`,
      `GET ${path}/${key}`,
      `DELETE ${path}/${key}`,
      `GET ${path}/?list-type=2&max-keys=1000&prefix=pictures%2F`,
    ]);
    expect(requests[0]).toMatchObject({ body: String(bytes), headers: { 'content-type': 'image/webp' } });
  });

  it('signs requests with the key, its secret and the region', async () => {
    const { bucket, requests } = await openStub([missing]);
    await bucket.get(key);
    expect(requests.map(signatureIn)).toEqual(requests.map(expectedSignature));
  });

  it('signs calls at the same time with the key of their day when it has just begun', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:59:59Z') });
    const { bucket, requests } = await openStub([missing]);
    await bucket.get(key);
    vi.setSystemTime(new Date('2026-12-01T00:00:00Z'));
    await Promise.all(Array.from({ length: 5 }, () => bucket.get(key)));
    expect(requests).toHaveLength(6);
    expect(requests.map(signatureIn)).toEqual(requests.map(expectedSignature));
  });
});
