import { type AppQuery, type Category, keepKnownCategories, nearestPage, pageCount } from '@lima-id/domain';

/**
 * The query nearest to one that an address holds: without categories that are gone, and on a page that there is, as far as the
 * categories and the total are known. The same object when it asks for nothing that is not there.
 */
export function fittingQuery(
  query: AppQuery,
  tree: readonly Category[] | undefined,
  total: number | undefined,
): AppQuery {
  const known = tree === undefined ? query : keepKnownCategories(query, tree);
  if (known !== query || total === undefined) return known;
  const page = nearestPage(query.page, pageCount(total, query.size));
  return page === query.page ? query : { ...query, page };
}
