import type { SecondNode } from '@lima-id/domain';
import type { Store } from '../schema/store.ts';

/** Second-level nodes for applications, by prefix, which is also their id. */
export async function listSecondNodes(store: Store): Promise<SecondNode[]> {
  const rows = await store.kysely
    .selectFrom('second_level_node')
    .select(['prefix', 'name'])
    .orderBy('prefix')
    .execute();
  return rows.map(({ prefix, name }) => ({ id: prefix, name, nodePrefix: prefix }));
}
