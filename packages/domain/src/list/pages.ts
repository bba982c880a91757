/** Pages that so many entries fill; at least one, and counts that are no counts fill one. */
export function pageCount(total: number, pageSize: number): number {
  const pages = Math.ceil(total / Math.max(1, Math.floor(pageSize)));
  return Number.isFinite(pages) ? Math.max(1, pages) : 1;
}

/** The page nearest to the one asked for; no number is page 1. */
export function nearestPage(page: number, pages: number): number {
  return Number.isNaN(page) ? 1 : Math.min(Math.max(1, Math.trunc(page)), pages);
}
