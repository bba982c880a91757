import type { AppPage, AppSearch } from '@lima-id/api';
import type { ProductDraft } from '../../src/market/productRows.ts';
import { searchTerms, searchText } from '../../src/market/search/searchText.ts';
import { testCategories } from './drafts.ts';

const parents = new Map(testCategories.map(({ id, parentId }) => [id, parentId]));

function standsIn(app: ProductDraft, categoryId: string): boolean {
  return app.categoryIds.some((own) => {
    for (let at: string | null = own; at !== null; at = parents.get(at) ?? null) if (at === categoryId) return true;
    return false;
  });
}

/** Whether a line contains the term, or, for four Chinese characters and more, two parts of it in order. */
function hasTerm(line: string, term: string): boolean {
  if (line.includes(term)) return true;
  if (!/^\p{Script=Han}{4,8}$/u.test(term)) return false;
  return [...term].some((_, at) => {
    const [first, second] = [term.slice(0, at), term.slice(at)];
    const start = line.indexOf(first);
    return first.length >= 2 && second.length >= 2 && start !== -1 && line.includes(second, start + first.length);
  });
}

/** Lines of each app, since pinyin takes most of the time of a scan. */
const linesOf = new WeakMap<ProductDraft, readonly string[]>();

function isNamed(app: ProductDraft, name: string): boolean {
  const lines = linesOf.get(app) ?? searchText(app).split('\n');
  linesOf.set(app, lines);
  return searchTerms(name).every((term) => lines.some((line) => hasTerm(line, term)));
}

function isFrom(app: ProductDraft, source: AppSearch['source']): boolean {
  return source === '' || app.appOriginal === (source === 'own');
}

function isIn(app: ProductDraft, categoryId: string): boolean {
  return categoryId === '' || standsIn(app, categoryId);
}

function priceOf(app: ProductDraft): number {
  return app.negotiable ? 0 : (app.packages[0]?.prices[0]?.[2] ?? 0);
}

const comparisons: Record<AppSearch['sort'], (one: ProductDraft, other: ProductDraft) => number> = {
  sellTimeDown: (one, other) => (one.sellTime < other.sellTime ? 1 : one.sellTime > other.sellTime ? -1 : 0),
  sellTimeUp: (one, other) => (one.sellTime < other.sellTime ? -1 : one.sellTime > other.sellTime ? 1 : 0),
  priceUp: (one, other) => Number(one.negotiable) - Number(other.negotiable) || priceOf(one) - priceOf(other),
  priceDown: (one, other) => Number(one.negotiable) - Number(other.negotiable) || priceOf(other) - priceOf(one),
  platform: () => 0,
};

/** Every order of a list. */
export const appSorts = Object.keys(comparisons) as AppSearch['sort'][];

/** Reference implementation of the search: a scan over all apps, of the categories for tests. */
export function referenceSearch(
  apps: readonly ProductDraft[],
  { name, categoryId, source, sort, page, size }: AppSearch,
) {
  const named = apps.filter((app) => isNamed(app, name));
  const found = named
    .filter((app) => isFrom(app, source) && isIn(app, categoryId))
    .toSorted((one, other) => comparisons[sort](one, other) || one.position - other.position);
  const sourced = named.filter((app) => isFrom(app, source));
  const ofSource = (wanted: 'own' | 'partner') =>
    named.filter((app) => isFrom(app, wanted) && isIn(app, categoryId)).length;
  return {
    ids: found.slice((page - 1) * size, page * size).map(({ id }) => id),
    total: found.length,
    counts: {
      categories: Object.fromEntries(
        testCategories.flatMap(({ id }) => {
          const total = sourced.filter((app) => standsIn(app, id)).length;
          return total === 0 ? [] : [[id, total]];
        }),
      ),
      anyCategory: sourced.length,
      sources: { own: ofSource('own'), partner: ofSource('partner') },
    },
  };
}

/** What the reference says of a page. */
export function summaryOf({ records, total, counts }: AppPage) {
  return { ids: records.map(({ id }) => id), total, counts };
}
