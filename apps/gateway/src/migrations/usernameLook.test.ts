import { usernameLook } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestAccount } from '../account/testing/insertTestAccount.ts';
import type { Store } from '../platform/database/database.ts';
import { openTestStore } from '../platform/testing/openTestStore.ts';
import { keepUsernameLooks } from './0064-username-look.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());

describe('user names from before their looks were kept', () => {
  it('keep their looks as new ones do, operators before others where they look alike', async () => {
    const names = ['visitor', 'Adrnin-1', '力码·vvww', '丨一丶囗曰', 'оperator', '0perator', 'operat0r', 'Operator'];
    await sql`alter table account drop constraint account_username_look_key`.execute(store.kysely);
    for (const username of names)
      await insertTestAccount(store, { username, role: username === 'Operator' ? 'ADMIN' : 'ORDINARY' });
    await sql`alter table account drop column username_look`.execute(store.kysely);
    await keepUsernameLooks.up(store.kysely);
    const rows = await store.kysely.selectFrom('account').select(['username', 'username_look']).execute();
    const looks = new Map(rows.map(({ username, username_look }) => [username, username_look]));
    for (const username of names.filter((name) => !['0perator', 'operat0r'].includes(name))) {
      expect([username, looks.get(username)]).toEqual([username, usernameLook(username)]);
    }
    expect([looks.get('0perator'), looks.get('operat0r')]).toEqual([null, null]);
  });
});
