import type { Store } from '../../schema/store.ts';
import { searchText, searchVersion } from './searchText.ts';

/** Apps per batch. */
const batch = 200;

/** Recomputes the search columns of apps written by an earlier version. Idempotent, also when gateways run it concurrently. */
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
        // An app that was written since has those of its new name.
        .where('search_version', '<', searchVersion)
        .execute();
    }
    if (rows.length < batch) return;
  }
}
