import type { ReminderLine } from '@lima-id/api';
import { managementMessages } from '@lima-id/domain';
import type { Reply } from '../../platform/http/mount.ts';
import type { Store } from '../../schema/store.ts';

/** Sets the number of lookups from which objects of an enterprise's model show a reminder; applies to all models with that name. */
export async function setReminderLine(
  store: Store,
  prefix: string,
  { model, line }: ReminderLine,
): Promise<Reply<ReminderLine, null>> {
  const changed = await store.kysely
    .updateTable('product_model')
    .set({ reminder_line: line })
    .where('enterprise_prefix', '=', prefix)
    .where('name', '=', model)
    .returning('id')
    .execute();
  if (changed.length > 0) return { data: { model, line } };
  return { failure: { status: 404, message: managementMessages.modelUnknown(model) } };
}
