import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertTestAccount } from '../../testing/account/insertTestAccount.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { createFolderPictures, type PictureStore } from '../platform/pictures/pictureStore.ts';
import { PicturesUnavailable } from '../platform/picturesUnavailable.ts';
import type { Store } from '../schema/store.ts';
import { cleanupBatchSize, looseMs, twinsMax } from './limits.ts';
import { createPictureLinks } from './pictureLinks.ts';
import { createPrivatePictures, type LogAccess, type PrivatePictures } from './privatePictures.ts';

let store: Store;
let clock: ManualClock;
let folder: string;
let files: PictureStore;
let pictures: PrivatePictures;
let owner: string;
/** The signal of a gateway that does not shut down. */
const running = new AbortController().signal;
const logAccess = vi.fn<LogAccess>(async () => undefined);

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  clock = manualClock('2026-11-22T02:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'lima-private-'));
  files = createFolderPictures(folder);
  const links = createPictureLinks({ secret: new Uint8Array(32), clock, publicUrl: 'https://id.example.com' });
  logAccess.mockClear();
  pictures = createPrivatePictures({ store, clock, pictures: files, links, logAccess });
  owner = await insertTestAccount(store);
  return async () => {
    rmSync(folder, { recursive: true });
    await store.kysely.deleteFrom('private_upload').execute();
    await store.kysely.deleteFrom('private_picture').execute();
  };
});

/** An unreferenced picture. */
async function picture(accountId = owner): Promise<string> {
  const id = await files.put(new Uint8Array([1]), 'image/webp');
  const now = clock.now();
  const size = { bytes: 1, width: 1, height: 1 };
  await store.kysely
    .insertInto('private_picture')
    .values({ id, account_id: accountId, kind: 'licence', ...size, created_at: now, loose_since: now })
    .execute();
  return id;
}

async function rows(): Promise<string[]> {
  return (await store.kysely.selectFrom('private_picture').select('id').orderBy('id').execute()).map(({ id }) => id);
}

const owns = (...names: string[]) => store.transaction((transaction) => pictures.owns(transaction, owner, names));
const keep = (...names: string[]) => store.transaction((transaction) => pictures.keep(transaction, names));
const release = (...names: string[]) => store.transaction((transaction) => pictures.release(transaction, names));

describe('owns', () => {
  it('returns whether all pictures are the account’s', async () => {
    const [one, two, foreign] = [await picture(), await picture(), await picture(await insertTestAccount(store))];
    expect(await owns()).toBe(true);
    expect(await owns(one, two, one)).toBe(true);
    expect(await owns(one, foreign)).toBe(false);
    expect(await owns(one, 'none')).toBe(false);
  });

  it('returns false once a picture is overdue for deletion, whose file may be gone', async () => {
    const [loose, kept] = [await picture(), await picture()];
    await keep(kept);
    clock.moveBy(looseMs - 1);
    expect(await owns(loose, kept)).toBe(true);
    clock.moveBy(1);
    expect(await owns(loose, kept)).toBe(false);
    expect(await owns(kept)).toBe(true);
  });
});

/** An unreferenced picture made of a file; files of other sizes count as other uploads. */
async function uploaded(sha256: string, size: number, accountId = owner): Promise<string> {
  const id = await picture(accountId);
  const at = clock.now();
  await store.kysely
    .insertInto('private_upload')
    .values({ id, account_id: accountId, kind: 'licence', size, sha256, created_at: at, moved_at: at })
    .execute();
  await store.kysely.updateTable('private_upload').set({ picture_id: id }).where('id', '=', id).execute();
  return id;
}

describe('twinsOf', () => {
  const [file, otherFile] = ['a'.repeat(64), 'b'.repeat(64)];

  it('names pictures in use that were made of the same file, the owner’s own first', async () => {
    const other = await insertTestAccount(store);
    const foreign = await uploaded(file, 1, other);
    clock.moveBy(1);
    const [one, own, unused, different] = [
      await uploaded(file, 2),
      await uploaded(file, 3),
      await uploaded(file, 4),
      await uploaded(otherFile, 5),
    ];
    await keep(foreign, one, own, different);
    expect(await pictures.twinsOf([one, different])).toEqual([
      { fileName: one, twin: own, ownerId: owner },
      { fileName: one, twin: foreign, ownerId: other },
    ]);
    expect(await pictures.twinsOf([unused])).toHaveLength(3);
    expect(await pictures.twinsOf([])).toEqual([]);
  });

  it('keeps the owner’s own when more pictures of others than it lists have the file', async () => {
    const other = await insertTestAccount(store);
    for (let size = 1; size <= twinsMax; size += 1) await keep(await uploaded(file, size, other));
    clock.moveBy(1);
    const [one, own] = [await uploaded(file, 1), await uploaded(file, 2)];
    await keep(one, own);
    const twins = await pictures.twinsOf([one]);
    expect(twins).toHaveLength(twinsMax);
    expect(twins[0]).toEqual({ fileName: one, twin: own, ownerId: owner });
  });
});

describe('cleanUp', () => {
  it('deletes files and rows of pictures that were unreferenced for a day, and no referenced ones', async () => {
    const [loose, kept, released] = [await picture(), await picture(), await picture()];
    await keep(kept, released);
    clock.moveBy(looseMs - 1);
    await pictures.cleanUp(running);
    expect(await rows()).toEqual([loose, kept, released].toSorted());
    await release(released);
    clock.moveBy(1);
    await pictures.cleanUp(running);
    expect(await rows()).toEqual([kept, released].toSorted());
    clock.moveBy(looseMs);
    await pictures.cleanUp(running);
    expect(await rows()).toEqual([kept]);
    expect(readdirSync(folder)).toEqual([kept]);
  });

  it('keeps pictures that were released and referenced again', async () => {
    const one = await picture();
    await release(one);
    await keep(one);
    clock.moveBy(2 * looseMs);
    await pictures.cleanUp(running);
    expect(await rows()).toEqual([one]);
  });

  it('deletes many pictures in batches', async () => {
    for (let n = 0; n <= cleanupBatchSize; n += 1) await picture();
    clock.moveBy(looseMs);
    await pictures.cleanUp(running);
    expect(await rows()).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('deletes the others when the storage fails for one, and that one in the next run', async () => {
    for (let n = 0; n < 3; n += 1) await picture();
    clock.moveBy(looseMs);
    const failure = new PicturesUnavailable('failed', '503');
    vi.spyOn(files, 'remove').mockRejectedValueOnce(failure);
    await expect(pictures.cleanUp(running)).rejects.toBe(failure);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await rows()).toEqual(readdirSync(folder));
    await pictures.cleanUp(running);
    expect([await rows(), readdirSync(folder)]).toEqual([[], []]);
  });

  it('stops before the next batch when the gateway shuts down, and deletes the rest in the next run', async () => {
    for (let n = 0; n <= cleanupBatchSize; n += 1) await picture();
    clock.moveBy(looseMs);
    const ending = new AbortController();
    const { remove } = files;
    vi.spyOn(files, 'remove').mockImplementation(async (id) => {
      ending.abort();
      await remove(id);
    });
    await pictures.cleanUp(ending.signal);
    expect(await rows()).toHaveLength(1);
    await pictures.cleanUp(ending.signal);
    expect(await rows()).toHaveLength(1);
    await pictures.cleanUp(running);
    expect(await rows()).toEqual([]);
  });

  it('tolerates a picture without a file', async () => {
    const one = await picture();
    rmSync(join(folder, one));
    clock.moveBy(looseMs);
    await pictures.cleanUp(running);
    expect(await rows()).toEqual([]);
  });

  it('deletes unfinished uploads without a chunk for a day', async () => {
    const upload = (id: string, movedAt: Date) => ({
      id,
      account_id: owner,
      kind: 'licence' as const,
      size: 10,
      sha256: id,
      created_at: movedAt,
      moved_at: movedAt,
    });
    const old = clock.now();
    clock.moveBy(looseMs);
    await store.kysely
      .insertInto('private_upload')
      .values([upload('old', old), upload('new', clock.now())])
      .execute();
    await store.kysely
      .insertInto('private_upload_part')
      .values({ upload_id: 'old', begins_at: 0, bytes: Buffer.from('part') })
      .execute();
    await pictures.cleanUp(running);
    expect(await store.kysely.selectFrom('private_upload').select('id').execute()).toEqual([{ id: 'new' }]);
    expect(await store.kysely.selectFrom('private_upload_part').selectAll().execute()).toEqual([]);
  });
});

describe('remove', () => {
  it('deletes pictures at once, including referenced ones', async () => {
    const [one, two] = [await picture(), await picture()];
    await keep(one);
    await pictures.remove([one]);
    await pictures.remove([]);
    expect(await rows()).toEqual([two]);
    expect(readdirSync(folder)).toEqual([two]);
  });
});

describe('link', () => {
  it("notes a reviewer's access to somebody else's picture, and nobody else's", async () => {
    const one = await picture();
    const reviewer = await insertTestAccount(store, { role: 'ADMIN' });
    const stranger = await insertTestAccount(store);
    expect((await pictures.link(one, { accountId: owner, role: 'ORDINARY' }))?.fullUrl).toMatch(
      /^https:\/\/id\.example\.com\/private\//,
    );
    expect(await pictures.link(one, { accountId: stranger, role: 'ORDINARY' })).toBeNull();
    expect(logAccess).not.toHaveBeenCalled();
    expect(await pictures.link(one, { accountId: reviewer, role: 'ADMIN' })).not.toBeNull();
    expect(logAccess.mock.calls).toEqual([[{ accountId: reviewer, pictureId: one, ownerId: owner, kind: 'licence' }]]);
  });

  it('fails when the access could not be logged', async () => {
    const one = await picture();
    logAccess.mockRejectedValueOnce(new Error('not noted'));
    await expect(pictures.link(one, { accountId: 'reviewer', role: 'MANAGER' })).rejects.toThrow('not noted');
  });
});
