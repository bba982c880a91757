import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMobiles } from '../src/account/mobiles.ts';
import { verifyPassword } from '../src/account/password.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createSeal } from '../src/platform/secret/seal.ts';
import { readCompanyOf } from '../src/prefix/readCompany.ts';
import type { Store } from '../src/schema/store.ts';
import { emptyStore, storeOpeningMs } from '../testing/demo/demoStore.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { testSecret } from '../testing/platform/testParts.ts';
import { demoPassword, seedDemoAccounts } from './demoAccounts.ts';
import { seedDemo } from './seed.ts';

const mobiles = createMobiles(testSecret);
const contacts = createSeal(testSecret, 'enterprise contact');

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
}, storeOpeningMs);
afterAll(() => store.close());
beforeEach(() => emptyStore(store));

const accounts = () => store.kysely.selectFrom('account').selectAll().orderBy('username').execute();

describe('seedDemoAccounts', () => {
  it('inserts the three accounts once when several gateways start on the demo data', async () => {
    await seedDemo(store, systemClock);
    await Promise.all([seedDemoAccounts(store, systemClock, mobiles), seedDemoAccounts(store, systemClock, mobiles)]);
    const made = await accounts();
    expect(made.map(({ username, role, company_prefix }) => [username, role, company_prefix])).toEqual([
      ['maker', 'COMPANY_ADMIN', '88.118.001'],
      ['operator', 'ADMIN', null],
      ['visitor', 'ORDINARY', null],
    ]);
    for (const { password_hash } of made) expect(await verifyPassword(demoPassword, password_hash)).toBe(true);
    expect(await readCompanyOf({ store, contacts }, '88.118.001')).toMatchObject({
      liaison: '李建国',
      examineStatus: 'approved',
    });
  });

  it('inserts nothing without the demo data', async () => {
    await seedDemoAccounts(store, systemClock, mobiles);
    expect(await accounts()).toEqual([]);
  });
});
