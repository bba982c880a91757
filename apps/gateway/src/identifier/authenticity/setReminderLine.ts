import type { ReminderLine } from '@lima-id/api';
import { managementMessages } from '@lima-id/domain';
import type { Store } from '../../platform/database/database.ts';
import type { Reply } from '../../platform/http/mount.ts';

/** Sets from how many lookups on the objects of an enterprise's model are shown with a reminder; two models of one name are both meant. */
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
