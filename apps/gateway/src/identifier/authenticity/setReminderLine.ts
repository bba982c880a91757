import type { ReminderLine } from '@lima-id/api';
import { managementMessages } from '@lima-id/domain';
import { noteChanges } from '../../enterprise/changeLog.ts';
import type { Registrar } from '../../enterprise/registrar.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { Store } from '../../schema/store.ts';

/** Sets the number of lookups from which objects of an enterprise's model show a reminder; applies to all models with that name. */
export async function setReminderLine(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  { model, line }: ReminderLine,
): Promise<Reply<ReminderLine, null>> {
  return await store.transaction(async (transaction): Promise<Reply<ReminderLine, null>> => {
    // Locked in one order, so that concurrent calls do not deadlock.
    const named = await transaction
      .selectFrom('product_model')
      .select(['id', 'code', 'reminder_line'])
      .where('enterprise_prefix', '=', registrar.prefix)
      .where('name', '=', model)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (named.length === 0) return { failure: { status: 404, message: managementMessages.modelUnknown(model) } };
    const others = named.filter(({ reminder_line }) => reminder_line !== line);
    if (others.length === 0) return { data: { model, line } };
    const ids = others.map(({ id }) => id);
    await transaction
      .updateTable('product_model')
      // A saving of the model that does not know this line is refused, not carried out over it.
      .set(({ eb }) => ({ reminder_line: line, version: eb('version', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
    const changes = others.map(({ code, reminder_line }) => ({
      call: 'setReminderLine',
      subject: `model ${code}`,
      before: { reminderLine: reminder_line },
      after: { reminderLine: line },
    }));
    await noteChanges(transaction, registrar, clock.now(), changes);
    return { data: { model, line } };
  });
}
