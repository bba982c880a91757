import type { AppSearch } from '@lima-id/api';
import { type RawBuilder, sql } from 'kysely';
import type { LRUCache } from 'lru-cache';
import type { Store } from '../../schema/store.ts';
import { orderOf, reverseOrderOf, sortColumns } from '../appOrders.ts';
import { totalOf } from '../appTally.ts';
import { fromSource, onShelves, standingIn } from '../filters.ts';
import { type ListedRow, listedColumns } from '../listedProducts.ts';
import { type CountedApps, revisionOfApps } from './countApps.ts';
import { holdsTerms, textHoldsTerms } from './holdsTerms.ts';
import { reachOf, type Stretch, stretchOf } from './walk.ts';

/** The results of a search on all of its pages, in order, at a revision. */
export interface ResultList {
  revision: string;
  ids: readonly string[];
}

/** Cached lists, by `listKey`. */
export type ResultLists = Pick<LRUCache<string, ResultList>, 'get' | 'set'>;

export function listKey({ categoryId, source, sort }: AppSearch, terms: readonly string[]): string {
  return JSON.stringify([terms, categoryId, source, sort]);
}

interface PageRow {
  revision: string;
  page: ListedRow[] | null;
}

/** The apps of a page, with the revision at which they were read. */
function pageStatement({ sort }: AppSearch, ids: RawBuilder<unknown>): RawBuilder<PageRow> {
  return sql<PageRow>`
    with shown as (select ${listedColumns} from product where id in (${ids}) order by ${orderOf(sort)})
    select ${revisionOfApps} as revision, (select json_agg(shown) from shown) as page`;
}

function idsOfPage({ page, size }: AppSearch, ids: readonly string[]): RawBuilder<unknown> {
  return sql`select unnest(${ids.slice((page - 1) * size, page * size)}::text[])`;
}

/** Reads apps in the order of the list until the page is full: a small part of them when many apps match. */
function walked(search: AppSearch, terms: readonly string[], { skipped, taken, fromEnd }: Stretch, reach: number) {
  const order = fromEnd ? reverseOrderOf(search.sort) : orderOf(search.sort);
  // The inner limit bounds the walk, wherever the results are and whatever the planner expects of the conditions.
  return sql`
    select walked.id from (
      select ${sortColumns}, shelf, search_text from product order by ${order} limit ${reach}
    ) as walked
    where ${textHoldsTerms(terms)} and ${onShelves(search)} order by ${order} limit ${taken} offset ${skipped}`;
}

/** The statement for a page that is found without reading every match, if there is one. It finds too few when results are unevenly spread. */
export function quickPage(
  search: AppSearch,
  terms: readonly string[],
  { apps, tally }: CountedApps,
  ids: readonly string[] | null,
): RawBuilder<PageRow> | null {
  const results = totalOf(tally, search);
  const stretch = stretchOf(search, results);
  if (stretch.taken === 0) return sql<PageRow>`select ${revisionOfApps} as revision, null as page`;
  if (ids !== null) return pageStatement(search, idsOfPage(search, ids));
  const matches = totalOf(tally, { categoryId: '', source: '' });
  const reach = reachOf(stretch, { apps, matches, results });
  return reach === null ? null : pageStatement(search, walked(search, terms, stretch, reach));
}

/** Reads every match and sorts them. Materialized: a plan in the order of the list would compute the n-grams of every app. */
function listStatement(search: AppSearch, terms: readonly string[]) {
  return sql<{ revision: string; ids: string[] | null }>`
    with found as materialized (
      select ${sortColumns} from product where ${holdsTerms(terms)} and ${fromSource(search)} and ${standingIn(search)}
    ), sorted as (
      select id from found order by ${orderOf(search.sort)}
    )
    select ${revisionOfApps} as revision, (select json_agg(id) from sorted) as ids`;
}

/** The apps on a page, or null when apps have been written since they were counted. */
export async function pageOfMatches(
  database: Store['kysely'],
  search: AppSearch,
  terms: readonly string[],
  counted: CountedApps,
  lists: ResultLists,
): Promise<readonly ListedRow[] | null> {
  const { revision, tally } = counted;
  const key = listKey(search, terms);

  async function read(statement: RawBuilder<PageRow>): Promise<readonly ListedRow[] | null> {
    const [row] = (await statement.execute(database)).rows;
    return row?.revision === revision ? (row.page ?? []) : null;
  }

  const known = lists.get(key);
  const quick = quickPage(search, terms, counted, known?.revision === revision ? known.ids : null);
  if (quick !== null) {
    const page = await read(quick);
    const { taken } = stretchOf(search, totalOf(tally, search));
    if (page === null || page.length === taken) return page;
  }
  const [list] = (await listStatement(search, terms).execute(database)).rows;
  if (list?.revision !== revision) return null;
  const ids = list.ids ?? [];
  lists.set(key, { revision, ids });
  return await read(pageStatement(search, idsOfPage(search, ids)));
}
