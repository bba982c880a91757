import type { FaultChangeReply } from '@lima-id/api';
import { changeFault, type FaultStep, objectEvent } from '@lima-id/domain';
import { storeEvents } from '../identifier/storeEvents.ts';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import { managesTickets } from './managesTickets.ts';
import { repairRefusals } from './refusals.ts';

type Unsigned<Step> = Step extends FaultStep ? Omit<Step, 'by' | 'at'> : never;

/** A step of a ticket, without actor and time. */
export type FaultAct = Unsigned<FaultStep>;

/**
 * Applies a step to a ticket of the caller's enterprise, with actor and time. Concurrent steps are serialized by a row
 * lock. A completed repair becomes an event in the life of the object.
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
      .select(['prefix', 'suffix', 'state', 'steps'])
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || !managesTickets(caller, row.prefix)) return { failure: repairRefusals.unknown };
    const now = clock.now();
    const change = changeFault(row, { ...act, by: caller.accountId, at: now.getTime() });
    if (!change.ok) return { failure: { status: 409, message: change.message } };
    const { state, steps } = change.ticket;
    await transaction
      .updateTable('fault_ticket')
      .set({ state, steps: JSON.stringify(steps) })
      .where('number', '=', number)
      .execute();
    if (state === 'done') {
      // Without words: those of the ticket are in the repair scene, for readers with a verified phone.
      const event = objectEvent(now.getTime()).parse({
        eventId: `fault:${number}`,
        happenedAt: now.toISOString(),
        kind: 'repaired',
      });
      await storeEvents(transaction, row.prefix, [{ code: row.suffix, event }], now);
    }
    return { data: { state } };
  });
}
