/** One page of a list. */
export interface ContentPage<Entry> {
  entries: Entry[];
  /** From 1. */
  page: number;
  /** At least 1, also for an empty list. */
  pages: number;
}

/**
 * The entries of a page, `size` to a page (`solutionPageSize`, `newsPageSize`). A page before the first or after the last gives the nearest
 * one; NaN gives the first.
 */
export function contentPage<Entry>(entries: readonly Entry[], page: number, size: number): ContentPage<Entry> {
  const pages = Math.max(1, Math.ceil(entries.length / size));
  const shown = Math.min(pages, Math.max(1, Math.floor(page) || 1));
  return { entries: entries.slice((shown - 1) * size, shown * size), page: shown, pages };
}
