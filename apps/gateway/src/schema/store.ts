import * as platform from '../platform/database/database.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** The open database with the tables of every subject. */
export type Store = platform.Store<Tables>;

/** Opens the database and runs every migration under a lock. Rejects a data folder that another process has locked. */
export async function openStore(config: platform.StoreConfig): Promise<Store> {
  return await platform.openDatabase<Tables>(config, migrations);
}
