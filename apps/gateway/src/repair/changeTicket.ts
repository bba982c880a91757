import type { FaultChangeReply } from '@lima-id/api';
import { changeFault, type FaultStep } from '@lima-id/domain';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import { managesTickets } from './managesTickets.ts';
import { repairRefusals } from './refusals.ts';

type Unsigned<Step> = Step extends FaultStep ? Omit<Step, 'by' | 'at'> : never;

/** A step of a ticket, without actor and time. */
export type FaultAct = Unsigned<FaultStep>;

/** Applies a step to a ticket of the caller's enterprise, with actor and time. Concurrent steps are serialized by a row lock. */
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
    if (row === undefined || !managesTickets(caller, row.prefix)) return { failure: repairRefusals.unknown };
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
