import type { FaultChangeReply } from '@lima-id/api';
import { changeFault, type FaultStep } from '@lima-id/domain';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import type { Reply } from '../platform/http/mount.ts';
import { handles } from './handles.ts';
import { repairRefusals } from './refusals.ts';

type Unsigned<Step> = Step extends FaultStep ? Omit<Step, 'by' | 'at'> : never;

/** What is done to a ticket, before it is known by whom and when. */
export type FaultAct = Unsigned<FaultStep>;

/**
 * Does something to a ticket of the caller's enterprise, with who did it and when. Two acts at once are done one after the other: the
 * second sees what the first did.
 */
export async function changeTicket(
  { store, clock }: { store: Store; clock: Clock },
  caller: Caller,
  number: string,
  act: FaultAct,
): Promise<Reply<FaultChangeReply, null>> {
  return await store.transaction(async (transaction): Promise<Reply<FaultChangeReply, null>> => {
    const row = await transaction
      .selectFrom('fault_ticket')
      .select(['prefix', 'state', 'steps'])
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || !handles(caller, row.prefix)) return { failure: repairRefusals.unknown };
    const change = changeFault(row, { ...act, by: caller.accountId, at: clock.now().getTime() });
    if (!change.ok) return { failure: { status: 409, message: change.message } };
    const { state, steps } = change.ticket;
    await transaction
      .updateTable('fault_ticket')
      .set({ state, steps: JSON.stringify(steps) })
      .where('number', '=', number)
      .execute();
    return { data: { state } };
  });
}
