import type { RecallEntry } from '@lima-id/api';
import { recallMessages } from '@lima-id/domain';
import { noteChanges } from '../enterprise/changeLog.ts';
import type { Registrar } from '../enterprise/registrar.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import { lockRecalls, settleListed } from './listedIdentifiers.ts';
import { recallColumns, recallEntryOf } from './recallEntry.ts';

/** Withdraws a recall; its objects are no longer recalled. Idempotent. */
export async function withdrawRecall(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  number: string,
): Promise<Reply<RecallEntry, null>> {
  const { prefix } = registrar;
  return await store.transaction(async (transaction): Promise<Reply<RecallEntry, null>> => {
    await lockRecalls(transaction, prefix);
    const row = await transaction
      .selectFrom('recall')
      .select(['id', ...recallColumns])
      .where('enterprise_prefix', '=', prefix)
      .where('number', '=', number)
      .executeTakeFirst();
    if (row === undefined) return { failure: { status: 404, message: recallMessages.recallUnknown(number) } };
    if (row.withdrawn_at !== null) return { data: recallEntryOf(row) };
    const withdrawn_at = clock.now();
    await transaction.updateTable('recall').set({ withdrawn_at }).where('id', '=', row.id).execute();
    await settleListed(transaction, prefix, row.id);
    const [before, after] = [recallEntryOf(row), recallEntryOf({ ...row, withdrawn_at })];
    const change = { call: 'withdrawRecall', subject: `recall ${number}`, before, after };
    await noteChanges(transaction, registrar, withdrawn_at, [change]);
    return { data: after };
  });
}
