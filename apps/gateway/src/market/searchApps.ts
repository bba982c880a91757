import type { AppPage, AppSearch } from '@lima-id/api';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { remember } from '../platform/cache/remember.ts';
import type { Store } from '../schema/store.ts';
import { orderOf } from './appOrders.ts';
import { type AppTally, countsOf, type TallyRow, tallyOf, totalOf } from './appTally.ts';
import { fromSource, standingIn } from './filters.ts';
import { type ListedRow, listedColumns, listedProductOf } from './listedProducts.ts';
import { type CountedApps, countApps } from './search/countApps.ts';
import { findNearWords } from './search/nearWords.ts';
import { listKey, pageOfMatches, type ResultList } from './search/pageOfMatches.ts';
import { searchTerms } from './search/searchText.ts';

/** Categories of all cached counts together, some 100 bytes each, and apps of all cached lists, some 40. */
const cachedCategories = 30_000;
const cachedResults = 60_000;

/** The page without a text search: the planner walks the index of the order and stops after the page. */
export function pageOfAll(search: AppSearch) {
  const { page, size, sort } = search;
  return sql<ListedRow>`
    select ${listedColumns} from product where ${fromSource(search)} and ${standingIn(search)}
    order by ${orderOf(sort)} limit ${size} offset ${(page - 1) * size}`;
}

/** The counts without a text search, precomputed on write. */
export const countsOfAll = sql<TallyRow>`select category_id, app_original, total from app_tally where total > 0`;

interface FoundApps {
  page: readonly ListedRow[];
  tally: AppTally;
}

async function listAll(store: Store, search: AppSearch): Promise<FoundApps> {
  const [page, counts] = await Promise.all([
    pageOfAll(search).execute(store.kysely),
    countsOfAll.execute(store.kysely),
  ]);
  return { page: page.rows, tally: tallyOf(counts.rows) };
}

/**
 * Creates the search. The matches of a text are counted once for all pages, orders and filters, and again when the revision of the apps has
 * changed, which is read with every page. Statements are unnamed, so that each search is planned for its own terms.
 */
export function createAppSearch(store: Store): (search: AppSearch) => Promise<AppPage> {
  const counts = new LRUCache<string, CountedApps>({
    maxSize: cachedCategories,
    sizeCalculation: ({ tally }) => tally.size + 1,
  });
  const lists = new LRUCache<string, ResultList>({
    maxSize: cachedResults,
    sizeCalculation: ({ ids }) => ids.length + 1,
  });

  /** Suggestions for what nothing was found for: kept with its counts, and so until apps are written. */
  const near = new WeakMap<AppTally, Promise<string[]>>();

  type Database = Store['kysely'];

  async function count(database: Database, search: AppSearch, terms: readonly string[]): Promise<CountedApps> {
    const { counted, ids } = await countApps(database, search, terms);
    counts.set(terms.join(' '), counted);
    if (ids !== null) lists.set(listKey(search, terms), { revision: counted.revision, ids });
    return counted;
  }

  /** Null when apps have been written since they were counted. */
  async function read(
    database: Database,
    search: AppSearch,
    terms: readonly string[],
    counted: CountedApps,
  ): Promise<FoundApps | null> {
    const page = await pageOfMatches(database, search, terms, counted, lists);
    return page === null ? null : { page, tally: counted.tally };
  }

  /** Counts and reads from one snapshot: certain, but with more round trips. */
  async function countAndRead(search: AppSearch, terms: readonly string[]): Promise<FoundApps> {
    return await store.transaction(async (transaction) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
      const counted = await count(transaction, search, terms);
      return (await read(transaction, search, terms, counted)) ?? { page: [], tally: counted.tally };
    });
  }

  async function find(search: AppSearch): Promise<FoundApps> {
    const terms = searchTerms(search.name);
    if (terms.length === 0) return await listAll(store, search);
    const known = counts.get(terms.join(' '));
    const held = known === undefined ? null : await read(store.kysely, search, terms, known);
    if (held !== null) return held;
    const counted = await count(store.kysely, search, terms);
    return (await read(store.kysely, search, terms, counted)) ?? (await countAndRead(search, terms));
  }

  /** A page of the apps that match. A page beyond the last is empty, as is an unknown category. A text without matches gets suggestions. */
  return async (search) => {
    const { page, tally } = await find(search);
    const found = {
      records: page.map(listedProductOf),
      total: totalOf(tally, search),
      counts: countsOf(tally, search),
    };
    const { anyCategory, sources } = found.counts;
    if (search.name === '' || anyCategory + sources.own + sources.partner > 0) return found;
    const nearWords = await remember(near, tally, () => findNearWords(store, search.name));
    return nearWords.length === 0 ? found : { ...found, nearWords };
  };
}
