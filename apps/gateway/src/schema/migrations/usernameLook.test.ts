import { usernameSkeleton } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestAccount } from '../../../testing/account/insertTestAccount.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import type { Store } from '../store.ts';
import { keepUsernameLooks } from './0064-username-look.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());

describe('look-alike keys of older user names', () => {
  it('are computed as for new ones, with operators first among look-alikes', async () => {
    const names = ['visitor', 'Adrnin-1', '力码·vvww', '丨一丶囗曰', 'оperator', '0perator', 'operat0r', 'Operator'];
    await sql`alter table account drop constraint account_username_look_key`.execute(store.kysely);
    for (const username of names)
      await insertTestAccount(store, { username, role: username === 'Operator' ? 'ADMIN' : 'ORDINARY' });
    await sql`alter table account drop column username_look`.execute(store.kysely);
    await keepUsernameLooks.up(store.kysely);
    const rows = await store.kysely.selectFrom('account').select(['username', 'username_look']).execute();
    const looks = new Map(rows.map(({ username, username_look }) => [username, username_look]));
    for (const username of names.filter((name) => !['0perator', 'operat0r'].includes(name))) {
      expect([username, looks.get(username)]).toEqual([username, usernameSkeleton(username)]);
    }
    expect([looks.get('0perator'), looks.get('operat0r')]).toEqual([null, null]);
  });
});
