import { type AppQuery, buildCategoryTree, initialAppQuery } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { fittingQuery } from './fittingQuery.ts';

const tree = buildCategoryTree([{ id: 'a', name: '标识应用', parentId: '' }]);
const query = (change: Partial<AppQuery>): AppQuery => ({ ...initialAppQuery, ...change });

describe('fittingQuery', () => {
  it.each([
    [900_000_000, 60, 7],
    [8, 60, 7],
    [7, 60, 7],
    [2, 9, 1],
    [3, 0, 1],
  ])('shows for page %i of %i apps page %i', (page, total, expected) => {
    expect(fittingQuery(query({ page }), tree, total)).toEqual(query({ page: expected }));
  });

  it('drops a category that is gone before it looks at the page, whose total belongs to another list', () => {
    expect(fittingQuery(query({ level1: 'gone', page: 3 }), tree, 0)).toEqual(query({ page: 3 }));
  });

  it('is the same object when all is there, and while nothing is known', () => {
    const asked = query({ level1: 'a', page: 2 });
    expect(fittingQuery(asked, tree, 10)).toBe(asked);
    const unknown = query({ level1: 'gone', page: 900 });
    expect(fittingQuery(unknown, undefined, undefined)).toBe(unknown);
  });
});
