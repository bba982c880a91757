import type { RecallPage } from '@lima-id/api';
import type { Store } from '../schema/store.ts';
import { recallColumns, recallEntryOf } from './recallEntry.ts';

/** A page of an enterprise's recalls, newest first, including withdrawn ones. */
export async function listRecalls(store: Store, prefix: string, current: number, size: number): Promise<RecallPage> {
  const own = store.kysely.selectFrom('recall').where('enterprise_prefix', '=', prefix);
  const { total } = await own.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .select(recallColumns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  return { total: Number(total), records: rows.map(recallEntryOf) };
}
