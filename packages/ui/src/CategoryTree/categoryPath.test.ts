import { buildCategoryTree, type Category } from '@lima-id/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryPath } from './categoryPath.ts';

const flat = fc.uniqueArray(
  fc.record({ id: fc.nat(30).map(String), name: fc.string(), parentId: fc.nat(30).map(String) }),
  { selector: ({ id }) => id },
);

function every(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) => [category, ...every(category.children)]);
}

describe('categoryPath', () => {
  it('leads step by step to the category when it is in the tree', () => {
    fc.assert(
      fc.property(flat, (items) => {
        const tree = buildCategoryTree(items);
        for (const { id } of every(tree)) {
          let level: readonly Category[] = tree;
          const path = categoryPath(tree, id);
          for (const step of path) {
            const found = level.find((category) => category.id === step);
            expect(found).toBeDefined();
            level = found?.children ?? [];
          }
          expect(path.at(-1)).toBe(id);
        }
      }),
    );
  });

  it('is empty when the category is not there', () => {
    expect(categoryPath([], '1')).toEqual([]);
    expect(categoryPath(buildCategoryTree([{ id: '1', name: '标识应用', parentId: '0' }]), '0')).toEqual([]);
  });
});
