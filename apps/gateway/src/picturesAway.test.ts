import { contract } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storeOpeningMs } from '../testing/demo/demoStore.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { madeJpeg } from '../testing/platform/pictures/madePictures.ts';
import { openS3Stub, type S3Stub } from '../testing/platform/pictures/s3Stub.ts';
import { testAccount } from '../testing/platform/pictures/testBucket.ts';
import { testApp } from '../testing/platform/testApp.ts';
import { testParts } from '../testing/platform/testParts.ts';
import { openPrivateGateway } from '../testing/privatePicture/privateGateway.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { PictureStore } from './platform/pictures/pictureStore.ts';
import { createS3Bucket } from './platform/pictures/s3/s3Bucket.ts';
import { createS3Pictures } from './platform/pictures/s3/s3Pictures.ts';
import { PicturesUnavailable } from './platform/picturesUnavailable.ts';
import { uploadsPerAccount } from './privatePicture/limits.ts';
import type { Store } from './schema/store.ts';
import { createSubjects } from './subjects.ts';

const away = { status: 503, message: '图片存储暂时不可用，请稍后再试' };

let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
}, storeOpeningMs);
afterAll(() => store.close());
afterEach(() => app.close());

describe('a gateway whose picture storage is away', () => {
  let stub: S3Stub;
  let log: string[];
  afterEach(() => stub.close());

  /** A gateway on a storage that denies access, as after its key was revoked. */
  async function open(): Promise<void> {
    stub = await openS3Stub((response) =>
      response.writeHead(403).end('<Error><Code>AccessDenied</Code><StringToSign>S3RVER</StringToSign></Error>'),
    );
    log = [];
    const pictures = createS3Pictures(createS3Bucket(testAccount(stub.port), 20_000), 'pictures');
    app = await testApp({
      store,
      subjects: createSubjects(store, systemClock, { ...testParts(), pictures, productPictures: pictures }),
      logStream: { write: (line) => void log.push(line), flush() {}, warnings: () => [] },
    });
  }

  it('answers 503 with Retry-After for pictures, stays ready, and answers other calls', async () => {
    await open();
    for (const path of [`/pictures/${'a'.repeat(32)}.webp`, `/product-pictures/${'a'.repeat(64)}/320.webp`]) {
      const answer = await app.inject(path);
      expect(answer.statusCode).toBe(away.status);
      expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
      expect(answer.json()).toEqual({ success: false, data: null, message: away.message });
    }
    const home = await app.inject({ method: 'POST', url: contract.readHome.path });
    expect([home.statusCode, (await app.inject('/readyz')).statusCode]).toEqual([200, 200]);
    const lines = log.filter((line) => line.includes('picture storage unavailable'));
    expect(lines).toHaveLength(2);
    expect(lines.join()).toContain('403 AccessDenied');
    expect(lines.join()).not.toContain('S3RVER');
  });
});

describe('an upload while the picture storage is away', () => {
  it('is answered 503 and kept, so that a retry finishes it without sending it again', async () => {
    const kept = testParts().privatePictures;
    let isAway = true;
    const put: PictureStore['put'] = async (...picture) => {
      if (isAway) throw new PicturesUnavailable('unreachable', 'ECONNREFUSED');
      return await kept.put(...picture);
    };
    const gateway = await openPrivateGateway(store, systemClock, { privatePictures: { ...kept, put } });
    app = gateway.app;
    const user = await gateway.user('COMPANY_ADMIN');
    const file = madeJpeg();
    expect(await gateway.send(user, file)).toMatchObject(away);
    expect(await gateway.begin(user, file)).toMatchObject(away);
    isAway = false;
    const begun = await gateway.begin(user, file);
    expect([begun.status, begun.data.received]).toEqual([200, file.length]);
    const { fileName = '', fullUrl = '' } = begun.data.picture ?? {};
    expect((await app.inject(fullUrl)).headers['content-type']).toBe('image/webp');
    const ids: string[] = [];
    for await (const { id } of kept.list()) ids.push(id);
    expect(ids).toEqual([fileName]);
    const counted = await store.kysely
      .selectFrom('attempt')
      .select('total')
      .where('kind', '=', uploadsPerAccount.kind)
      .execute();
    expect(counted).toEqual([{ total: 1 }]);
  });
});
