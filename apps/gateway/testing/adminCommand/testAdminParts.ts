import { createMobiles } from '../../src/account/mobiles.ts';
import type { AdminParts } from '../../src/adminCommand/adminParts.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import type { Store } from '../../src/schema/store.ts';
import { testSecret } from '../platform/testParts.ts';

/** Parts of the admin command without a terminal and without pictures, unless overridden. */
export function testAdminParts(store: Store, own: Partial<AdminParts> = {}): AdminParts {
  return {
    store,
    clock: systemClock,
    mobiles: createMobiles(testSecret),
    askForPassword: () => Promise.reject(new Error('This test has no terminal.')),
    folder: '/',
    openPictures: () => Promise.reject(new Error('This test has no pictures.')),
    ...own,
  };
}
