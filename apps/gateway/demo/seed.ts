import { chinaDate } from '@lima-id/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../src/platform/clock/clock.ts';
import { takeTurns } from '../src/platform/database/takeTurns.ts';
import type { Store } from '../src/schema/store.ts';
import type { Tables } from '../src/schema/tables.ts';
import { demoCategories } from './apps/demoCategories.ts';
import { demoAdvisor, demoBanners, demoProducts } from './apps/demoMarket.ts';
import { buildDemo } from './buildDemo.ts';
import { demoFaults } from './demoFaults.ts';
import { insertRecalls } from './demoRecalls.ts';
import { demoSeed, demoSeedFact } from './demoSeed.ts';
import { demoForeignNodes } from './enterprises.ts';
import { insertCategories, insertProducts } from './insertMarket.ts';
import { insertRows } from './insertRows.ts';
import { demoMarketShares, demoMarketSize } from './market.ts';
import { registerDemo } from './registration/registerDemo.ts';
import { settleTables } from './settleTables.ts';

/**
 * True when the database is empty: no node (and so no enterprise), no identifier, no product, no account (and so no registration and no
 * order), no lead.
 */
export async function isEmpty({ kysely }: Pick<Store, 'kysely'>): Promise<boolean> {
  return holdsNothing(kysely);
}

async function holdsNothing(database: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from second_level_node) or exists (select from identifier) or exists (select from product)
      or exists (select from account) or exists (select from lead) as held`.execute(database);
  return rows[0]?.held === false;
}

/**
 * Seeds an empty database with the demo data, in one transaction. Rejects a database with data, also when two gateways start concurrently.
 */
export async function seedDemo(store: Store, clock: Clock): Promise<void> {
  const demo = buildDemo(clock.now(), demoSeed);
  const today = chinaDate(clock.now().getTime());
  const faults = demoFaults(today);
  await store.transaction(async (transaction) => {
    await takeTurns(transaction, ['demo', 'seed']);
    // A second gateway fails on the primary key.
    await transaction
      .insertInto('database_fact')
      .values({ name: demoSeedFact, value: String(demoSeed) })
      .execute();
    if (!(await holdsNothing(transaction))) throw new Error('The demo data is only loaded into an empty database.');
    await insertRows(transaction, 'second_level_node', demo.nodes);
    await insertRows(transaction, 'foreign_node', demoForeignNodes);
    await insertRows(transaction, 'enterprise', demo.enterprises);
    await registerDemo(transaction, demo);
    await insertRecalls(transaction, demo.recalls);
    await insertRows(transaction, 'resolution_counter', demo.resolutions);
    await insertRows(transaction, 'market_size', demoMarketSize);
    await insertRows(transaction, 'market_share', demoMarketShares);
    await insertCategories(transaction, demoCategories);
    await insertProducts(transaction, demoCategories, demoProducts(today));
    await insertRows(transaction, 'app_banner', demoBanners);
    await insertRows(transaction, 'app_advisor', [demoAdvisor]);
    await insertRows(transaction, 'fault_ticket', faults.tickets);
    await insertRows(transaction, 'fault_number', faults.numbers);
  });
  await settleTables(store);
}
