import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lima-id/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AccountGateway, accountGateway } from '../../../testing/account/accountGateway.ts';
import { insertTestAccount } from '../../../testing/account/insertTestAccount.ts';
import { issueTestToken } from '../../../testing/account/issueTestToken.ts';
import { type ManualClock, manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { grainyJpeg, madeJpeg } from '../../../testing/platform/pictures/madePictures.ts';
import { testSecret } from '../../../testing/platform/testParts.ts';
import { createAttempts } from '../../platform/attempts/attempts.ts';
import { createFolderPictures, newPictureId, type PictureStore } from '../../platform/pictures/pictureStore.ts';
import { PicturesUnavailable } from '../../platform/picturesUnavailable.ts';
import type { Store } from '../../schema/store.ts';
import { cleanupIntervalMs } from '../limits.ts';
import { cleanUpAvatarFiles } from './avatarFiles.ts';
import { type Avatars, createAvatars } from './avatars.ts';
import {
  avatarsPerAccount,
  avatarsPerAccountDaily,
  avatarsPerAddress,
  filesMs,
  keptPerAccount,
  keptPerAddress,
  looseMs,
} from './limits.ts';

const jpeg = new Blob([madeJpeg(20, 20)]);
const visitor = '203.0.113.1';

/** The signal of a gateway that does not shut down. */
const running = new AbortController().signal;

let store: Store;
let folder: string;
let pictures: PictureStore;
let clock: ManualClock;
let parts: Parameters<typeof createAvatars>[0];
let avatars: Avatars;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  for (const table of ['account', 'attempt'] as const) await store.kysely.deleteFrom(table).execute();
  folder = mkdtempSync(join(tmpdir(), 'lima-avatars-'));
  pictures = createFolderPictures(folder);
  // File timestamps come from the system clock.
  clock = manualClock(new Date().toISOString());
  const attempts = createAttempts(store, clock, testSecret);
  parts = { store, clock, attempts, pictures, secret: testSecret, publicUrl: '' };
  avatars = createAvatars(parts);
  return () => rmSync(folder, { recursive: true, force: true });
});

const files = () => readdirSync(folder).sort();
const addressOf = (id: string) => `/pictures/${id}`;

async function ids(): Promise<string[]> {
  const rows = await store.kysely.selectFrom('avatar').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Uploads a picture; returns its URL. */
async function uploaded(accountId: string, file: Blob = jpeg): Promise<string> {
  const kept = await avatars.keep(file, { accountId, visitor });
  if ('refusal' in kept) throw new Error(kept.refusal.message);
  return kept.address;
}

async function portraitOf(accountId: string): Promise<string> {
  const account = await store.kysely
    .selectFrom('account')
    .select('portrait')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.portrait;
}

/** Gives an account an avatar from before avatars had owners. */
async function setLegacyAvatar(accountId: string, id: string): Promise<void> {
  const portrait = `https://old.example.com/pictures/${id}`;
  await store.kysely.updateTable('account').set({ portrait }).where('id', '=', accountId).execute();
}

/** A picture file without a row. */
function strayFile(): string {
  const id = newPictureId('image/webp');
  writeFileSync(join(folder, id), 'picture');
  const at = (clock.now().getTime() - 2 * looseMs) / 1000;
  utimesSync(join(folder, id), at, at);
  return id;
}

describe('an avatar', () => {
  it('belongs to its uploader: another account can neither use nor delete it', async () => {
    const [owner, other] = [await insertTestAccount(store), await insertTestAccount(store)];
    const address = await uploaded(owner);
    expect(await avatars.wear(owner, address)).toBe(true);
    expect(await avatars.wear(other, address)).toBe(false);
    const own = await uploaded(other);
    expect(await avatars.wear(other, own)).toBe(true);
    expect(await portraitOf(owner)).toBe(address);
    expect(files()).toHaveLength(2);
  });

  it('is not deleted by another account that used it before avatars had owners', async () => {
    const [owner, other] = [await insertTestAccount(store), await insertTestAccount(store)];
    const address = await uploaded(owner);
    await avatars.wear(owner, address);
    await setLegacyAvatar(other, address.slice('/pictures/'.length));
    expect(await avatars.wear(other, await uploaded(other))).toBe(true);
    clock.moveBy(looseMs);
    await avatars.cleanUp(running);
    expect(await avatars.wear(owner, address)).toBe(true);
    expect(files()).toHaveLength(2);
  });

  it('may be set again while in use, and is deleted at once when replaced', async () => {
    const owner = await insertTestAccount(store);
    const [first, second] = [await uploaded(owner), await uploaded(owner)];
    for (const address of [first, first, second, second]) expect(await avatars.wear(owner, address)).toBe(true);
    expect(await portraitOf(owner)).toBe(second);
    expect(files().map(addressOf)).toEqual([second]);
    expect(await avatars.wear(owner, first)).toBe(false);
  });

  it('is changed while the storage is away, and the previous one is deleted later', async () => {
    const owner = await insertTestAccount(store);
    const [first, second] = [await uploaded(owner), await uploaded(owner)];
    await avatars.wear(owner, first);
    vi.spyOn(pictures, 'remove').mockRejectedValueOnce(new PicturesUnavailable('unreachable', 'ECONNREFUSED'));
    expect(await avatars.wear(owner, second)).toBe(true);
    expect(await portraitOf(owner)).toBe(second);
    expect(await avatars.wear(owner, first)).toBe(false);
    await avatars.cleanUp(running);
    expect(files().map(addressOf)).toEqual([second]);
    expect(await ids()).toEqual(files());
  });

  it('holds no connection to the database while a slow storage deletes the previous one', async () => {
    // More than there are connections.
    const changes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const owner = await insertTestAccount(store);
        await avatars.wear(owner, await uploaded(owner));
        return { owner, second: await uploaded(owner) };
      }),
    );
    let answer = () => {};
    const deleted = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const remove = vi.spyOn(pictures, 'remove').mockReturnValue(deleted);
    const worn = Promise.all(changes.map(({ owner, second }) => avatars.wear(owner, second)));
    await expect.poll(() => remove.mock.calls.length).toBe(changes.length);
    for (const { owner, second } of changes) expect(await portraitOf(owner)).toBe(second);
    answer();
    expect(await worn).toEqual(changes.map(() => true));
    expect((await ids()).map(addressOf)).toEqual(changes.map(({ second }) => second).toSorted());
  });

  it('is not set once its account is closed', async () => {
    const owner = await insertTestAccount(store);
    const address = await uploaded(owner);
    const closed = { closed_at: clock.now(), closed_by: owner };
    await store.kysely.updateTable('account').set(closed).where('id', '=', owner).execute();
    expect(await avatars.wear(owner, address)).toBe(false);
    expect(await portraitOf(owner)).toBe('');
  });

  it('is not set once the picture is overdue for deletion, whose file may be gone', async () => {
    const owner = await insertTestAccount(store);
    const [first, second] = [await uploaded(owner), await uploaded(owner)];
    clock.moveBy(looseMs - 1);
    expect(await avatars.wear(owner, first)).toBe(true);
    clock.moveBy(1);
    expect(await avatars.wear(owner, second)).toBe(false);
    expect(await portraitOf(owner)).toBe(first);
  });

  it.each([
    ['of another site', (address: string) => `https://elsewhere.example${address}`],
    ['of another path', (address: string) => `/private/${address}`],
    ['that leads out of the folder', (address: string) => `/pictures/..${address}`],
    ['without an id', () => '/pictures/'],
    ['that is empty', () => ''],
  ])('has no address %s', async (_case, change) => {
    const owner = await insertTestAccount(store);
    const address = await uploaded(owner);
    await avatars.wear(owner, address);
    expect(await avatars.wear(owner, change(await uploaded(owner)))).toBe(false);
    expect(await portraitOf(owner)).toBe(address);
  });
});

describe('quotas of avatars', () => {
  it('limit the files of an account when 50 are uploaded concurrently', async () => {
    const accountId = await insertTestAccount(store);
    const answers = await Promise.all(Array.from({ length: 50 }, () => avatars.keep(jpeg, { accountId, visitor })));
    const refused = answers.flatMap((kept) => ('refusal' in kept ? [kept.refusal] : []));
    expect(refused).toHaveLength(50 - keptPerAccount.count);
    expect(refused[0]).toEqual({ status: 429, message: '您近期上传的头像图片较多，请一小时后再试' });
    expect(await ids()).toEqual(files());
    expect(files()).toHaveLength(keptPerAccount.count);
    clock.moveBy(looseMs);
    await avatars.cleanUp(running);
    expect(await avatars.keep(jpeg, { accountId, visitor })).toHaveProperty('address');
  });

  it('limit the files of an address across accounts, uploaded concurrently', async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, () => insertTestAccount(store)));
    let kept = 0;
    for (let wave = 0; wave < 2; wave += 1) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) => avatars.keep(jpeg, { accountId: accounts[n % 10] ?? '', visitor })),
      );
      kept += answers.filter((answer) => 'address' in answer).length;
    }
    expect(kept).toBe(keptPerAddress.count);
    expect(files()).toHaveLength(keptPerAddress.count);
    const elsewhere = { accountId: await insertTestAccount(store), visitor: '203.0.113.2' };
    expect(await avatars.keep(jpeg, elsewhere)).toHaveProperty('address');
  });

  it('limit the bytes of an account', async () => {
    const accountId = await insertTestAccount(store);
    const grainy = new Blob([grainyJpeg(512, 512)]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => avatars.keep(grainy, { accountId, visitor })));
    const count = answers.filter((answer) => 'address' in answer).length;
    const rows = await store.kysely.selectFrom('avatar').select('bytes').execute();
    const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
    expect(count).toBe(rows.length);
    expect(count).toBeLessThan(keptPerAccount.count);
    expect(bytes).toBeLessThanOrEqual(keptPerAccount.bytes);
    expect(bytes + (rows[0]?.bytes ?? 0)).toBeGreaterThan(keptPerAccount.bytes);
  });

  it('rate limit uploads of an account and of an address when 50 are sent concurrently', async () => {
    const accountId = await insertTestAccount(store);
    const count = (uploader: { accountId: string; visitor: string }) => avatars.count(uploader);
    const own = await Promise.all(Array.from({ length: 50 }, () => count({ accountId, visitor })));
    expect(own.filter((refusal) => refusal === null)).toHaveLength(avatarsPerAccount.max);
    expect(own.find((refusal) => refusal !== null)).toEqual({
      status: 429,
      message: '您上传头像过于频繁，请60分钟后再试',
    });
    const many = await Promise.all(
      Array.from({ length: 150 }, (_, n) => count({ accountId: `account${n}`, visitor: '203.0.113.9' })),
    );
    expect(many.filter((refusal) => refusal === null)).toHaveLength(avatarsPerAddress.max);
    expect(many.find((refusal) => refusal !== null)?.message).toBe('当前网络上传头像过于频繁，请60分钟后再试');
    let taken = avatarsPerAccount.max;
    for (let hour = 0; hour < 4; hour += 1) {
      clock.moveBy(avatarsPerAccount.windowMs);
      for (let n = 0; n < avatarsPerAccount.max; n += 1) {
        if ((await count({ accountId, visitor: `10.0.${hour}.${n}` })) === null) taken += 1;
      }
    }
    expect(taken).toBe(avatarsPerAccountDaily.max);
  });
});

describe('the avatar cleanup job', () => {
  it('deletes pictures that have been unused for an hour, and nothing else', async () => {
    const owner = await insertTestAccount(store);
    const worn = await uploaded(owner);
    await avatars.wear(owner, worn);
    await uploaded(owner);
    clock.moveBy(looseMs / 2);
    const young = await uploaded(owner);
    clock.moveBy(looseMs / 2);
    await avatars.cleanUp(running);
    expect(files().map(addressOf)).toEqual([worn, young].sort());
    expect(await ids()).toEqual(files());
  });

  it('leaves no avatar without a file when that of a gateway whose clock is ahead races with setting an avatar', async () => {
    const accounts = await Promise.all(Array.from({ length: 25 }, () => insertTestAccount(store)));
    const addresses: string[] = [];
    for (const accountId of accounts) addresses.push(await uploaded(accountId));
    clock.moveBy(looseMs - 1);
    const ahead = createAvatars({ ...parts, clock: manualClock(new Date(clock.now().getTime() + 1).toISOString()) });
    const worn = await Promise.all([
      ...accounts.map((accountId, n) => avatars.wear(accountId, addresses[n] ?? '')),
      ...Array.from({ length: 25 }, () => ahead.cleanUp(running)),
    ]);
    for (const [n, accountId] of accounts.entries()) {
      const address = addresses[n] ?? '';
      expect(await portraitOf(accountId)).toBe(worn[n] === true ? address : '');
      expect(files().includes(address.slice('/pictures/'.length))).toBe(worn[n]);
    }
    expect(await ids()).toEqual(files());
  });

  it('assigns files without a row to the one account that uses them, and keeps all others', async () => {
    const [owner, one, other] = [
      await insertTestAccount(store),
      await insertTestAccount(store),
      await insertTestAccount(store),
    ];
    const [own, shared, nobodys] = [strayFile(), strayFile(), strayFile()];
    await setLegacyAvatar(owner, own);
    for (const accountId of [one, other]) await setLegacyAvatar(accountId, shared);
    const begun = `${newPictureId('image/webp')}.draft`;
    writeFileSync(join(folder, begun), 'begun');
    utimesSync(join(folder, begun), 1, 1);
    const known = (await uploaded(owner)).slice('/pictures/'.length);

    await cleanUpAvatarFiles(parts, running);
    expect(files()).toEqual([own, shared, nobodys, known].sort());
    expect(await ids()).toEqual([own, known].sort());

    // An adopted file is like an uploaded one: it is deleted when replaced.
    expect(await avatars.wear(owner, addressOf(known))).toBe(true);
    expect(await avatars.wear(one, await uploaded(one))).toBe(true);
    expect(files()).not.toContain(own);
    expect(files()).toContain(shared);
    await cleanUpAvatarFiles(parts, running);
    expect(await ids()).toContain(shared);
  });

  it('changes nothing once the gateway shuts down', async () => {
    const owner = await insertTestAccount(store);
    await uploaded(owner);
    await setLegacyAvatar(owner, strayFile());
    const draft = join(folder, `${newPictureId('image/webp')}.draft`);
    writeFileSync(draft, 'begun');
    utimesSync(draft, 1, 1);
    clock.moveBy(looseMs);
    const before = [files(), await ids()];
    await avatars.cleanUp(AbortSignal.abort());
    await cleanUpAvatarFiles(parts, AbortSignal.abort());
    expect([files(), await ids()]).toEqual(before);
  });

  it('finds files across several query batches', async () => {
    const owner = await insertTestAccount(store);
    const strays = Array.from({ length: 450 }, () => strayFile());
    await setLegacyAvatar(owner, strays[321] ?? '');
    await cleanUpAvatarFiles(parts, running);
    expect(await ids()).toEqual([strays[321]]);
    expect(files()).toEqual(strays.toSorted());
  });
});

describe('the avatar calls', () => {
  let gateway: AccountGateway;
  beforeEach(async () => {
    gateway = await accountGateway(store, clock, { pictures });
    await gateway.app.ready();
    return () => gateway.app.close();
  });

  const upload = async (token: string, payload: FormData | string, remoteAddress = visitor) => {
    const { method, path } = contract.uploadFile;
    const headers = {
      accesstoken: token,
      ...(typeof payload === 'string' ? { 'content-type': 'multipart/form-data' } : {}),
    };
    const response = await gateway.app.inject({ method, url: path, headers, payload, remoteAddress });
    return {
      status: response.statusCode,
      ...(response.json() as { message: string; data: { fullUrl: string } | null }),
    };
  };

  function formOf(file: Blob): FormData {
    const form = new FormData();
    form.append('file', file, 'a.jpg');
    return form;
  }

  it('rate limit an upload before its body is read', async () => {
    const token = await issueTestToken(store, clock, 'ORDINARY');
    for (let n = 0; n < avatarsPerAccount.max; n += 1) {
      expect((await upload(token, formOf(new Blob(['no picture'])))).status).toBe(415);
    }
    expect(await upload(token, 'no form at all')).toMatchObject({
      status: 429,
      message: '您上传头像过于频繁，请60分钟后再试',
    });
  });

  it('reject the URL of another account’s picture, and keep its file when the profile changes', async () => {
    const [owner, thief] = [
      await issueTestToken(store, clock, 'ORDINARY'),
      await issueTestToken(store, clock, 'ORDINARY'),
    ];
    const idOf = async (token: string) => {
      const { data } = await gateway.call(contract.readProfile, {}, { token });
      return String((data['basicInfo'] as { userId: string }).userId);
    };
    const wear = async (token: string, portrait: string) =>
      await gateway.call(contract.updateProfile, { userId: await idOf(token), portrait }, { token });
    const address = (await upload(owner, formOf(jpeg))).data?.fullUrl ?? '';
    expect((await wear(owner, address)).status).toBe(200);
    expect(await wear(thief, address)).toMatchObject({ status: 422, message: '头像图片无效，请重新上传' });
    expect((await wear(thief, (await upload(thief, formOf(jpeg))).data?.fullUrl ?? '')).status).toBe(200);
    expect((await gateway.app.inject(address)).statusCode).toBe(200);
  });

  it('are followed by the cleanup jobs of rows and files', async () => {
    const token = await issueTestToken(store, clock, 'ORDINARY');
    await upload(token, formOf(jpeg));
    const draft = `${newPictureId('image/webp')}.draft`;
    writeFileSync(join(folder, draft), 'begun');
    clock.moveBy(looseMs + cleanupIntervalMs);
    await expect.poll(ids).toEqual([]);
    clock.moveBy(filesMs);
    await expect.poll(files).toEqual([]);
  });
});
