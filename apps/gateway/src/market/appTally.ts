import type { AppCounts, AppSearch } from '@lima-id/api';

/** Number of apps of a category, or of all for the empty one, from one source. */
export interface TallyRow {
  category_id: string;
  app_original: boolean;
  total: number | string;
}

/** Number of apps by category and source; the empty category has all. */
export type AppTally = ReadonlyMap<string, AppCounts['sources']>;

const none: AppCounts['sources'] = { own: 0, partner: 0 };

export function tallyOf(rows: readonly TallyRow[]): AppTally {
  const tally = new Map<string, AppCounts['sources']>();
  for (const { category_id: id, app_original: isOwn, total } of rows) {
    tally.set(id, { ...(tally.get(id) ?? none), [isOwn ? 'own' : 'partner']: Number(total) });
  }
  return tally;
}

function fromSource({ own, partner }: AppCounts['sources'], source: AppSearch['source']): number {
  return source === '' ? own + partner : source === 'own' ? own : partner;
}

/** Number of apps that a search finds on all of its pages. */
export function totalOf(tally: AppTally, { categoryId, source }: Pick<AppSearch, 'categoryId' | 'source'>): number {
  return fromSource(tally.get(categoryId) ?? none, source);
}

/** What each value of a filter would find, with the other filter unchanged. */
export function countsOf(tally: AppTally, { categoryId, source }: AppSearch): AppCounts {
  const categories = [...tally].map(([id, sources]) => [id, fromSource(sources, source)] as const);
  return {
    categories: Object.fromEntries(categories.filter(([id, total]) => id !== '' && total > 0)),
    anyCategory: totalOf(tally, { categoryId: '', source }),
    sources: tally.get(categoryId) ?? none,
  };
}
