import type { AppCounts } from '@lima-id/api';
import {
  type AppQuery,
  appSources,
  buildCategoryTree,
  type Category,
  categoryChoices,
  initialAppQuery,
  readAppQuery,
} from '@lima-id/domain';
import type { FilterGroup, FilterOption, FilterValue } from '@lima-id/ui';

const levels = [
  { key: 'level1', label: '一级分类', clears: ['level2', 'level3'] },
  { key: 'level2', label: '二级分类', clears: ['level3'] },
  { key: 'level3', label: '三级分类', clears: [] },
] as const;

const sources = ['own', 'partner'] as const;

const filterKeys = ['name', 'level1', 'level2', 'level3', 'source'] as const;

/** The filters of a query as the design system has them; the words that are looked for are one of them. */
export function filterValueOf(query: AppQuery): FilterValue {
  return Object.fromEntries(filterKeys.flatMap((key) => (query[key] === '' ? [] : [[key, [query[key]]]])));
}

/** The change of a query that makes these its filters. */
export function filterChangeOf(value: FilterValue): Pick<AppQuery, (typeof filterKeys)[number]> {
  const { name, level1, level2, level3 } = readAppQuery({ get: (key) => value[key]?.[0] ?? null });
  const source = sources.find((one) => one === value['source']?.[0]) ?? '';
  return { name, level1, level2, level3, source };
}

/** What stands for the categories while they are not known: those that are chosen, so that they can be removed. */
export function standInCategories({ level1, level2, level3 }: AppQuery, name: string): Category[] {
  const ids = [level1, level2, level3].filter((id) => id !== '');
  return buildCategoryTree(ids.map((id, index) => ({ id, name, parentId: ids[index - 1] ?? '' })));
}

/** Counts are null while they load, and undefined when the gateway sends none. */
type KnownCounts = AppCounts | null | undefined;

/** What an option would find, as far as it is counted: nothing is said of what is not counted. */
function counted(counts: KnownCounts, read: (counts: AppCounts) => number): Pick<FilterOption, 'count'> {
  if (counts === undefined) return {};
  return { count: counts === null ? null : read(counts) };
}

/** The filters of the list: a level of categories is offered where the one above it is chosen and has others below. */
export function appFilters(tree: readonly Category[], counts: KnownCounts): (value: FilterValue) => FilterGroup[] {
  return (value) => {
    const query = { ...initialAppQuery, ...filterChangeOf(value) };
    const choices = categoryChoices(tree, query);
    const categories = levels.map((level, index) => ({
      ...level,
      options: (choices[index] ?? []).map(({ id, name }) => ({
        value: id,
        label: name,
        ...counted(counts, (known) => known.categories[id] ?? 0),
      })),
    }));
    const sourceOptions = sources.map((source) => ({
      value: source,
      label: appSources[source],
      ...counted(counts, (known) => known.sources[source]),
    }));
    const words = query.name === '' ? [] : [{ value: query.name, label: `“${query.name}”` }];
    return [
      { key: 'name', label: '搜索', unlisted: true, options: words },
      ...categories.filter(({ key, options }) => key === 'level1' || options.length > 0),
      { key: 'source', label: '应用来源', options: sourceOptions },
    ];
  };
}
