import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openS3Server, type S3Server } from '../../../testing/platform/pictures/s3Server.ts';
import { openS3Stub, type S3Stub, type StubAnswer } from '../../../testing/platform/pictures/s3Stub.ts';
import { testAccount } from '../../../testing/platform/pictures/testBucket.ts';
import type { Log } from '../log/log.ts';
import { StartRefusal } from '../startRefusal.ts';
import { openPictures } from './openPictures.ts';
import { newPictureId } from './pictureStore.ts';
import { createS3Bucket, type S3Account } from './s3/s3Bucket.ts';

const bytes = new Uint8Array([1, 2, 3, 250]);
const folders = ['pictures', 'private', 'products'] as const;
const timeoutMs = 20_000;

let server: S3Server;
let dataDir: string;
let warnings: string[];
let stub: S3Stub | undefined;
beforeAll(async () => {
  server = await openS3Server();
});
afterAll(() => server.close());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lima-pictures-'));
  warnings = [];
});
afterEach(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await stub?.close();
  stub = undefined;
});

const log: Log = { info() {}, warn: (_fields, message) => void warnings.push(message), error() {} };
const openFolders = () => openPictures({ files: { kind: 'folder' }, dataDir }, timeoutMs, log);
const openBucket = (account: S3Account, ms = timeoutMs) =>
  openPictures({ files: { kind: 's3', account }, dataDir }, ms, log);

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of createS3Bucket(testAccount(server.port), timeoutMs).list('')) found.push(key);
  return found.sort();
}

function paths(): string[] {
  return folders.flatMap((folder) => readdirSync(join(dataDir, folder)).map((name) => `${folder}/${name}`)).sort();
}

/** The refusal of a start; fails when there is none. */
async function refusalIn(opened: Promise<unknown>): Promise<string> {
  const error: unknown = await opened.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof StartRefusal)) throw new Error('The start was not refused.', { cause: error });
  expect(error.message).toMatch(/^[^。\n]+。$/);
  return error.message;
}

describe('openPictures', () => {
  it('has the pictures of a data folder once its files are in the bucket, under their paths', async () => {
    const [inFolders, inBucket] = [await openFolders(), await openBucket(testAccount(server.port))];
    expect(await keys()).toEqual([]);
    const bucket = createS3Bucket(testAccount(server.port), timeoutMs);
    for (const folder of folders) await inFolders[folder].put(bytes, 'image/webp');
    for (const path of paths()) await bucket.put(path, readFileSync(join(dataDir, path)), 'application/octet-stream');
    for (const folder of folders) {
      const [id = ''] = readdirSync(join(dataDir, folder));
      expect(await inBucket[folder].get(id)).toEqual({ type: 'image/webp', bytes: Buffer.from(bytes) });
      const next = newPictureId('image/jpeg');
      for (const place of [inFolders, inBucket]) await place[folder].put(bytes, 'image/jpeg', next);
    }
    expect(await keys()).toEqual(paths());
    expect(warnings).toEqual([]);
  });

  it('leaves nothing in the data folder when pictures are in a bucket', async () => {
    await openBucket(testAccount(server.port));
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('refuses to start with a key that the storage does not know', async () => {
    const account = { ...testAccount(server.port), keyId: 'LTAI-key', keySecret: 'hunter2' };
    const refusal = await refusalIn(openBucket(account));
    for (const part of ['403 InvalidAccessKeyId', 'FILES_S3_KEY_ID', 'FILES_S3_KEY_SECRET'])
      expect(refusal).toContain(part);
    for (const part of ['LTAI-key', 'hunter2']) expect(refusal).not.toContain(part);
  });

  it('refuses to start without the bucket', async () => {
    expect(await refusalIn(openBucket(testAccount(server.port, 'missing')))).toBe(
      '环境变量 FILES_S3_ENDPOINT 所指的存储桶不存在，请先创建存储桶，或更正该地址。',
    );
  });

  it.each(['PUT', 'GET', 'DELETE'])('refuses to start with a key that may not do everything: %s', async (denied) => {
    const answers: Record<string, StubAnswer> = {
      PUT: (response) => response.writeHead(200, { etag: '"1"' }).end(),
      GET: (response, { url }) =>
        response
          .setHeader('etag', '"1"')
          .end(url?.includes('list-type') ? '<ListBucketResult><Name>lima</Name></ListBucketResult>' : '1'),
      DELETE: (response) => response.writeHead(204).end(),
    };
    stub = await openS3Stub((response, request) => {
      if (request.method !== denied) answers[request.method ?? '']?.(response, request);
      else response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    });
    expect(await refusalIn(openBucket(testAccount(stub.port)))).toContain('403 AccessDenied');
  });

  it.each<[string, StubAnswer]>([
    ['fails', (response) => response.writeHead(503).end()],
    ['does not answer', () => undefined],
    ['is not reached by its proxy', (response) => response.writeHead(404).end('<html>')],
  ])('warns and starts when the storage %s', async (_what, answer) => {
    stub = await openS3Stub(answer);
    await openBucket(testAccount(stub.port), 500);
    expect(warnings).toEqual(['picture storage unavailable']);
  });
});
