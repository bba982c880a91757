/** Pages of a list with this many entries; at least one, also for an invalid count. */
export function pageCount(total: number, pageSize: number): number {
  const pages = Math.ceil(total / Math.max(1, Math.floor(pageSize)));
  return Number.isFinite(pages) ? Math.max(1, pages) : 1;
}

/** The page nearest to the requested one; NaN gives page 1. */
export function nearestPage(page: number, pages: number): number {
  return Number.isNaN(page) ? 1 : Math.min(Math.max(1, Math.trunc(page)), pages);
}
