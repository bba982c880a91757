import type { Store } from '../../platform/database/database.ts';
import { searchText, searchVersion } from './searchText.ts';

/** Apps that are computed and written together. */
const batch = 200;

/** Computes the search columns of apps that an earlier version of the gateway wrote. Two gateways that do it at once write the same. */
export async function refreshSearch(store: Store, isEnding: () => boolean = () => false): Promise<void> {
  while (!isEnding()) {
    const rows = await store.kysely
      .selectFrom('product')
      .select(['id', 'name', 'trait'])
      .where('search_version', '<', searchVersion)
      .limit(batch)
      .execute();
    for (const row of rows) {
      await store.kysely
        .updateTable('product')
        .set({ search_text: searchText(row), search_version: searchVersion })
        .where('id', '=', row.id)
        .execute();
    }
    if (rows.length < batch) return;
  }
}
