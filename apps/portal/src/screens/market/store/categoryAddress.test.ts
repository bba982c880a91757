import { buildCategoryTree } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { addressOfCategory } from './categoryAddress.ts';

const tree = buildCategoryTree([
  { id: '100', name: '标识应用', parentId: '' },
  { id: '110', name: '赋码管理', parentId: '100' },
  { id: '111', name: '批量赋码', parentId: '110' },
  { id: '200', name: '生产制造', parentId: '' },
]);

describe('addressOfCategory', () => {
  it.each([
    ['200', '/application/list?level1=200'],
    ['110', '/application/list?level1=100&level2=110'],
    ['111', '/application/list?level1=100&level2=110&level3=111'],
    ['', '/application/list'],
    ['999', '/application/list'],
  ])('names every level down to %s when the list of it is opened', (id, address) => {
    expect(addressOfCategory(tree, id)).toBe(address);
  });
});
