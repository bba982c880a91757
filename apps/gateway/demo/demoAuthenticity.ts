import { chinaDate, type LookupWay } from '@lima-id/domain';
import { createCoatingHash } from '../src/identifier/authenticity/coatingCodes.ts';
import { wayCode } from '../src/identifier/authenticity/wayCodes.ts';
import { identifierKey } from '../src/identifier/lookup/identifierKey.ts';
import type { Clock } from '../src/platform/clock/clock.ts';
import type { Store } from '../src/schema/store.ts';
import { chinaMoment } from './chinaTime.ts';
import { demoIdentifiers } from './demoIdentifiers.ts';
import { lockDemoSeed } from './demoSeed.ts';
import { dayMover } from './showcase.ts';

/** A demo treadmill with a code under its coating, and the code. */
export const demoCoating = { identifier: '88.118.001/GT-2026-000125', code: '73K9M4' } as const;

/** A demo treadmill with so many lookups that the next visitor is warned. */
export const demoOftenLookedUp = '88.118.001/GT-2026-000126';

type Past = readonly (readonly [day: string, time: string, way: LookupWay])[];

/** Past anti-counterfeit lookups, oldest first. */
const lookups: Readonly<Record<string, Past>> = {
  [demoIdentifiers.treadmill]: [
    ['2026-05-12', '09:31', 'wechat'],
    ['2026-05-14', '18:20', 'phone'],
  ],
  [demoOftenLookedUp]: [
    ['2026-05-12', '09:31', 'wechat'],
    ['2026-05-13', '20:15', 'wechat'],
    ['2026-05-14', '19:47', 'wechat'],
    ['2026-05-15', '08:12', 'phone'],
    ['2026-05-16', '13:55', 'web'],
    ['2026-05-17', '21:08', 'wechat'],
  ],
};

function rowOf(identifier: string, past: Past, day: (day: string) => string) {
  const moments = past.map(([on, time]) => chinaMoment(day(on), time));
  const ways = past.map(([, , way]) => wayCode(way));
  const [firstAt] = moments;
  const [firstWay] = ways;
  if (firstAt === undefined || firstWay === undefined) throw new Error(`${identifier} was never looked up.`);
  return {
    ...identifierKey(identifier),
    total: past.length,
    first_at: firstAt,
    first_way: firstWay,
    newest_at: moments.toReversed(),
    newest_ways: ways.toReversed(),
  };
}

/**
 * Inserts past anti-counterfeit lookups and a coating code into a database with the demo data and none yet: once, even if several gateways
 * start. The code is hashed with the gateway's own secret.
 */
export async function seedDemoAuthenticity(store: Store, clock: Clock, secret: Uint8Array): Promise<void> {
  const day = dayMover(chinaDate(clock.now().getTime()));
  const { identifier, code } = demoCoating;
  await store.transaction(async (transaction) => {
    const seed = await lockDemoSeed(transaction);
    const some = await transaction.selectFrom('coating_code').select('prefix').limit(1).executeTakeFirst();
    if (seed === null || some !== undefined) return;
    const rows = Object.entries(lookups).map(([looked, past]) => rowOf(looked, past, day));
    await transaction
      .insertInto('authenticity_lookup')
      .values(rows)
      .onConflict((held) => held.doNothing())
      .execute();
    const codeHash = createCoatingHash(secret)(identifier, code);
    await transaction
      .insertInto('coating_code')
      .values({ ...identifierKey(identifier), code_hash: codeHash, set_at: clock.now() })
      .execute();
  });
}
