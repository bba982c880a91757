import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../src/platform/clock/clock.ts';
import { demoNoon, standingClock, storeOpeningMs } from '../testing/demo/demoStore.ts';
import {
  type AuthenticityGateway,
  openAuthenticityGateway,
} from '../testing/identifier/authenticity/authenticityGateway.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { demoCoating, demoOftenLookedUp, seedDemoAuthenticity } from './demoAuthenticity.ts';
import { demoIdentifiers } from './demoIdentifiers.ts';

let gateway: AuthenticityGateway;
beforeAll(async () => {
  gateway = await openAuthenticityGateway();
}, storeOpeningMs);
afterAll(() => gateway.close());

describe('demo anti-counterfeit lookups', () => {
  it('are inserted once, also when gateways start concurrently', async () => {
    const { store, secret } = gateway;
    const clock = standingClock(demoNoon);
    await Promise.all([seedDemoAuthenticity(store, clock, secret), seedDemoAuthenticity(store, clock, secret)]);
    await seedDemoAuthenticity(store, clock, secret);
    expect(await store.kysely.selectFrom('coating_code').select('suffix').execute()).toHaveLength(1);
    expect((await gateway.check(demoIdentifiers.treadmill)).data).toMatchObject({
      verdict: 'again',
      lookups: {
        count: 3,
        firstTime: '2026-05-12 09:31',
        records: [{ number: 3 }, { number: 2, time: '2026-05-14 18:20', way: 'phone' }, { number: 1, way: 'wechat' }],
      },
    });
    expect((await gateway.check(demoOftenLookedUp)).data).toMatchObject({ verdict: 'many', lookups: { count: 7 } });
    const { identifier, code } = demoCoating;
    expect((await gateway.check(identifier)).data.coating).toBe('asked');
    expect((await gateway.verify(identifier, code)).data.coating).toBe('passed');
  });

  it('are never inserted without the demo data', { timeout: storeOpeningMs }, async () => {
    const store = await openTestStore();
    await seedDemoAuthenticity(store, systemClock, gateway.secret);
    expect(await store.kysely.selectFrom('authenticity_lookup').selectAll().execute()).toEqual([]);
    await store.close();
  });
});
