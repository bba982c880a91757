import type { Transaction } from 'kysely';
import * as platform from '../platform/database/database.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** The open database with the tables of every subject. */
export type Store = platform.Store<Tables>;

/** What a change needs of the store: to run in a transaction, one of its own or, by `joinTransaction`, one that is open already. */
export type Transactions = Pick<Store, 'transaction'>;

/**
 * Lets changes run in a transaction that is open already, so that all of them hold or none. Nothing is rolled back before that transaction
 * is: whoever receives a refusal must throw.
 */
export function joinTransaction(transaction: Transaction<Tables>): Transactions {
  return { transaction: async (work) => await work(transaction) };
}

/** Opens the database and runs every migration under a lock. Rejects a data folder that another process has locked. */
export async function openStore(config: platform.StoreConfig): Promise<Store> {
  return await platform.openDatabase<Tables>(config, migrations);
}
