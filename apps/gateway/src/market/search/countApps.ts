import type { AppSearch } from '@lima-id/api';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../schema/store.ts';
import { orderOf, sortColumns } from '../appOrders.ts';
import { type AppTally, type TallyRow, tallyOf } from '../appTally.ts';
import { onShelves } from '../filters.ts';
import { holdsTerms } from './holdsTerms.ts';

/** What was counted for the terms of a search, whatever its filters, order and page. */
export interface CountedApps {
  /** Of all apps, when they were counted: it holds for as long as this is the revision. */
  revision: string;
  /** Number of apps in the market. */
  apps: number;
  /** The matches. */
  tally: AppTally;
}

/** Matches up to which counting returns the results too: to read so few again costs more than to sort them. */
const fewMatches = 2_000;

interface CountRow {
  revision: string;
  apps: number | string;
  tally: TallyRow[] | null;
  few: boolean;
  ids: string[] | null;
}

/** Subselect: the revision of all apps. */
export const revisionOfApps = sql<string>`(select revision from app_revision)`;

/**
 * Reads the matches once and counts them by shelf, of which there are few, and only these by category; returns the results of the search,
 * in order, when the matches are few.
 */
function countStatement(search: AppSearch, terms: readonly string[]): RawBuilder<CountRow> {
  return sql<CountRow>`
    with found as materialized (
      select ${sortColumns}, shelf from product where ${holdsTerms(terms)}
    ), on_shelf as materialized (
      select shelf, count(*) as total from found group by shelf
    ), tally as (
      select category_id, app_original, sum(total) as total
      from on_shelf join app_shelf on app_shelf.id = on_shelf.shelf
        cross join lateral unnest(array_append(category_ids, '')) as category (category_id) group by 1, 2
    ), matches as (
      select coalesce(sum(total), 0) <= ${fewMatches} as few from on_shelf
    ), results as (
      select id from found where (select few from matches) and ${onShelves(search)} order by ${orderOf(search.sort)}
    )
    select ${revisionOfApps} as revision, (select coalesce(sum(total), 0) from app_tally where category_id = '') as apps,
      (select json_agg(tally) from tally) as tally, few, (select json_agg(id) from results) as ids from matches`;
}

/** Counts the matches. `ids` has the results of the search, in order, if there are few matches, else null. */
export async function countApps(database: Store['kysely'], search: AppSearch, terms: readonly string[]) {
  const [row] = (await countStatement(search, terms).execute(database)).rows;
  if (row === undefined) throw new Error('Counting returned no row.');
  const { revision, apps, tally, few, ids } = row;
  const counted: CountedApps = { revision, apps: Number(apps), tally: tallyOf(tally ?? []) };
  return { counted, ids: few ? (ids ?? []) : null };
}
