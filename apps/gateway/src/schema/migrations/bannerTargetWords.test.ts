import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import type { Store } from '../store.ts';
import { nameBannerTargets } from './0087-banner-target-words.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());

it('banners from before their targets were words lead where they did, and no other word is taken afterwards', async () => {
  const run = (statement: string) => sql.raw(statement).execute(store.kysely);
  await run(`
    alter table app_banner drop constraint app_banner_redirect_type_word,
      alter column redirect_type type smallint using 1`);
  for (const type of [0, 1, 2, 3])
    await run(`
      insert into app_banner (id, place, picture, redirect_type, outside_address, position)
      values ('${type}', 'market', '', ${type}, '', ${type})`);
  await nameBannerTargets.up(store.kysely);
  const rows = await store.kysely.selectFrom('app_banner').select('redirect_type').orderBy('position').execute();
  expect(rows.map((row) => row.redirect_type)).toEqual(['app', 'app', 'outside', 'app']);
  await expect(run("update app_banner set redirect_type = '2'")).rejects.toThrow('app_banner_redirect_type_word');
});
