/** A list's parameters after a change, and whether the list has to be fetched again. */
export interface ListChange<Query> {
  query: Query;
  fetch: boolean;
}

/**
 * A list's parameters after a change. Unchanged ones make no call unless `force` is set, and are returned as the same object; a change of
 * anything but the page leads to page 1, whatever page the change names. Values are compared by identity, so they are strings, numbers,
 * booleans or null. Source: docs/rules/market.md.
 */
export function changeListQuery<Query extends { page: number }>(
  query: Query,
  change: Partial<Query>,
  force = false,
): ListChange<Query> {
  const next: Query = { ...query, ...change };
  const changed = (Object.keys(next) as (keyof Query)[]).filter((key) => !Object.is(next[key], query[key]));
  if (changed.length === 0) return { query, fetch: force };
  return { query: changed.some((key) => key !== 'page') ? { ...next, page: 1 } : next, fetch: true };
}
