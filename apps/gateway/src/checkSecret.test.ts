import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertTestAccount } from '../testing/account/insertTestAccount.ts';
import { storeOpeningMs } from '../testing/demo/demoStore.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { testSecret } from '../testing/platform/testParts.ts';
import { createMobiles, opensMobiles } from './account/mobiles.ts';
import { checkSecret } from './platform/secret/checkSecret.ts';
import { StartRefusal } from './platform/startRefusal.ts';
import type { Store } from './schema/store.ts';

const otherSecret = new Uint8Array(32).fill(8);

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
}, storeOpeningMs);
afterAll(() => store.close());
afterEach(async () => {
  await store.kysely.deleteFrom('database_fact').execute();
  await store.kysely.deleteFrom('account').execute();
});

const check = (secret: Uint8Array) => checkSecret(store, secret, () => opensMobiles(store, createMobiles(secret)));
const facts = () => store.kysely.selectFrom('database_fact').select(['name', 'value']).execute();

describe('checkSecret', () => {
  it('accepts the secret of the first start, and no other', async () => {
    await check(testSecret);
    await check(testSecret);
    await expect(check(otherSecret)).rejects.toThrow(StartRefusal);
    await expect(check(otherSecret)).rejects.toThrow(/^SECRET.+请改回原来的 SECRET，或改用另一个数据库。$/);
    const kept = await facts();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(Buffer.from(testSecret).toString('base64url'));
  });

  it('accepts, for a database without a fingerprint, only the secret that decrypts its data', async () => {
    await insertTestAccount(store, { username: 'earlier' });
    await expect(check(otherSecret)).rejects.toThrow(StartRefusal);
    expect(await facts()).toEqual([]);
    await check(testSecret);
    expect(await facts()).toHaveLength(1);
  });

  it('lets 50 gateways with one secret start concurrently', async () => {
    await Promise.all(Array.from({ length: 50 }, () => check(testSecret)));
    expect(await facts()).toHaveLength(1);
  });

  it('lets gateways with only one of two secrets start concurrently', async () => {
    const secretOf = (index: number) => (index % 2 === 0 ? testSecret : otherSecret);
    const started = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => check(secretOf(index))));
    const passed = started.flatMap(({ status }, index) => (status === 'fulfilled' ? [index % 2] : []));
    expect(passed).toHaveLength(25);
    expect(new Set(passed).size).toBe(1);
  });
});
