import type { AppCounts } from '@lima-id/api';
import { type AppQuery, buildCategoryTree, initialAppQuery } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appFilters, filterChangeOf, filterValueOf, standInCategories } from './appFilters.ts';

const tree = buildCategoryTree([
  { id: 'a', name: '标识应用', parentId: '' },
  { id: 'b', name: '赋码管理', parentId: 'a' },
  { id: 'c', name: '批量赋码', parentId: 'b' },
  { id: 'd', name: '生产制造', parentId: '' },
]);
const counts: AppCounts = { categories: { a: 4, b: 2 }, anyCategory: 7, sources: { own: 3, partner: 0 } };
const query = (change: Partial<AppQuery>): AppQuery => ({ ...initialAppQuery, ...change });

const word = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== '');
const filters = fc.record({
  name: fc.oneof(fc.constant(''), word),
  level1: word,
  level2: word,
  level3: fc.oneof(fc.constant(''), word),
  source: fc.constantFrom('' as const, 'own' as const, 'partner' as const),
});

describe('filterValueOf and filterChangeOf', () => {
  it('give the same filters back when they are turned into each other', () => {
    fc.assert(
      fc.property(filters, (some) => {
        expect(filterChangeOf(filterValueOf(query(some)))).toEqual(some);
      }),
    );
  });

  it('say nothing of what is not narrowed, and clear all when nothing is chosen', () => {
    expect(filterValueOf(query({ page: 3, size: 36, sort: 'priceUp' }))).toEqual({});
    expect(filterChangeOf({})).toEqual({ name: '', level1: '', level2: '', level3: '', source: '' });
  });

  it('leave out a source that there is not when one is chosen', () => {
    expect(filterChangeOf({ source: ['1'] }).source).toBe('');
  });
});

describe('appFilters', () => {
  const rows = (value: Record<string, string[]>) => appFilters(tree, counts)(value).map(({ key }) => key);

  it('offers a level when the one above it is chosen and has others below', () => {
    expect(rows({})).toEqual(['name', 'level1', 'source']);
    expect(rows({ level1: ['a'] })).toEqual(['name', 'level1', 'level2', 'source']);
    expect(rows({ level1: ['a'], level2: ['b'] })).toEqual(['name', 'level1', 'level2', 'level3', 'source']);
    expect(rows({ level1: ['d'] })).toEqual(['name', 'level1', 'source']);
  });

  it('clears the levels below and no others when a level is chosen', () => {
    const clears = appFilters(tree, counts)({ level1: ['a'], level2: ['b'] }).map((group) => group.clears ?? []);
    expect(clears).toEqual([[], ['level2', 'level3'], ['level3'], [], []]);
  });

  it('counts every option when the gateway does, those that find nothing too', () => {
    const [, level1, , source] = appFilters(tree, counts)({ level1: ['a'] });
    expect(level1?.options.map(({ count }) => count)).toEqual([4, 0]);
    expect(source?.options.map(({ count }) => count)).toEqual([3, 0]);
  });

  it('keeps the room of the counts while they load, and has none where they are unknown', () => {
    expect(appFilters(tree, null)({})[1]?.options.map(({ count }) => count)).toEqual([null, null]);
    expect(appFilters(tree, undefined)({})[1]?.options.every((option) => !('count' in option))).toBe(true);
  });

  it('repeats the words without offering them when something is looked for', () => {
    const [words] = appFilters(tree, counts)({ name: ['跑步机'] });
    expect(words).toMatchObject({ unlisted: true, options: [{ value: '跑步机', label: '“跑步机”' }] });
  });
});

describe('standInCategories', () => {
  it('has what is chosen, level by level, when the categories are not known', () => {
    const standIn = standInCategories(query({ level1: 'x', level2: 'y' }), '所选分类');
    const groups = appFilters(standIn, null)({ level1: ['x'], level2: ['y'] });
    expect(groups.flatMap(({ options }) => options.map(({ value, label }) => [value, label]))).toEqual([
      ['x', '所选分类'],
      ['y', '所选分类'],
      ['own', '自研应用'],
      ['partner', '生态伙伴'],
    ]);
  });

  it('is empty when nothing is chosen', () => {
    expect(standInCategories(initialAppQuery, '所选分类')).toEqual([]);
  });
});
