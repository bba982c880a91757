import type { Transaction } from 'kysely';
import type { Tables } from '../src/schema/tables.ts';

/** The seed of the shipped demo data. */
export const demoSeed = 88_118;

/** Database key of the demo data's seed. */
export const demoSeedFact = 'demo-seed';

/**
 * The seed of this database's demo data; null without. Takes a lock, so that gateways that start concurrently are serialized until the
 * transaction ends.
 */
export async function lockDemoSeed(transaction: Transaction<Tables>): Promise<number | null> {
  const fact = await transaction
    .selectFrom('database_fact')
    .select('value')
    .where('name', '=', demoSeedFact)
    .forUpdate()
    .executeTakeFirst();
  return fact === undefined ? null : Number(fact.value);
}
