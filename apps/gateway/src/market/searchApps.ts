import type { AppCounts, AppPage, AppSearch } from '@lima-id/api';
import { sql } from 'kysely';
import type { Store } from '../platform/database/database.ts';
import { inCategory, type ListedRow, listedProductOf, productColumns } from './listedProducts.ts';
import { holdsTerms } from './search/holdsTerms.ts';
import { searchTerms } from './search/searchText.ts';

/** What apps are sorted by. Those whose price is on request come last in either order of the price; equals stand in the platform's order. */
const orders = {
  sellTimeDown: sql`sell_time desc, position, id`,
  sellTimeUp: sql`sell_time, position, id`,
  priceUp: sql`negotiable, price_fen, position, id`,
  priceDown: sql`negotiable, price_fen desc, position, id`,
} as const;

const everyApp = sql<boolean>`true`;

function named(search: AppSearch) {
  const terms = searchTerms(search.name);
  return terms.length === 0 ? everyApp : holdsTerms(terms);
}

function fromSource({ source }: AppSearch) {
  return source === '' ? everyApp : sql<boolean>`app_original = ${source === '1'}`;
}

function standingIn({ categoryId }: AppSearch) {
  return categoryId === '' ? everyApp : inCategory(categoryId);
}

interface CountRow {
  kind: 'category' | 'any' | 'source';
  value: string;
  total: number | string;
}

/** Counts over what the words find: all of it is looked at. */
function countNamed(search: AppSearch) {
  return sql<CountRow>`
    with named as materialized (
      select app_original, category_ids from product where ${named(search)}
    )
    select 'category' as kind, category.id as value, count(*) as total
      from named cross join lateral unnest(category_ids) as category (id) where ${fromSource(search)} group by 2
    union all select 'any', '', count(*) from named where ${fromSource(search)}
    union all select 'source', case when app_original then '1' else '0' end, count(*) from named
      where ${standingIn(search)} group by 2`;
}

/** The same without words, from what was counted when the apps were written. */
function countAll(search: AppSearch) {
  return sql<CountRow>`
    select case when category_id = '' then 'any' else 'category' end as kind, category_id as value, sum(total) as total
      from app_tally where ${fromSource(search)} group by 1, 2 having sum(total) > 0
    union all select 'source', case when app_original then '1' else '0' end, total
      from app_tally where category_id = ${search.categoryId}`;
}

/** The two statements of a search: the page, and what every value of a filter would find with the other filters as they are. */
export function searchStatements(search: AppSearch) {
  const { page, size, sort } = search;
  return {
    page: sql<ListedRow>`
      select ${sql.join(productColumns.map((column) => sql.ref(column)))}, app_original, sell_time::text as sold_since
      from product where ${named(search)} and ${fromSource(search)} and ${standingIn(search)}
      order by ${orders[sort]} limit ${size} offset ${(page - 1) * size}`,
    counts: searchTerms(search.name).length === 0 ? countAll(search) : countNamed(search),
  };
}

/** The counts as they are answered, of the rows that the statement gives. */
function countsOf(rows: readonly CountRow[]): AppCounts {
  const of = (kind: CountRow['kind'], value: string) =>
    Number(rows.find((row) => row.kind === kind && row.value === value)?.total ?? 0);
  const categories = rows.filter(({ kind }) => kind === 'category');
  return {
    categories: Object.fromEntries(categories.map(({ value, total }) => [value, Number(total)])),
    anyCategory: of('any', ''),
    sources: { '1': of('source', '1'), '0': of('source', '0') },
  };
}

/** A page of the apps that were looked for. A page beyond the last is empty; a category that nobody knows holds nothing. */
export async function searchApps(store: Store, search: AppSearch): Promise<AppPage> {
  // Run as written and not by a name: each search is planned for its own words, rare ones by the index, frequent ones in order.
  const { page, counts: counting } = searchStatements(search);
  const [found, counted] = await Promise.all([page.execute(store.kysely), counting.execute(store.kysely)]);
  const counts = countsOf(counted.rows);
  const total = search.categoryId === '' ? counts.anyCategory : (counts.categories[search.categoryId] ?? 0);
  return { records: found.rows.map(listedProductOf), total, counts };
}
