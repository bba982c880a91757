import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Category, CategoryItem } from './category.ts';
import { buildCategoryTree, homeCategories } from './categoryTree.ts';

const item = (id: string, parentId: string, name = id): CategoryItem => ({ id, name, parentId });
const shape = (tree: readonly Category[]): unknown[] => tree.map(({ id, children }) => [id, ...shape(children)]);
const flat = (tree: readonly Category[]): Category[] => tree.flatMap((one) => [one, ...flat(one.children)]);

describe('buildCategoryTree', () => {
  it('puts each below its parent in the order of the list when parents come first or last', () => {
    const items = [item('3', '2'), item('1', '-1'), item('2', '1'), item('4', '-1'), item('5', '1')];
    expect(shape(buildCategoryTree(items))).toEqual([['1', ['2', ['3']], ['5']], ['4']]);
    expect(buildCategoryTree([item('1', '-1', '标识应用')])).toEqual([
      { id: '1', name: '标识应用', parentId: '-1', children: [] },
    ]);
    expect(buildCategoryTree([])).toEqual([]);
  });

  it('makes an orphan a top-level one when its parent is missing', () => {
    expect(shape(buildCategoryTree([item('1', '-1'), item('2', 'gone')]))).toEqual([['1'], ['2']]);
  });

  it('keeps the first when an id is repeated', () => {
    expect(buildCategoryTree([item('1', '-1', '先'), item('1', '-1', '后')]).map(({ name }) => name)).toEqual(['先']);
  });

  it('opens a circle where it closes when parents go round', () => {
    expect(shape(buildCategoryTree([item('1', '1')]))).toEqual([['1']]);
    expect(shape(buildCategoryTree([item('1', '2'), item('2', '1')]))).toEqual([['2', ['1']]]);
    expect(shape(buildCategoryTree([item('1', '3'), item('2', '1'), item('3', '2'), item('4', '3')]))).toEqual([
      ['3', ['1', ['2']], ['4']],
    ]);
  });

  it('holds every id once, below its parent or at the top, when the list is any', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'none');
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, ids), { maxLength: 20 }), (pairs) => {
        const items = pairs.map(([id, parentId]) => item(id, parentId));
        const tree = buildCategoryTree(items);
        const all = flat(tree);
        expect(all.map(({ id }) => id).toSorted()).toEqual([...new Set(items.map(({ id }) => id))].toSorted());
        expect(all.every((one) => one.children.every(({ parentId }) => parentId === one.id))).toBe(true);
        const known = new Set(items.map(({ id }) => id));
        for (const one of all.filter(({ parentId }) => !known.has(parentId))) expect(tree).toContain(one);
        for (const one of tree.filter(({ parentId }) => known.has(parentId))) {
          expect(flat([one]).map(({ id }) => id)).toContain(one.parentId);
        }
      }),
    );
  });
});

describe('homeCategories', () => {
  const group = (id: string): CategoryItem[] => [item(id, '-1'), item(`${id}-1`, id)];

  it('shows six with children when there are more, and skips those without', () => {
    const tree = buildCategoryTree([item('x', '-1'), ...['1', '2', '3', '4', '5', '6', '7'].flatMap(group)]);
    expect(homeCategories(tree).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(homeCategories(tree.slice(0, 3)).map(({ id }) => id)).toEqual(['1', '2']);
  });
});
