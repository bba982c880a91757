import type { RegistrationPassing, RegistrationRejecting, ReviewDecision } from '@lima-id/api';
import { checkRejection, nextReview, type Rejection, type ReviewEvent, rejectedPrefixMs } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { Tables } from '../../schema/tables.ts';
import type { PrefixParts } from '../prefixParts.ts';
import { registrationRefusals, reviewRefusals } from '../refusals.ts';
import { lockWithAccount, type RegistrationRow } from '../registrationRow.ts';
import { grantPrefix } from './grantPrefix.ts';
import { recordStep } from './recordStep.ts';

type Decided = Reply<ReviewDecision, null>;

/** Rejection: the applicant's reservation of the prefix is extended for the next submission. */
async function reject(
  { clock }: PrefixParts,
  transaction: Transaction<Tables>,
  { id }: RegistrationRow,
  why: Rejection,
): Promise<void> {
  const now = clock.now();
  await transaction
    .updateTable('registration')
    .set({
      status: 'rejected',
      feedback: JSON.stringify({ ...why, at: now.getTime() }),
      held_until: new Date(now.getTime() + rejectedPrefixMs),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Whether the reviewer has read what was submitted last. The status alone does not tell: it is the same again when a registration was rejected
 * meanwhile and submitted again.
 */
async function hasSeen(
  transaction: Transaction<Tables>,
  { id, submissions }: RegistrationRow,
  accountId: string,
): Promise<boolean> {
  const reading = await transaction
    .selectFrom('personal_data_access')
    .select('id')
    .where('registration_id', '=', id)
    .where('account_id', '=', accountId)
    .where('submissions', '=', submissions)
    .limit(1)
    .executeTakeFirst();
  return reading !== undefined;
}

/** Decides on a registration with the status and the submission that the reviewer saw, unless they have changed. */
async function decide(
  parts: PrefixParts,
  reviewer: Caller,
  { id, from }: RegistrationPassing,
  event: Extract<ReviewEvent, 'passed' | 'rejected'>,
  why: Rejection,
): Promise<Decided> {
  const { store, clock } = parts;
  return await store.transaction(async (transaction): Promise<Decided> => {
    // The second approval changes the account.
    const row = await lockWithAccount(transaction, id);
    if (row === undefined) return { failure: reviewRefusals.unknown };
    const to = nextReview(row.status, event);
    if (row.status !== from || to === row.status || to === 'none') {
      return { failure: reviewRefusals.notAllowed(row.status) };
    }
    if (!(await hasSeen(transaction, row, reviewer.accountId))) return { failure: reviewRefusals.notSeen };
    if (to === 'approved' && !(await grantPrefix(parts, transaction, row))) {
      return { failure: { status: 409, message: registrationRefusals.taken(row.prefix, null).message } };
    }
    if (event === 'rejected') await reject(parts, transaction, row, why);
    else await transaction.updateTable('registration').set({ status: to }).where('id', '=', id).execute();
    await recordStep(transaction, id, {
      event,
      from: row.status,
      to,
      by: reviewer.accountId,
      at: clock.now(),
      ...why,
    });
    return { data: { reviewStatus: to } };
  });
}

/** Approves a registration on its current level; the second approval grants the prefix. */
export async function passRegistration(
  parts: PrefixParts,
  reviewer: Caller,
  request: RegistrationPassing,
): Promise<Decided> {
  return await decide(parts, reviewer, request, 'passed', { fields: [], words: '' });
}

/** Rejects a registration with reasons. */
export async function rejectRegistration(
  parts: PrefixParts,
  reviewer: Caller,
  { fields, words, ...request }: RegistrationRejecting,
): Promise<Decided> {
  const invalid = checkRejection({ fields, words });
  if (invalid !== null) return { failure: reviewRefusals.invalid(invalid) };
  return await decide(parts, reviewer, request, 'rejected', { fields, words });
}
