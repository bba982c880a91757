import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeOpeningMs } from '../testing/demo/demoStore.ts';
import { manualClock } from '../testing/platform/manualClock.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { testApp } from '../testing/platform/testApp.ts';
import { testParts } from '../testing/platform/testParts.ts';
import type { JobReports } from './platform/job/jobs.ts';
import { createFolderPictures, newPictureId } from './platform/pictures/pictureStore.ts';
import type { Store } from './schema/store.ts';
import { createSubjects } from './subjects.ts';

const folders = ['pictures', 'private', 'products'] as const;

let store: Store;
let root: string;
beforeAll(async () => {
  store = await openTestStore();
  root = mkdtempSync(join(tmpdir(), 'lima-restored-'));
}, storeOpeningMs);
afterAll(async () => {
  await store.close();
  rmSync(root, { recursive: true, force: true });
});

const files = () => folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)));

it('no job deletes a picture while the database is empty, as before it is restored', { timeout: 60_000 }, async () => {
  const clock = manualClock('2026-11-21T04:00:00Z');
  const open = (folder: (typeof folders)[number]) => createFolderPictures(join(root, folder));
  const stores = { pictures: open('pictures'), privatePictures: open('private'), productPictures: open('products') };
  for (const folder of folders) {
    const path = join(root, folder, newPictureId('image/webp'));
    writeFileSync(path, 'a picture');
    utimesSync(path, 1, 1);
  }
  const restored = files();
  const subjects = createSubjects(store, clock, { ...testParts(), ...stores });
  const app = await testApp({ store, clock, subjects, rateLimit: false });
  await app.ready();
  clock.moveBy(24 * 3_600_000);
  const unfinished = async () => {
    const { jobs } = (await app.inject('/readyz')).json<{ data: { jobs: JobReports } }>().data;
    return Object.entries(jobs).flatMap(([name, { lastSuccess }]) => (lastSuccess === null ? [name] : []));
  };
  await expect.poll(unfinished, { timeout: 30_000 }).toEqual([]);
  await app.close();
  expect(files()).toEqual(restored);
});
