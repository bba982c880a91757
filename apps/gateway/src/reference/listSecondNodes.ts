import type { SecondNode } from '@lima-id/domain';
import type { Store } from '../platform/database/database.ts';

/** The second-level nodes under which enterprises apply for a prefix, by prefix, which is their id too. */
export async function listSecondNodes(store: Store): Promise<SecondNode[]> {
  const rows = await store.kysely
    .selectFrom('second_level_node')
    .select(['prefix', 'name'])
    .orderBy('prefix')
    .execute();
  return rows.map(({ prefix, name }) => ({ id: prefix, name, nodePrefix: prefix }));
}
