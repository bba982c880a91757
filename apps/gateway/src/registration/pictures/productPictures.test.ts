import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type EndpointName } from '@lima-id/api';
import { productPicturesMax, productPictureWidths, registrationMessages } from '@lima-id/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import {
  decoded,
  exifSegment,
  jpegSegment,
  madeJpeg,
  madePng,
  pngClaiming,
  withSegments,
} from '../../../testing/platform/pictures/madePictures.ts';
import {
  openPrivateGateway,
  type PrivateGateway,
  type TestUser,
} from '../../../testing/privatePicture/privateGateway.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import { createFolderPictures, type PictureStore } from '../../platform/pictures/pictureStore.ts';
import { PicturesUnavailable } from '../../platform/picturesUnavailable.ts';
import type { Store } from '../../schema/store.ts';
import { cleanUpPictures } from './cleanUpPictures.ts';
import { looseMs } from './limits.ts';
import { findRefusedPictures } from './usePictures.ts';

const prefix = '88.118.907';
const rival = '88.118.908';
const photo = madeJpeg(2_000, 1_000);
const page = Buffer.from('<html><script>alert(1)</script></html>');

let store: Store;
let clock: ManualClock;
let gateway: PrivateGateway;
let folder: string;
let maker: TestUser;
let other: TestUser;

async function userOf(company: string): Promise<TestUser> {
  const user = await gateway.user('COMPANY', `maker_${crypto.randomUUID().slice(0, 8)}`);
  await store.kysely.updateTable('account').set({ company_prefix: company }).where('id', '=', user.id).execute();
  return user;
}

beforeAll(async () => {
  store = await openTestStore();
  await insertTestEnterprise(store, prefix);
  await insertTestEnterprise(store, rival);
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  clock = manualClock('2026-11-22T02:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'lima-products-'));
  gateway = await openPrivateGateway(store, clock, { productPictures: createFolderPictures(folder) });
  maker = await userOf(prefix);
  other = await userOf(rival);
});
afterEach(async () => {
  await gateway.app.close();
  await store.kysely.deleteFrom('product_picture').execute();
  await store.kysely.deleteFrom('private_upload').execute();
  await store.kysely.deleteFrom('private_picture').execute();
  await store.kysely.deleteFrom('attempt').execute();
});

async function call(name: EndpointName, payload: object, user = maker) {
  const { method, path } = contract[name];
  const reply = await gateway.app.inject({ method, url: path, headers: { accesstoken: user.token }, payload });
  const { data, message } = reply.json();
  return { status: reply.statusCode, data, message };
}

async function uploaded(file: Uint8Array, user = maker): Promise<string> {
  const { status, message, data } = await gateway.send(user, file, 'product');
  expect([status, message]).toEqual([200, '']);
  return data.picture?.fileName ?? '';
}

async function published(file: Uint8Array = photo, user = maker): Promise<{ address: string; srcset: string }> {
  const { data, message } = await call('publishPicture', { fileName: await uploaded(file, user) }, user);
  expect(message).toBe('');
  return data;
}

const model = {
  version: 0,
  name: '商用智能跑步机',
  description: '',
  industryCode: null,
  reminderLine: null,
  warrantyMonths: null,
  places: [],
  state: 'active',
};

async function save(code: string, pictures: readonly string[], version = 0, user = maker) {
  return await call('saveProductModel', { ...model, code, version, pictures }, user);
}

/** A call that changes something by GET. */
const logOut = `${contract.logOut.path}?fingerprint=a`;

/** Another gateway, with a public URL, in the place of the usual one. */
async function serveAt(publicUrl: string): Promise<void> {
  await gateway.app.close();
  gateway = await openPrivateGateway(store, clock, { productPictures: createFolderPictures(folder), publicUrl });
}

const shows = async (address: string) => (await gateway.app.inject(address)).statusCode === 200;

/** Lets time pass, in which logins expire. */
async function wait(ms: number): Promise<void> {
  clock.moveBy(ms);
  [maker, other] = [await userOf(prefix), await userOf(rival)];
}

/** Makes every unused picture overdue. Not by the clock: the gateway's own job would delete them first. */
async function age(): Promise<void> {
  const since = new Date(clock.now().getTime() - looseMs);
  await store.kysely
    .updateTable('product_picture')
    .set({ loose_since: since })
    .where('loose_since', 'is not', null)
    .execute();
}

/** Lets time pass, and cleans up. */
async function pass(ms: number): Promise<void> {
  await wait(ms);
  await cleanUpPictures({ store, clock, files: createFolderPictures(folder) }, new AbortController().signal);
}

describe('publishPicture', () => {
  it('makes three widths of an uploaded picture, which anyone may cache for ever', async () => {
    const { address, srcset } = await published();
    expect(address).toMatch(/^\/product-pictures\/[0-9a-f]{64}\/1600\.webp$/);
    const sources = srcset.split(', ').map((source) => source.split(' '));
    expect(sources.map(([, width]) => width)).toEqual(productPictureWidths.map((width) => `${width}w`));
    for (const [index, [url = '']] of sources.entries()) {
      const reply = await gateway.app.inject(url);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        etag: expect.stringMatching(/^"[0-9a-f]{32}-\d+"$/),
      });
      const { width, height } = await decoded(reply.rawPayload);
      expect(Math.abs(width - (productPictureWidths[index] ?? 0))).toBeLessThanOrEqual(1);
      expect(Math.abs(height - width / 2)).toBeLessThanOrEqual(1);
      const again = await gateway.app.inject({ url, headers: { 'if-none-match': String(reply.headers.etag) } });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
    }
  });

  it('does not enlarge a small picture', async () => {
    const { address } = await published(madePng(64, 48));
    expect(await decoded((await gateway.app.inject(address)).rawPayload)).toMatchObject({ width: 64, height: 48 });
  });

  it('gives the same picture the same address, also to another enterprise', async () => {
    const first = await published();
    expect(await published()).toEqual(first);
    expect(await published(photo, other)).toEqual(first);
    expect(readdirSync(folder)).toHaveLength(productPictureWidths.length);
  });

  it('answers 50 at once with one address, and keeps one picture', async () => {
    const fileName = await uploaded(photo);
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('publishPicture', { fileName })));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.address)).size).toBe(1);
    expect(await store.kysely.selectFrom('product_picture').select('hash').execute()).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(productPictureWidths.length);
  });

  const hashes = async () =>
    (await store.kysely.selectFrom('product_picture').select('hash').execute()).map(({ hash }) => hash);

  /** Another gateway on a storage that keeps files in its own way, in the place of the usual one. */
  async function storeBy(put: PictureStore['put']): Promise<void> {
    await gateway.app.close();
    const files = createFolderPictures(folder);
    gateway = await openPrivateGateway(store, clock, { productPictures: { ...files, put } });
  }

  it('holds no connection to the database while a slow storage keeps the files', async () => {
    let answer = () => {};
    const kept = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await storeBy(async (...picture) => {
      await kept;
      return await createFolderPictures(folder).put(...picture);
    });
    // More than there are connections.
    const names: string[] = [];
    for (let n = 0; n < 12; n += 1) names.push(await uploaded(madeJpeg(401 + n, 300)));
    const answers = Promise.all(names.map((fileName) => call('publishPicture', { fileName })));
    await expect.poll(async () => (await hashes()).length).toBe(names.length);
    answer();
    expect((await answers).map(({ status }) => status)).toEqual(names.map(() => 200));
  });

  it('stores the files when a publication is repeated that the storage failed, and counts the picture once', async () => {
    let isAway = true;
    await storeBy(async (...picture) => {
      if (isAway) throw new PicturesUnavailable('unreachable', 'ECONNREFUSED');
      return await createFolderPictures(folder).put(...picture);
    });
    const fileName = await uploaded(photo);
    expect(await call('publishPicture', { fileName })).toMatchObject({ status: 503 });
    isAway = false;
    const { status, data } = await call('publishPicture', { fileName });
    expect([status, await shows(data.address)]).toEqual([200, true]);
    expect(await hashes()).toHaveLength(1);
  });

  it('leaves out metadata and a page that hides in a picture', async () => {
    const polyglot = Buffer.concat([
      withSegments(photo, exifSegment(1, 'camera of a person'), jpegSegment(0xfe, page)),
      page,
    ]);
    const { srcset } = await published(polyglot);
    for (const source of srcset.split(', ')) {
      const { rawPayload } = await gateway.app.inject(source.split(' ')[0] ?? '');
      expect(rawPayload.includes('script')).toBe(false);
      expect(rawPayload.includes('camera')).toBe(false);
      expect(rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    }
  });

  it.each([
    ['a page', page, 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
    ['an animated GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000!\u00ffNETSCAPE2.0', 'latin1'), 415],
    ['a bomb of 30,000 by 30,000 px', pngClaiming(30_000, 30_000, 10), 422],
    ['a truncated JPEG', photo.subarray(0, photo.length / 2), 422],
  ])('is not reached by %s, which the upload refuses', async (_, file, status) => {
    const answer = await gateway.send(maker, file, 'product');
    expect(answer.status).toBe(status);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("refuses another user's upload, a private picture of another kind, and another's enterprise", async () => {
    const fileName = await uploaded(photo);
    const licence = (await gateway.send(maker, photo, 'licence')).data.picture?.fileName ?? '';
    const answers = [
      await call('publishPicture', { fileName }, other),
      await call('publishPicture', { fileName: licence }),
      await call('publishPicture', { fileName, prefix: rival }),
      await call('publishPicture', { fileName: '../../secret' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('refuses more pictures than an enterprise may have, with what to do', async () => {
    const row = { enterprise_prefix: prefix, bytes: 1, created_at: clock.now(), loose_since: null };
    await store.kysely
      .insertInto('product_picture')
      .values(Array.from({ length: productPicturesMax }, (_, index) => ({ ...row, hash: `full ${index}` })))
      .execute();
    const { status, message } = await call('publishPicture', { fileName: await uploaded(photo) });
    expect([status, message]).toEqual([409, registrationMessages.picturesFull]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('GET /product-pictures', () => {
  it('answers 404 to whatever is no picture', async () => {
    const { address } = await published();
    const hash = address.split('/')[2] ?? '';
    const files = readdirSync(folder);
    for (const url of [
      `/product-pictures/${hash}/640.webp`,
      `/product-pictures/${hash}/800`,
      `/product-pictures/${'0'.repeat(64)}/800.webp`,
      `/product-pictures/${hash}/..%2f800.webp`,
      `/product-pictures/..%2f..%2fprivate/800.webp`,
      `/product-pictures/${files[0]}/800.webp`,
    ])
      expect([url, (await gateway.app.inject(url)).statusCode]).toEqual([url, 404]);
  });
});

describe('saveProductModel', () => {
  it("takes the enterprise's own pictures and those of the site, and no other", async () => {
    const { address } = await published();
    const foreign = (await published(madeJpeg(300, 200), other)).address;
    const illustration = '/illustrations/treadmill.svg';
    const kept = await save('P-1', [address, illustration]);
    expect([kept.status, kept.data.pictures]).toEqual([200, [address, illustration]]);
    const refused = [
      await save('P-2', [foreign]),
      await save('P-2', ['/a.png']),
      await save('P-2', ['/illustrations/../private/x.webp']),
      await save('P-2', [address.replace('1600', '640')]),
      await save('P-1', [foreign], 1),
    ];
    expect(refused.map(({ status, message }) => [status, message])).toEqual(
      refused.map(() => [422, registrationMessages.pictureUnknown]),
    );
    expect((await call('readProductModel', { code: 'P-2' })).status).toBe(404);
    expect((await call('readProductModel', { code: 'P-1' })).data.version).toBe(1);
  });

  it.each(['https://example.cn/a.jpg', 'https://lima.example.cn.example.com/illustrations/bike.svg'])(
    'refuses a picture at another site, which pages cannot show, and names it: %s',
    async (elsewhere) => {
      await serveAt('https://lima.example.cn');
      const message = registrationMessages.pictureElsewhere(elsewhere);
      const kept = await save('P-13', ['/illustrations/bike.svg']);
      const refused = [
        await save('P-14', [elsewhere]),
        await save('P-13', ['/illustrations/bike.svg', elsewhere], kept.data.version),
      ];
      expect(refused.map((answer) => [answer.status, answer.message])).toEqual(refused.map(() => [422, message]));
      expect((await call('readProductModel', { code: 'P-14' })).status).toBe(404);
      expect((await call('readProductModel', { code: 'P-13' })).data).toEqual(kept.data);
    },
  );

  it('reads an address of its own host as a path, however it is written', async () => {
    await serveAt('https://lima.example.cn');
    const { address } = await published();
    const saved = await save('P-9', [`https://maker@LIMA.example.cn:443${address}`]);
    expect([saved.status, saved.data.pictures]).toEqual([200, [address]]);
    for (const host of ['lima.example.cn', 'LIMA.example.cn', 'lima.example.cn:8443', 'maker@lima.example.cn'])
      expect([host, (await save('P-10', [`https://${host}${logOut}`])).status]).toEqual([host, 422]);
  });

  it('keeps old pictures that would be refused now, and marks one that becomes a path', async () => {
    await serveAt('https://lima.example.cn');
    const { address } = await published(madeJpeg(304, 200));
    await save('P-12', []);
    const elsewhere = 'https://example.cn/d.jpg';
    const old = ['https://LIMA.example.cn/a.jpg', '/b.jpg', `https://lima.example.cn${address}`, elsewhere];
    const storing = store.kysely.updateTable('product_model').set({ images: JSON.stringify(old) });
    await storing.where('enterprise_prefix', '=', prefix).where('code', '=', 'P-12').execute();
    const described = { ...model, code: 'P-12', description: '配触控屏。' };
    const changed = await call('saveProductModel', { ...described, version: 1, pictures: old });
    expect([changed.status, changed.message]).toEqual([200, '']);
    expect(changed.data.pictures).toEqual(['/a.jpg', '/b.jpg', address, elsewhere]);
    const more = await call('saveProductModel', { ...described, version: 2, pictures: ['/a.jpg', '/c.jpg'] });
    expect([more.status, more.message]).toEqual([422, registrationMessages.pictureUnknown]);
    await pass(looseMs);
    expect(await shows(address)).toBe(true);
  });
});

describe('registerIdentifiers', () => {
  it("refuses a line with another enterprise's picture, and takes its own", async () => {
    const own = (await published()).address;
    const foreign = (await published(madeJpeg(300, 200), other)).address;
    await save('P-3', []);
    await call('saveBatch', { version: 0, model: 'P-3', number: 'B1', producedDay: '2026-11-20' });
    const line = (code: string, picture: string) => ({ code, batch: 'B1', state: 'active', pictures: [picture] });
    const { data } = await call('registerIdentifiers', {
      model: 'P-3',
      lines: [line('P-3-1', own), line('P-3-2', foreign)],
    });
    expect(data).toMatchObject({ added: 1, refused: 1 });
    expect(data.results[1]).toMatchObject({ field: 'pictures', message: registrationMessages.pictureUnknown });
    const changed = await call('changeFacts', {
      model: 'P-3',
      lines: [{ code: 'P-3-1', facts: {}, pictures: [foreign] }],
    });
    expect(changed.data.results[0]).toMatchObject({ outcome: 'refused', field: 'pictures' });
    await pass(looseMs);
    expect([await shows(own), await shows(foreign)]).toEqual([true, false]);
  });
});

describe('pictures of identifiers', () => {
  it('are those bundled with the site and published ones, at no other path and no other site', async () => {
    await serveAt('https://lima.example.cn');
    await save('P-11', []);
    await call('saveBatch', { version: 0, model: 'P-11', number: 'B1', producedDay: '2026-11-20' });
    const { address } = await published(madeJpeg(303, 200));
    const taken = ['/illustrations/bike.svg', `https://LIMA.example.cn${address}`];
    const refused = [
      logOut,
      '/a.png',
      '/illustrations/../private/x.webp',
      `${address}?a`,
      `https://lima.example.cn${logOut}`,
      `https://LIMA.example.cn:8443${logOut}`,
      `https://maker@lima.example.cn${logOut}`,
      'https://example.cn/a.jpg',
      `https://example.cn${address}`,
    ];
    const pictured = [...taken, ...refused].map((picture, index) => ({
      code: `P-11-${index}`,
      batch: 'B1',
      state: 'active',
      pictures: [picture],
    }));
    const outcomes = [...taken.map(() => ['added', '']), ...refused.map(() => ['refused', 'pictures'])];
    const outcomesOf = ({ data }: Awaited<ReturnType<typeof call>>) =>
      data.results.map((one: { outcome: string; field: string }) => [one.outcome, one.field]);
    expect(outcomesOf(await call('registerIdentifiers', { model: 'P-11', lines: pictured }))).toEqual(outcomes);
    for (const picture of refused) {
      const line = { code: 'P-11-0', facts: {}, pictures: [picture] };
      const changed = await call('changeFacts', { model: 'P-11', lines: [line] });
      expect([picture, ...outcomesOf(changed)]).toEqual([picture, ['refused', 'pictures']]);
    }
    await pass(looseMs);
    expect(await shows(address)).toBe(true);
  });
});

describe('cleanUpPictures', () => {
  it('deletes a picture a week after it was published, or given up by the last model that had it', async () => {
    // Pictures that no model of the other tests has.
    const used = (await published(madeJpeg(301, 200))).address;
    const unused = (await published(madeJpeg(302, 200))).address;
    await save('P-4', [used]);
    await save('P-5', [used]);
    await pass(looseMs - 1);
    expect(await shows(unused)).toBe(true);
    await pass(1);
    expect([await shows(used), await shows(unused)]).toEqual([true, false]);
    await save('P-4', [], 1);
    await pass(looseMs);
    expect(await shows(used)).toBe(true);
    await save('P-5', [], 1);
    await pass(looseMs - 1);
    expect(await shows(used)).toBe(true);
    await pass(1);
    expect(await shows(used)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
    expect((await save('P-6', [used])).status).toBe(422);
  });

  it('stops before the next picture when the gateway shuts down, and deletes it in the next run', async () => {
    await published(madeJpeg(303, 200));
    await published(madeJpeg(304, 200));
    await age();
    const ending = new AbortController();
    const files = createFolderPictures(folder);
    const remove = async (id: string) => {
      ending.abort();
      await files.remove(id);
    };
    await cleanUpPictures({ store, clock, files: { ...files, remove } }, ending.signal);
    expect(readdirSync(folder)).toHaveLength(productPictureWidths.length);
    await pass(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves no picture that can be named when it failed half-way, until the picture is published again', async () => {
    const small = madeJpeg(306, 200);
    const { address } = await published(small);
    await save('P-15', []);
    await call('saveBatch', { version: 0, model: 'P-15', number: 'B1', producedDay: '2026-11-20' });
    await age();
    const files = createFolderPictures(folder);
    let isAway = false;
    const remove = async (id: string) => {
      if (isAway) throw new PicturesUnavailable('unreachable', 'ECONNREFUSED');
      isAway = true;
      await files.remove(id);
    };
    const failing = { ...files, remove };
    const cleaned = cleanUpPictures({ store, clock, files: failing }, new AbortController().signal);
    await expect(cleaned).rejects.toThrow(PicturesUnavailable);
    for (const refused of [await save('P-15', [address], 1), await save('P-16', [address])])
      expect([refused.status, refused.message]).toEqual([422, registrationMessages.pictureUnknown]);
    const lines = [{ code: 'P-15-1', batch: 'B1', state: 'active', pictures: [address] }];
    const { data } = await call('registerIdentifiers', { model: 'P-15', lines });
    expect(data.results[0]).toMatchObject({ outcome: 'refused', field: 'pictures' });
    const checked = await findRefusedPictures(store.kysely, prefix, [address], { publicUrl: '', now: clock.now() });
    expect([...checked.keys()]).toEqual([address]);
    expect(await published(small)).toMatchObject({ address });
    expect(readdirSync(folder)).toHaveLength(productPictureWidths.length);
    expect((await save('P-15', [address], 1)).status).toBe(200);
  });

  it('keeps the files while another enterprise has the picture', async () => {
    const { address } = await published();
    await published(photo, other);
    await save('P-7', [address], 0, other);
    await pass(looseMs);
    expect(await shows(address)).toBe(true);
    expect((await save('P-8', [address])).status).toBe(422);
  });
});
