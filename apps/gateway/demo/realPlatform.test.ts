import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMobiles } from '../src/account/mobiles.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { checkSecret } from '../src/platform/secret/checkSecret.ts';
import { StartRefusal } from '../src/platform/startRefusal.ts';
import type { Store } from '../src/schema/store.ts';
import { insertTestAccount } from '../testing/account/insertTestAccount.ts';
import { emptyStore, storeOpeningMs } from '../testing/demo/demoStore.ts';
import { openWholeDemoStore } from '../testing/demo/wholeDemoStore.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { testSecret } from '../testing/platform/testParts.ts';
import { insertTestEnterprise } from '../testing/production/insertTestEnterprise.ts';
import { removeDemoRemains } from './demoRemains.ts';
import { demoSeedFact } from './demoSeed.ts';
import { refuseRealPlatform } from './realPlatform.ts';

/** Data of a real platform that nobody has filled with the demo, by what was inserted first. */
const realData: [string, (store: Store) => Promise<unknown>][] = [
  ['an account', (store) => insertTestAccount(store)],
  [
    'a lead',
    (store) =>
      store.kysely
        .insertInto('lead')
        .values({
          id: 'contact',
          kind: 'contact',
          sent_at: new Date('2026-11-20T06:05:00Z'),
          account_id: null,
          company_prefix: null,
          industry_codes: '',
          budget: '',
          interests: '[]',
          content: '请联系我',
        })
        .execute(),
  ],
  [
    'a second-level node',
    (store) => store.kysely.insertInto('second_level_node').values({ prefix: '88.131', name: '场地设施' }).execute(),
  ],
  // The demo has an enterprise with this prefix, of another name.
  ['an enterprise', (store) => insertTestEnterprise(store, '88.118.001')],
];

describe('refuseRealPlatform', () => {
  describe('without demo data', () => {
    let store: Store;
    beforeAll(async () => {
      store = await openTestStore();
    }, storeOpeningMs);
    afterAll(() => store.close());
    beforeEach(() => emptyStore(store));

    it('accepts a database that holds nothing but the fingerprint of its secret', async () => {
      await checkSecret(store, testSecret, async () => true);
      await expect(refuseRealPlatform(store)).resolves.toBeUndefined();
    });

    it.each(realData)('refuses a database with %s, and says how to start', async (_what, insert) => {
      await insert(store);
      const refused = refuseRealPlatform(store);
      await expect(refused).rejects.toThrow(StartRefusal);
      await expect(refused).rejects.toThrow(/^数据库属于正式运行的平台，不是演示数据库，请以 DEMO=0 启动；[^。]+。$/);
    });
  });

  it('accepts a demo, also one without a stored seed, until its demo is removed', {
    timeout: 2 * storeOpeningMs,
  }, async () => {
    const store = await openWholeDemoStore();
    await insertTestAccount(store, { username: 'guest' });
    await expect(refuseRealPlatform(store)).resolves.toBeUndefined();
    const seed = await store.kysely
      .deleteFrom('database_fact')
      .where('name', '=', demoSeedFact)
      .returning(['name', 'value'])
      .executeTakeFirstOrThrow();
    await expect(refuseRealPlatform(store)).resolves.toBeUndefined();
    await store.kysely.insertInto('database_fact').values(seed).execute();
    await removeDemoRemains(store, systemClock, createMobiles(testSecret));
    await expect(refuseRealPlatform(store)).rejects.toThrow('请以 DEMO=0 启动');
    await store.close();
  });
});
