import { seedDemoAccounts } from '../../demo/demoAccounts.ts';
import { seedDemoProduction } from '../../demo/demoProduction.ts';
import { seedDemo } from '../../demo/seed.ts';
import { createMobiles } from '../../src/account/mobiles.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import type { Store } from '../../src/schema/store.ts';
import { openTestStore } from '../platform/openTestStore.ts';
import { testSecret } from '../platform/testParts.ts';

/** A store with the demo data of now, its accounts and its production. */
export async function openWholeDemoStore(): Promise<Store> {
  return await openTestStore({
    filling: {
      name: 'whole demo',
      async fill(store) {
        await seedDemo(store, systemClock);
        await seedDemoAccounts(store, systemClock, createMobiles(testSecret));
        await seedDemoProduction(store, systemClock);
      },
    },
  });
}
