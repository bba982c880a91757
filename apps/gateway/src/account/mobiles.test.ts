import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountGateway } from '../../testing/account/accountGateway.ts';
import { insertTestAccount } from '../../testing/account/insertTestAccount.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { testSecret } from '../../testing/platform/testParts.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';
import { accountByMobile, accountByName } from './accounts.ts';
import { createMobiles, sealMobiles } from './mobiles.ts';

const mobiles = createMobiles(testSecret);
const mobile = '13912345678';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());

describe('the mobile number of an account', () => {
  it('is not stored in plain text, and the account is found by it', async () => {
    const id = await insertTestAccount(store, { mobile, username: 'owner' });
    const rows = await store.kysely.selectFrom('account').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(mobile);
    expect(await accountByMobile(store.kysely, mobiles, mobile)).toMatchObject({ id, mobile });
    expect(await accountByName(store.kysely, mobiles, mobile)).toMatchObject({ id });
    expect(await accountByName(store.kysely, mobiles, 'owner')).toMatchObject({ id, mobile });
    expect(await accountByMobile(store.kysely, mobiles, '13912345679')).toBeUndefined();
    expect(await accountByMobile(store.kysely, createMobiles(new Uint8Array(32)), mobile)).toBeUndefined();
  });

  it('is encrypted once where it was not yet, and its owner logs in as before', async () => {
    const plain = '13900001111';
    const id = await insertTestAccount(store, { username: 'early', password: 'Quiet#Otter-51' });
    await store.kysely.updateTable('account').set({ mobile: plain, mobile_hash: null }).where('id', '=', id).execute();
    await Promise.all([sealMobiles(store, mobiles), sealMobiles(store, mobiles)]);
    await sealMobiles(store, mobiles);
    const row = await store.kysely.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.mobile).not.toContain(plain);
    const gateway = await accountGateway(store, systemClock);
    expect(await gateway.logIn(plain, 'Quiet#Otter-51')).toMatchObject({ data: { userInfo: { phoneNo: plain } } });
    await gateway.app.close();
  });
});
