import { productAddress } from '@lima-id/domain';
import type { Store } from '../platform/database/database.ts';

/** Apps that search engines are told of: a map of a site holds 50,000 pages, and there are others. */
const listedMax = 40_000;

/** Paths of the market's pages: its own, and one of each app, in the platform's own order. */
export async function listAppPages(store: Store): Promise<string[]> {
  const rows = await store.kysely
    .selectFrom('product')
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .limit(listedMax)
    .execute();
  return ['/application', '/application/list', ...rows.map(({ id }) => productAddress(id))];
}
