import { contract, type PrivatePictureKind } from '@lima-id/api';
import { imageLimits, uploadPartMaxBytes } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import {
  decoded,
  exifSegment,
  grainyJpeg,
  madeBmp,
  madeJpeg,
  madePng,
  withSegments,
} from '../../testing/platform/pictures/madePictures.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import {
  beginningOf,
  chosen,
  openPrivateGateway,
  type PrivateGateway,
  type TestUser,
} from '../../testing/privatePicture/privateGateway.ts';
import { drawQueued } from '../platform/pictures/drawPicture.ts';
import { documentPixels } from '../platform/pictures/pictureLimits.ts';
import { createFolderPictures, type PictureStore } from '../platform/pictures/pictureStore.ts';
import { PicturesUnavailable } from '../platform/picturesUnavailable.ts';
import { createSeal } from '../platform/secret/seal.ts';
import type { Store } from '../schema/store.ts';
import { idleMs, looseMs, productUploadsPerAccount, unfinishedMax, uploadsPerAccount } from './limits.ts';
import { partName } from './uploadRow.ts';

/** About 600 KB: five chunks. */
const photo = grainyJpeg(800, 600);
const last = Math.floor(photo.length / uploadPartMaxBytes) * uploadPartMaxBytes;
const page = Buffer.from('<html><script>alert(1)</script></html>');

let store: Store;
let clock: ManualClock;
let gateway: PrivateGateway;
let owner: TestUser;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  clock = manualClock('2026-11-22T02:00:00Z');
  gateway = await openPrivateGateway(store, clock);
  owner = await gateway.user('ORDINARY', `owner_${crypto.randomUUID().slice(0, 8)}`);
});
afterEach(async () => {
  await gateway.app.close();
  await store.kysely.deleteFrom('private_upload').execute();
  await store.kysely.deleteFrom('private_picture').execute();
  await store.kysely.deleteFrom('attempt').execute();
});

/** Row counts of the tables. */
async function counted() {
  const count = async (table: 'private_upload' | 'private_upload_part' | 'private_picture') =>
    (await store.kysely.selectFrom(table).selectAll().execute()).length;
  return {
    uploads: await count('private_upload'),
    parts: await count('private_upload_part'),
    pictures: await count('private_picture'),
    files: gateway.files().length,
  };
}

const pictureKinds = ['licence', 'id', 'voucher', 'product'] as const satisfies readonly PrivatePictureKind[];

const onePicture = { uploads: 1, parts: 0, pictures: 1, files: 1 };
const nothing = { uploads: 0, parts: 0, pictures: 0, files: 0 };

/** The picture of a link. */
async function shown(fullUrl: string | undefined) {
  const response = await gateway.app.inject(fullUrl ?? '');
  return await decoded(response.rawPayload);
}

describe('a chunked upload', () => {
  it('returns the re-encoded picture with the last chunk, and leaves no chunks', async () => {
    const begun = await gateway.begin(owner, photo);
    expect(begun).toMatchObject({ status: 200, data: { received: 0, picture: null } });
    const { uploadId } = begun.data;
    for (let offset = 0; offset < last; offset += uploadPartMaxBytes) {
      const { data } = await gateway.part(owner, uploadId, photo, offset);
      expect(data).toEqual({ received: offset + uploadPartMaxBytes, picture: null });
    }
    const { data } = await gateway.part(owner, uploadId, photo, last);
    expect(data).toEqual({
      received: photo.length,
      picture: {
        fileName: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
        fullUrl: expect.stringMatching(/^\/private\/[0-9a-f]{32}\.webp\?viewer=/),
      },
    });
    expect(await shown(data.picture?.fullUrl)).toMatchObject({ width: 800, height: 600 });
    expect(await counted()).toEqual(onePicture);
    expect(await store.kysely.selectFrom('private_picture').selectAll().executeTakeFirst()).toMatchObject({
      account_id: owner.id,
      kind: 'licence',
      width: 800,
      height: 600,
      loose_since: clock.now(),
    });
  });

  it('is resumed when it is started again, and returns the picture at once when it was finished', async () => {
    const { uploadId } = (await gateway.begin(owner, photo)).data;
    await gateway.part(owner, uploadId, photo, 0);
    const again = await gateway.begin(owner, photo);
    expect(again.data).toEqual({ uploadId, received: uploadPartMaxBytes, picture: null });
    const { picture } = (await gateway.send(owner, photo)).data;
    const finished = await gateway.begin(owner, photo);
    expect(finished.data).toMatchObject({ received: photo.length, picture: { fileName: picture?.fileName } });
    expect((await gateway.whole(owner, photo)).data.fileName).toBe(picture?.fileName);
    expect(await counted()).toEqual(onePicture);
  });

  it('keeps its picture for another day when the file is sent again, unless the picture is in use', async () => {
    const { uploadId } = (await gateway.begin(owner, photo)).data;
    await gateway.send(owner, photo);
    const setLoose = (since: Date | null) =>
      store.kysely.updateTable('private_picture').set({ loose_since: since }).execute();
    const sendAgain = [
      () => gateway.begin(owner, photo),
      () => gateway.part(owner, uploadId, photo, last),
      () => gateway.whole(owner, photo),
    ];
    for (const send of sendAgain) {
      for (const [before, after] of [
        [new Date(clock.now().getTime() - looseMs + 1), clock.now()],
        [null, null],
      ] as const) {
        await setLoose(before);
        expect((await send()).status).toBe(200);
        const { loose_since } = await store.kysely
          .selectFrom('private_picture')
          .select('loose_since')
          .executeTakeFirstOrThrow();
        expect(loose_since).toEqual(after);
      }
    }
  });

  it('is opened again when its picture is being deleted while the file is sent again', async () => {
    const { uploadId } = (await gateway.begin(owner, photo)).data;
    await gateway.send(owner, photo);
    const [beginning, part] = await store.transaction(async (transaction) => {
      await transaction.deleteFrom('private_picture').execute();
      const asked = [gateway.begin(owner, photo), gateway.part(owner, uploadId, photo, last)] as const;
      const waiting = async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          store.kysely,
        );
        return rows.length;
      };
      await expect.poll(waiting).toBe(asked.length);
      return asked;
    });
    const begun = await beginning;
    expect(begun).toMatchObject({ status: 200, data: { received: 0, picture: null } });
    expect(begun.data.uploadId).not.toBe(uploadId);
    expect((await part).status).toBe(404);
    const { data } = await gateway.send(owner, photo);
    expect(await shown(data.picture?.fullUrl)).toMatchObject({ width: 800, height: 600 });
  });

  it('is opened again when its picture is overdue for deletion, whose file may be gone', async () => {
    const makeOverdue = () =>
      store.kysely
        .updateTable('private_picture')
        .set({ loose_since: new Date(clock.now().getTime() - looseMs) })
        .execute();
    const { uploadId } = (await gateway.begin(owner, photo)).data;
    const first = (await gateway.send(owner, photo)).data.picture?.fileName;
    await makeOverdue();
    expect((await gateway.part(owner, uploadId, photo, last)).status).toBe(404);
    expect(await gateway.begin(owner, photo)).toMatchObject({ status: 200, data: { received: 0, picture: null } });
    const { picture: second } = (await gateway.send(owner, photo)).data;
    expect(await shown(second?.fullUrl)).toMatchObject({ width: 800, height: 600 });
    await makeOverdue();
    const { data: third } = await gateway.whole(owner, photo);
    expect(await shown(third.fullUrl)).toMatchObject({ width: 800, height: 600 });
    expect(new Set([first, second?.fileName, third.fileName]).size).toBe(3);
  });

  it('answers with its progress when a chunk has another offset', async () => {
    const { uploadId } = (await gateway.begin(owner, photo)).data;
    await gateway.part(owner, uploadId, photo, 0);
    for (const offset of [0, 2 * uploadPartMaxBytes, 1]) {
      expect(await gateway.part(owner, uploadId, photo, offset)).toEqual({
        status: 409,
        message: '上传进度不一致，请从已收到的位置继续',
        data: { received: uploadPartMaxBytes },
      });
    }
  });

  it('stores a chunk once when it is sent repeatedly and concurrently', async () => {
    const { uploadId } = (await gateway.begin(owner, photo)).data;
    for (let offset = 0; offset < last; offset += uploadPartMaxBytes) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => gateway.part(owner, uploadId, photo, offset)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    }
    // The last chunk finishes the upload: every sender of it gets the same picture.
    const ends = await Promise.all([1, 2, 3, 4].map(() => gateway.part(owner, uploadId, photo, last)));
    expect(new Set(ends.map(({ data }) => data.picture?.fileName)).size).toBe(1);
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await counted()).toEqual(onePicture);
    expect(await shown(ends[0]?.data.picture?.fullUrl)).toMatchObject({ width: 800, height: 600 });
  });

  it('leaves one file when two tabs send it concurrently', async () => {
    async function tab() {
      const { uploadId, ...first } = (await gateway.begin(owner, photo)).data;
      let { received, picture } = first;
      while (picture === null) {
        const { data } = await gateway.part(owner, uploadId, photo, received);
        received = data.received;
        picture = data.picture ?? null;
      }
      return picture.fileName;
    }
    const [one, other] = await Promise.all([tab(), tab()]);
    expect(one).toBe(other);
    expect(await counted()).toEqual(onePicture);
  });

  it('is separate for the same file of another user, or for another purpose', async () => {
    const small = madeJpeg();
    const other = await gateway.user('COMPANY_ADMIN');
    const names = [
      await gateway.send(owner, small, 'licence'),
      await gateway.send(owner, small, 'id'),
      await gateway.send(other, small, 'licence'),
    ].map(({ data }) => data.picture?.fileName);
    expect(new Set(names).size).toBe(3);
    expect(await counted()).toEqual({ uploads: 3, parts: 0, pictures: 3, files: 3 });
  });

  it('does not exist for another user who sends a chunk', async () => {
    const { uploadId } = (await gateway.begin(owner, photo)).data;
    const admin = await gateway.user('ADMIN');
    const answer = await gateway.part(admin, uploadId, photo, 0);
    expect(answer).toEqual({ status: 404, message: '本次上传已失效，请重新上传', data: null });
    expect((await gateway.part(owner, 'none', photo, 0)).status).toBe(404);
    expect((await gateway.begin(owner, photo)).data.received).toBe(0);
  });

  it('rejects a chunk that exceeds the file or the chunk limit, or is empty', async () => {
    const { uploadId } = (await gateway.begin(owner, photo.subarray(0, 1000))).data;
    const send = (file: File) => gateway.call(contract.sendUploadPart, { uploadId, offset: 0, file }, owner);
    expect(await send(chosen(photo.subarray(0, 1001)))).toMatchObject({
      status: 422,
      message: '上传的分段与图片大小不符，请重新上传',
    });
    expect((await send(chosen(Buffer.alloc(0)))).status).toBe(422);
    expect((await send(chosen(photo.subarray(0, uploadPartMaxBytes + 1)))).status).toBe(413);
    expect((await gateway.begin(owner, photo.subarray(0, 1000))).data.received).toBe(0);
  });

  it('names the problem of a request that breaks the contract', async () => {
    const { path } = contract.sendUploadPart;
    const form = new FormData();
    form.append('uploadId', 'a');
    form.append('offset', '0');
    const response = await gateway.app.inject({
      method: 'POST',
      url: path,
      payload: form,
      headers: { accesstoken: owner.token },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('请选择要上传的文件');
  });

  /** A complete upload without a picture: its gateway crashed in between. */
  async function leftWhole(file: Uint8Array) {
    const { uploadId } = (await gateway.begin(owner, file)).data;
    const bytes = createSeal(testParts().secret, 'private picture').sealBytes(file, partName(uploadId, 0));
    await store.kysely.insertInto('private_upload_part').values({ upload_id: uploadId, begins_at: 0, bytes }).execute();
    await store.kysely.updateTable('private_upload').set({ received: file.length }).execute();
  }

  it('is finished on the next start when a gateway crashed between last chunk and picture', async () => {
    const small = madeJpeg();
    await leftWhole(small);
    expect((await gateway.begin(owner, small)).data.picture).not.toBeNull();
    expect(await counted()).toEqual(onePicture);
  });

  it('leaves one file when two gateways finish it concurrently', async () => {
    const { folder } = gateway;
    const second = await openPrivateGateway(store, clock, { folder });
    await leftWhole(photo);
    const [one, other] = await Promise.all([gateway.begin(owner, photo), second.begin(owner, photo)]);
    expect(one.data.picture?.fileName).toBe(other.data.picture?.fileName);
    expect(one.data.picture).not.toBeNull();
    expect(await counted()).toEqual(onePicture);
    await second.app.close();
  });

  it('is finished on both of two gateways when the storage does not delete the second picture, which the cleanup job finds', async () => {
    const files = createFolderPictures(gateway.folder);
    let stored = 0;
    let release = () => {};
    const bothStored = new Promise<void>((resolve) => {
      release = resolve;
    });
    const privatePictures: PictureStore = {
      ...files,
      async put(...picture) {
        const id = await files.put(...picture);
        stored += 1;
        if (stored === 2) release();
        await bothStored;
        return id;
      },
      remove: () => Promise.reject(new PicturesUnavailable('unreachable', 'ECONNREFUSED')),
    };
    await leftWhole(photo);
    const gateways = [
      await openPrivateGateway(store, clock, { privatePictures }),
      await openPrivateGateway(store, clock, { privatePictures }),
    ];
    const answers = await Promise.all(gateways.map((each) => each.begin(owner, photo)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ data }) => data.picture?.fileName)).size).toBe(1);
    const rows = await store.kysely.selectFrom('private_picture').select('id').orderBy('id').execute();
    expect(rows).toHaveLength(2);
    expect(rows.map(({ id }) => id)).toEqual(gateway.files().toSorted());
    for (const each of gateways) await each.app.close();
  });

  it('is kept when the picture queue is full, and resumes later', async () => {
    const small = madeJpeg();
    const { uploadId } = (await gateway.begin(owner, small)).data;
    const drawing = { pixels: 100, square: false };
    const line = [drawQueued(madePng(5000, 4000), drawing)];
    while (line.at(-1) !== null) line.push(drawQueued(small, drawing));
    const answer = await gateway.part(owner, uploadId, small, 0);
    expect(answer).toMatchObject({ status: 503, message: '正在处理的图片较多，请稍后再试' });
    await Promise.all(line);
    expect((await gateway.begin(owner, small)).data.picture).not.toBeNull();
    expect(await counted()).toEqual(onePicture);
  });
});

describe('an unacceptable file', () => {
  const cases: [string, Uint8Array, number, string][] = [
    ['it is a page with the name of a picture', page, 415, '图片格式不能为未知格式'],
    ['it is a GIF', Buffer.concat([Buffer.from('GIF89a'), page]), 415, '图片格式不能为gif'],
    [
      'it begins as a picture and is a page',
      Buffer.concat([madeJpeg().subarray(0, 20), page]),
      422,
      '图片已损坏或不完整，请重新选择图片',
    ],
    ['it is cut off', photo.subarray(0, photo.length - 5000), 422, '图片已损坏或不完整，请重新选择图片'],
  ];

  it.each(cases)('is rejected with a message and deleted when %s', async (_case, file, status, message) => {
    expect(await gateway.send(owner, file)).toMatchObject({ status, message });
    expect(await counted()).toEqual(nothing);
    expect(await gateway.whole(owner, file)).toEqual({ status, message, data: null });
    expect(await counted()).toEqual(nothing);
  });

  it('loses appended data and metadata', async () => {
    const polyglot = Buffer.concat([withSegments(madeJpeg(300, 200), exifSegment(1, 'SECRET-CAMERA')), page]);
    const { data } = await gateway.send(owner, polyglot);
    const response = await gateway.app.inject(data.picture?.fullUrl ?? '');
    expect(response.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
    expect(response.rawPayload.toString('latin1')).not.toMatch(/script|SECRET/);
  });

  it.each([
    ['licence', 1_048_577, '图片大小不能超过1MB'],
    ['id', 307_201, '图片大小不能超过300KB'],
    ['voucher', 10_485_761, '图片大小不能超过10MB'],
  ] as const)('is refused before anything is sent when a picture for %s has %d bytes', async (kind, size, message) => {
    const sha256 = 'a'.repeat(64);
    const tooLarge = await gateway.call(contract.beginUpload, { kind, size, sha256 }, owner);
    expect(tooLarge).toEqual({ status: 413, message, data: null });
    const fits = await gateway.call(contract.beginUpload, { kind, size: imageLimits[kind].bytes, sha256 }, owner);
    expect(fits.status).toBe(200);
    expect(await gateway.whole(owner, Buffer.alloc(size, 1), kind)).toEqual({ status: 413, message, data: null });
  });

  it('is rejected when empty', async () => {
    const empty = await gateway.whole(owner, Buffer.alloc(0));
    expect(empty).toEqual({ status: 422, message: '图片内容为空，请重新选择图片', data: null });
  });

  it('is deleted when it differs from its declaration', async () => {
    const declared = { ...beginningOf(madePng(), 'licence'), size: photo.length };
    const { uploadId } = (await gateway.call(contract.beginUpload, declared, owner)).data;
    for (let offset = 0; offset < last; offset += uploadPartMaxBytes)
      await gateway.part(owner, uploadId, photo, offset);
    expect(await gateway.part(owner, uploadId, photo, last)).toEqual({
      status: 422,
      message: '图片在传输中有变化，请重新上传',
      data: null,
    });
    expect(await counted()).toEqual(nothing);
    expect((await gateway.part(owner, uploadId, photo, last)).status).toBe(404);
  });
});

describe('an upload in one call', () => {
  it.each([
    ['JPEG', madeJpeg(640, 480)],
    ['PNG', madePng(640, 480)],
    ['BMP', madeBmp(300, 200)],
  ])('takes a %s and gives its reference and a link', async (_kind, file) => {
    const { status, data } = await gateway.whole(owner, file);
    expect(status).toBe(200);
    expect(data.fileName).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect((await gateway.app.inject(data.fullUrl)).headers['content-type']).toBe('image/webp');
  });

  it('is a licence by default, under both paths', async () => {
    for (const endpoint of [contract.uploadPrivate, contract.uploadCompanyPrivate]) {
      const form = new FormData();
      form.append('file', chosen(madeJpeg(200, 100 + endpoint.name.length)));
      const headers = { accesstoken: owner.token };
      const response = await gateway.app.inject({ method: 'POST', url: endpoint.path, payload: form, headers });
      expect(response.statusCode).toBe(200);
    }
    const kinds = await store.kysely.selectFrom('private_picture').select('kind').execute();
    expect(kinds).toEqual([{ kind: 'licence' }, { kind: 'licence' }]);
  });

  it('leaves one file when sent repeatedly, and takes over earlier chunks', async () => {
    const { uploadId } = (await gateway.begin(owner, photo)).data;
    await gateway.part(owner, uploadId, photo, 0);
    const answers = await Promise.all([1, 2, 3].map(() => gateway.whole(owner, photo)));
    expect(new Set(answers.map(({ data }) => data.fileName)).size).toBe(1);
    expect(await counted()).toEqual(onePicture);
  });

  it('is scaled down when it is larger than a document needs', async () => {
    const { data } = await gateway.whole(owner, madeJpeg(3200, 2400));
    const { width, height } = await shown(data.fullUrl);
    expect([width, height]).toEqual([2400, 1800]);
    expect(width * height).toBe(documentPixels);
  });

  it('stays readable when it is a long screenshot', async () => {
    const { data } = await gateway.whole(owner, madeJpeg(1080, 9660));
    const { width, height } = await shown(data.fullUrl);
    expect([width, height]).toEqual([694, 6216]);
    expect(width * height).toBeLessThanOrEqual(documentPixels);
  });
});

describe('upload limits of an account', () => {
  const unfinished = (n: number) => ({
    kind: 'licence' as const,
    size: 1000,
    sha256: n.toString(16).padStart(64, '0'),
  });
  const begin = (n: number, kind: PrivatePictureKind = 'licence') =>
    gateway.call(contract.beginUpload, { ...unfinished(n), kind }, owner);

  it('restrict unfinished uploads, until the oldest is idle for long', async () => {
    for (let n = 0; n < unfinishedMax; n += 1) expect((await begin(n)).status).toBe(200);
    expect(await begin(unfinishedMax)).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^同时上传的图片过多/),
    });
    expect((await begin(0)).status).toBe(200);
    clock.moveBy(idleMs);
    expect((await begin(unfinishedMax)).status).toBe(200);
    expect(await counted()).toMatchObject({ uploads: unfinishedMax });
  });

  it.each(pictureKinds)('never hold up %s uploads with unfinished ones of other kinds', async (kind) => {
    for (const other of pictureKinds.filter((one) => one !== kind))
      for (let n = 0; n < unfinishedMax; n += 1) expect((await begin(n, other)).status).toBe(200);
    expect((await begin(0, kind)).status).toBe(200);
  });

  it('restrict unfinished uploads of each kind when 50 begin at once', async () => {
    owner = await gateway.user('ADMIN', `admin_${crypto.randomUUID().slice(0, 8)}`);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => begin(n, n % 2 === 0 ? 'voucher' : 'product')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2 * unfinishedMax);
    expect(await counted()).toMatchObject({ uploads: 2 * unfinishedMax });
  });

  it('restrict uploads per hour, without resumed ones', async () => {
    for (let n = 0; n < uploadsPerAccount.max; n += 1) {
      expect((await begin(n)).status).toBe(200);
      expect((await begin(n)).status).toBe(200);
      await store.kysely.deleteFrom('private_upload').execute();
    }
    expect(await begin(1)).toMatchObject({ status: 429, message: '您上传图片过于频繁，请60分钟后再试' });
  });

  const ofProduct = (n: number) => begin(n, 'product');

  it('count pictures of products like others when the account may publish none', async () => {
    for (let n = 0; n < uploadsPerAccount.max; n += 1) {
      expect((await ofProduct(n)).status).toBe(200);
      await store.kysely.deleteFrom('private_upload').execute();
    }
    expect((await ofProduct(uploadsPerAccount.max)).status).toBe(429);
  });

  it('count pictures of products apart, up to a limit of their own', async () => {
    owner = await gateway.user('ADMIN', `admin_${crypto.randomUUID().slice(0, 8)}`);
    for (let n = 0; n <= uploadsPerAccount.max; n += 1) {
      expect((await ofProduct(n)).status).toBe(200);
      await store.kysely.deleteFrom('private_upload').execute();
    }
    await store.kysely
      .updateTable('attempt')
      .set({ total: productUploadsPerAccount.max })
      .where('kind', '=', productUploadsPerAccount.kind)
      .execute();
    expect(await ofProduct(1)).toMatchObject({ status: 429, message: '您上传图片过于频繁，请60分钟后再试' });
    for (const kind of ['voucher', 'licence', 'id'] as const) {
      const answer = await begin(1, kind);
      expect([kind, answer.status]).toEqual([kind, 200]);
    }
  });
});
