import { appPageSize, productAddress } from '@lima-id/domain';
import type { Store } from '../schema/store.ts';

/** Maximum number of apps in the sitemap, which holds 50,000 pages in total. */
const listedMax = 40_000;

/** URLs of the market's pages: its home page, those of the unfiltered list, and one per app, in the platform's order. */
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
