import { type CategoryNode, categoryPath } from '@lima-id/ui';
import { addressOfList } from '../parts/listAddress.ts';

/** The list of a category's apps, with the categories above it chosen too; the whole list for one that the tree does not hold. */
export function addressOfCategory(tree: readonly CategoryNode[], id: string): string {
  const [level1 = '', level2 = '', level3 = ''] = categoryPath(tree, id);
  return addressOfList({ level1, level2, level3 });
}
