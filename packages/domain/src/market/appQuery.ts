import { listPageMax } from '../list/limits.ts';
import type { AppSource } from './appSource.ts';
import type { Category } from './category.ts';
import { appPageSize, appPageSizes } from './limits.ts';

/** How page addresses name the sources: people have kept addresses with these digits. */
const sourceInAddress: Readonly<Record<AppSource, string>> = { '': '', own: '1', partner: '0' };

const sellTime = '上架时间';
const price = '价格';

/** Names of what apps are sorted by, with the direction in the key: up is the oldest or the cheapest first. */
export const appSorts = { sellTimeDown: sellTime, sellTimeUp: sellTime, priceUp: price, priceDown: price } as const;
export type AppSort = keyof typeof appSorts;

/** What the app list is asked for. Empty texts filter nothing; a lower category level is set only below a higher one. */
export interface AppQuery {
  name: string;
  level1: string;
  level2: string;
  level3: string;
  source: AppSource;
  sort: AppSort;
  page: number;
  size: (typeof appPageSizes)[number];
}

function isKeyOf<Names extends object>(names: Names, text: string): text is string & keyof Names {
  return Object.keys(names).includes(text);
}

/** The change of a query that choosing a category at a level makes: the levels below are cleared. Source: docs/rules/market.md. */
export function chooseCategory(level: 1 | 2 | 3, id: string): Partial<AppQuery> {
  return { [`level${level}`]: id, ...(level < 3 && { level3: '' }), ...(level === 1 && { level2: '' }) };
}

/** The id of the category that the list is asked for: the lowest one chosen, empty when none is. */
export function queryCategory({ level1, level2, level3 }: AppQuery): string {
  return level3 || level2 || level1;
}

/** What the gateway is asked for by a query; a page beyond the longest list is asked for as its last. Source: docs/rules/market.md. */
export function appSearchOf(query: AppQuery): Pick<AppQuery, 'name' | 'source' | 'sort' | 'page' | 'size'> & {
  categoryId: string;
} {
  const { name, source, sort, page, size } = query;
  return { name, categoryId: queryCategory(query), source, sort, page: Math.min(page, listPageMax), size };
}

/** The categories to choose from at each of the three levels, without 不限: those below what is chosen one level higher. */
export function categoryChoices(tree: readonly Category[], query: AppQuery): (readonly Category[])[] {
  const second = tree.find(({ id }) => id === query.level1)?.children ?? [];
  return [tree, second, second.find(({ id }) => id === query.level2)?.children ?? []];
}

/**
 * The query without the categories that the tree does not have, and without those below them, so that an address from
 * before a change of the catalogue still finds something; the same object when it has them all. Source: docs/rules/market.md.
 */
export function keepKnownCategories(query: AppQuery, tree: readonly Category[]): AppQuery {
  const choices = categoryChoices(tree, query);
  const levels = [1, 2, 3] as const;
  const unknown = levels.find((level) => {
    const id = query[`level${level}`];
    return id !== '' && !choices[level - 1]?.some((category) => category.id === id);
  });
  return unknown === undefined ? query : { ...query, ...chooseCategory(unknown, '') };
}

/**
 * The query that a page address holds, read by name as URLSearchParams do. Whatever is missing or no possible value
 * falls back to how the list opens; a category level below an empty one is dropped. Source: docs/rules/market.md.
 */
export function readAppQuery(params: { get(name: string): string | null | undefined }): AppQuery {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const [source, sort, page] = [text('source'), text('sort'), text('page')];
  const level1 = text('level1');
  const level2 = level1 && text('level2');
  return {
    name: text('name'),
    level1,
    level2,
    level3: level2 && text('level3'),
    source: (['own', 'partner'] as const).find((one) => sourceInAddress[one] === source) ?? '',
    sort: isKeyOf(appSorts, sort) ? sort : 'sellTimeDown',
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    size: appPageSizes.find((size) => String(size) === text('size')) ?? appPageSize,
  };
}

/** The app list as it opens: everything, newest first, nine a page. */
export const initialAppQuery: AppQuery = readAppQuery({ get: () => null });

/** The query as names and values of a page address: only what differs from how the list opens. Source: docs/rules/market.md. */
export function writeAppQuery(query: AppQuery): Record<string, string> {
  const written = { ...query, source: sourceInAddress[query.source] };
  const differing = Object.entries(written).filter(([key, value]) => value !== initialAppQuery[key as keyof AppQuery]);
  return Object.fromEntries(differing.map(([key, value]) => [key, String(value)]));
}
