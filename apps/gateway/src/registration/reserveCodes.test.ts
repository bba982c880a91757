import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import { insertIdentifiers } from '../../testing/registration/insertIdentifiers.ts';
import type { Store } from '../schema/store.ts';
import { reserveCodes } from './reserveCodes.ts';

const prefix = '88.118.941';
const clock = manualClock('2026-05-18T02:00:00Z');

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
  await insertTestEnterprise(store, prefix);
}, 120_000);
afterAll(() => store.close());

/** Reserves codes; returns the answer, and the number of statements. */
async function reserved(pattern: string, count: number) {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted: Store = {
    ...store,
    transaction: async (work) => await store.kysely.withPlugin(counting).transaction().execute(work),
  };
  const registrar = { prefix, accountId: null, tokenId: null, address: null };
  const answer = await reserveCodes(counted, clock, registrar, { pattern, count }, null);
  return { answer, statements };
}

describe('reserveCodes', () => {
  it('passes over 30,000 codes of an import in a few statements', async () => {
    const imported = { prefix, model: 'GT-2026', batches: 1, perBatch: 30_000, from: '2026-05-01T00:00:00+08:00' };
    await insertIdentifiers(store, imported);
    const first = await reserved('GT-{year}-{serial:6}', 1);
    expect(first.answer).toEqual({ data: { codes: ['GT-2026-030001'] } });
    expect(first.statements).toBeGreaterThan(1);
    expect(first.statements).toBeLessThan(40);
    const next = await reserved('GT-{year}-{serial:6}', 2);
    expect(next.answer).toEqual({ data: { codes: ['GT-2026-030002', 'GT-2026-030003'] } });
    expect(next.statements).toBeLessThan(first.statements);
  });
});
