import { type Category, growCategories, type LevelCategory } from '@lima-id/domain';
import type { Store } from '../platform/database/database.ts';

/** Every category, each before those below it, otherwise in the platform's order. */
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

/** The tree of categories down to a level. */
export async function readCategoryTree(store: Store, level: LevelCategory['level']): Promise<Category[]> {
  const held = (await listCategories(store)).filter((one) => one.level <= level);
  return growCategories(held.map(({ id, name, parentId }) => ({ id, name, parentId })));
}
