import { buildCategoryTree, type Category, type LevelCategory } from '@lima-id/domain';
import type { Store } from '../schema/store.ts';

/** Every category, parents before children, otherwise in the platform's order. */
export async function listCategories(store: Store): Promise<LevelCategory[]> {
  const rows = await store.kysely
    .selectFrom('app_category')
    .select(['id', 'name', 'parent_id', 'level'])
    .orderBy('level')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, parent_id, level }) => ({ id, name, parentId: parent_id ?? '', level }));
}

/** The category tree down to a level. */
export async function readCategoryTree(store: Store, level: LevelCategory['level']): Promise<Category[]> {
  const held = (await listCategories(store)).filter((one) => one.level <= level);
  return buildCategoryTree(held.map(({ id, name, parentId }) => ({ id, name, parentId })));
}
