import type { PrefixSuspending, ReviewDecision } from '@lima-id/api';
import { nextReview, type ReviewEvent } from '@lima-id/domain';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { PrefixParts } from '../prefixParts.ts';
import { reviewRefusals } from '../refusals.ts';
import { lockWithAccount } from '../registrationRow.ts';
import { recordStep } from './recordStep.ts';

/**
 * Suspends or restores the prefix of an approved registration. Meanwhile all that requires an approved prefix stops, lookups of its codes
 * included; the prefix stays the enterprise's. Refused when it is suspended, or restored, already.
 */
export async function changeSuspension(
  { store, clock }: PrefixParts,
  reviewer: Caller,
  { id, reason }: PrefixSuspending,
  event: Extract<ReviewEvent, 'suspended' | 'restored'>,
): Promise<Reply<ReviewDecision, null>> {
  return await store.transaction(async (transaction): Promise<Reply<ReviewDecision, null>> => {
    const row = await lockWithAccount(transaction, id);
    if (row === undefined) return { failure: reviewRefusals.unknown };
    const to = nextReview(row.status, event);
    if (to === row.status || to === 'none') return { failure: reviewRefusals.notAllowed(row.status) };
    const at = clock.now();
    const why = { fields: [], words: reason };
    const feedback = event === 'suspended' ? JSON.stringify({ ...why, at: at.getTime() }) : null;
    await transaction.updateTable('registration').set({ status: to, feedback }).where('id', '=', id).execute();
    await transaction.updateTable('enterprise').set({ examine_status: to }).where('prefix', '=', row.prefix).execute();
    await recordStep(transaction, id, { event, from: row.status, to, by: reviewer.accountId, at, ...why });
    return { data: { reviewStatus: to } };
  });
}
