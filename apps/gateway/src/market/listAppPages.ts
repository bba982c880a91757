import { appPageSize, productAddress } from '@lima-id/domain';
import type { Store } from '../platform/database/database.ts';

/** Apps that are published to search engines: a map of a site holds 50,000 pages, and there are others. */
const listedMax = 40_000;

/** Addresses of the market's pages: its own, those of its list as it opens, and one of each app, in the platform's own order. */
export async function listAppPages(store: Store): Promise<string[]> {
  const rows = await store.kysely
    .selectFrom('product')
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .limit(listedMax)
    .execute();
  const pages = Math.ceil(rows.length / appPageSize);
  const further = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => `/application/list?page=${index + 2}`);
  return ['/application', '/application/list', ...further, ...rows.map(({ id }) => productAddress(id))];
}
