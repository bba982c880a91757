import type { AppCounts, AppPage, AppSearch } from '@lima-id/api';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../schema/store.ts';
import { inCategory, type ListedRow, listedProductOf, productColumns } from './listedProducts.ts';
import { holdsTerms } from './search/holdsTerms.ts';
import { findNearWords } from './search/nearWords.ts';
import { searchTerms } from './search/searchText.ts';

/** Sort keys. Prices on request come last in either direction; ties are in the platform's order. */
const orders = {
  sellTimeDown: sql`sell_time desc, position, id`,
  sellTimeUp: sql`sell_time, position, id`,
  priceUp: sql`negotiable, price_fen, position, id`,
  priceDown: sql`negotiable, price_fen desc, position, id`,
  platform: sql`position, id`,
} as const;

const everyApp = sql<boolean>`true`;

function fromSource({ source }: AppSearch) {
  return source === '' ? everyApp : sql<boolean>`app_original = ${source === 'own'}`;
}

function standingIn({ categoryId }: AppSearch) {
  return categoryId === '' ? everyApp : inCategory(categoryId);
}

/** By shelf for text searches, so that they need no filter. */
function onShelves(search: AppSearch) {
  if (search.source === '' && search.categoryId === '') return everyApp;
  return sql<boolean>`shelf in (select app_shelf.id from app_shelf where ${fromSource(search)} and ${standingIn(search)})`;
}

interface CountRow {
  kind: 'category' | 'any' | 'source';
  value: string;
  /** Null when nothing was found. */
  total: number | string | null;
}

/** Columns of the apps on a page. */
const listed = sql`${sql.join(productColumns.map((column) => sql.ref(column)))}, app_original, sell_time::text as sold_since`;

/** Row of the combined statement; null columns where there is nothing. */
interface FoundRow {
  page: ListedRow[] | null;
  counts: CountRow[] | null;
}

/**
 * Page and counts of a text search in one statement: matches are read once and counted by shelf, and only the few shelves by category. App
 * columns are read for the page alone.
 */
function pageAndCounts(search: AppSearch, terms: readonly string[]) {
  const { page, size, sort } = search;
  const order = orders[sort];
  return sql<FoundRow>`
    with found as materialized (
      select id, shelf, sell_time, negotiable, price_fen, position from product where ${holdsTerms(terms)}
    ), counted as materialized (
      select app_original, category_ids, total
      from (select shelf, count(*) as total from found group by shelf) as on_shelf
      join app_shelf on app_shelf.id = on_shelf.shelf
    ), counts as (
      select 'category' as kind, category.id as value, sum(total) as total
        from counted cross join lateral unnest(category_ids) as category (id) where ${fromSource(search)} group by 2
      union all select 'any', '', sum(total) from counted where ${fromSource(search)}
      union all select 'source', case when app_original then 'own' else 'partner' end, sum(total) from counted
        where ${standingIn(search)} group by 2
    ), page as (
      select id from found where ${onShelves(search)}
      order by ${order} limit ${size} offset ${(page - 1) * size}
    ), shown as (
      select ${listed} from product where id in (select page.id from page) order by ${order}
    )
    select (select json_agg(shown) from shown) as page, (select json_agg(counts) from counts) as counts`;
}

/** The page without a text search: the planner walks the index of the order and stops after the page. */
function pageOfAll(search: AppSearch) {
  const { page, size, sort } = search;
  return sql<ListedRow>`
    select ${listed} from product where ${fromSource(search)} and ${standingIn(search)}
    order by ${orders[sort]} limit ${size} offset ${(page - 1) * size}`;
}

/** The counts without a text search, precomputed on write. */
function countsOfAll(search: AppSearch) {
  return sql<CountRow>`
    select case when category_id = '' then 'any' else 'category' end as kind, category_id as value, sum(total) as total
      from app_tally where ${fromSource(search)} group by 1, 2 having sum(total) > 0
    union all select 'source', case when app_original then 'own' else 'partner' end, total
      from app_tally where category_id = ${search.categoryId}`;
}

type Statements = { together: RawBuilder<FoundRow> } | { page: RawBuilder<ListedRow>; counts: RawBuilder<CountRow> };

/** The statements of a search: one with a text, two without. */
export function searchStatements(search: AppSearch): Statements {
  const terms = searchTerms(search.name);
  return terms.length === 0
    ? { page: pageOfAll(search), counts: countsOfAll(search) }
    : { together: pageAndCounts(search, terms) };
}

/** Unnamed statements, so that each search is planned for its own terms. */
async function find(
  store: Store,
  search: AppSearch,
): Promise<{ page: readonly ListedRow[]; counts: readonly CountRow[] }> {
  const statements = searchStatements(search);
  if ('together' in statements) {
    const [found] = (await statements.together.execute(store.kysely)).rows;
    return { page: found?.page ?? [], counts: found?.counts ?? [] };
  }
  const [page, counts] = await Promise.all([
    statements.page.execute(store.kysely),
    statements.counts.execute(store.kysely),
  ]);
  return { page: page.rows, counts: counts.rows };
}

/** Counts of the answer, from the rows of the statement. */
function countsOf(rows: readonly CountRow[]): AppCounts {
  const of = (kind: CountRow['kind'], value: string) =>
    Number(rows.find((row) => row.kind === kind && row.value === value)?.total ?? 0);
  const categories = rows.filter(({ kind }) => kind === 'category');
  return {
    categories: Object.fromEntries(categories.map(({ value, total }) => [value, Number(total)])),
    anyCategory: of('any', ''),
    sources: { own: of('source', 'own'), partner: of('source', 'partner') },
  };
}

/** A page of the apps that match. A page beyond the last is empty, as is an unknown category. A text without matches gets suggestions. */
export async function searchApps(store: Store, search: AppSearch): Promise<AppPage> {
  const found = await find(store, search);
  const counts = countsOf(found.counts);
  const total = search.categoryId === '' ? counts.anyCategory : (counts.categories[search.categoryId] ?? 0);
  const page = { records: found.page.map(listedProductOf), total, counts };
  if (search.name === '' || found.counts.some((row) => Number(row.total) > 0)) return page;
  const nearWords = await findNearWords(store, search.name);
  return nearWords.length === 0 ? page : { ...page, nearWords };
}
