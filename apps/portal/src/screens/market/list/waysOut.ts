import type { AppCounts } from '@lima-id/api';
import {
  type AppQuery,
  appSources,
  type Category,
  categoryChoices,
  changeListQuery,
  chooseCategory,
} from '@lima-id/domain';

/** A filter that can be removed, and the results without it. */
export interface WayOut {
  /** The filter as the visitor knows it. */
  label: string;
  query: AppQuery;
  /** Undefined where it is unknown. */
  count: number | undefined;
}

const levels = [1, 2, 3] as const;

/** Every filter of a query with the query without it: the words first, then the categories, then the source. */
export function waysOut(query: AppQuery, tree: readonly Category[], counts: AppCounts | undefined): WayOut[] {
  const way = (label: string, change: Partial<AppQuery>, count: number | undefined): WayOut => ({
    label,
    query: changeListQuery(query, change).query,
    count,
  });
  const choices = categoryChoices(tree, query);
  const categories = levels.flatMap((level) => {
    const category = choices[level - 1]?.find(({ id }) => id === query[`level${level}`]);
    if (category === undefined) return [];
    const above = level === 1 ? '' : query[`level${level === 2 ? 1 : 2}`];
    const left = above === '' ? counts?.anyCategory : counts && (counts.categories[above] ?? 0);
    return [way(category.name, chooseCategory(level, ''), left)];
  });
  return [
    ...(query.name === '' ? [] : [way(`“${query.name}”`, { name: '' }, undefined)]),
    ...categories,
    ...(query.source === ''
      ? []
      : [way(appSources[query.source], { source: '' }, counts && counts.sources.own + counts.sources.partner)]),
  ];
}
