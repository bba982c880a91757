import type { AppCounts } from '@lima-id/api';
import { type AppQuery, buildCategoryTree, initialAppQuery } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { waysOut } from './waysOut.ts';

const tree = buildCategoryTree([
  { id: 'a', name: '标识应用', parentId: '' },
  { id: 'b', name: '赋码管理', parentId: 'a' },
  { id: 'c', name: '批量赋码', parentId: 'b' },
]);
const counts: AppCounts = { categories: { a: 4, b: 2 }, anyCategory: 7, sources: { own: 1, partner: 2 } };
const all: AppQuery = {
  ...initialAppQuery,
  name: '码',
  level1: 'a',
  level2: 'b',
  level3: 'c',
  source: 'own',
  sort: 'priceUp',
  page: 4,
  size: 36,
};

describe('waysOut', () => {
  it('gives up each filter alone, on the first page, and says what would be found then', () => {
    expect(waysOut(all, tree, counts)).toEqual([
      { label: '“码”', query: { ...all, name: '', page: 1 }, count: undefined },
      { label: '标识应用', query: { ...all, level1: '', level2: '', level3: '', page: 1 }, count: 7 },
      { label: '赋码管理', query: { ...all, level2: '', level3: '', page: 1 }, count: 4 },
      { label: '批量赋码', query: { ...all, level3: '', page: 1 }, count: 2 },
      { label: '自研应用', query: { ...all, source: '', page: 1 }, count: 3 },
    ]);
  });

  it('says 0 when what stands above a category is not counted, and nothing when nothing is', () => {
    const none: AppCounts = { categories: {}, anyCategory: 0, sources: { own: 0, partner: 0 } };
    expect(waysOut(all, tree, none).map(({ count }) => count)).toEqual([undefined, 0, 0, 0, 0]);
    expect(waysOut(all, tree, undefined).map(({ count }) => count)).toEqual(Array.from({ length: 5 }));
  });

  it('is empty when nothing is narrowed', () => {
    expect(waysOut(initialAppQuery, tree, counts)).toEqual([]);
  });
});
