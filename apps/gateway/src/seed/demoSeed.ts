import type { Transaction } from 'kysely';
import type { Tables } from '../migrations/tables.ts';

/** The name under which a database keeps the seed value of the demo data that it was filled with. */
export const demoSeedFact = 'demo-seed';

/**
 * The seed value of the demo data that this database holds; null when it holds none. Gateways that start at once wait here for each
 * other until the transaction ends.
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
