import type { RegistrationPassing, RegistrationRejecting, ReviewDecision } from '@lima-id/api';
import { checkRejection, nextReview, type Rejection, type ReviewEvent, rejectedPrefixMs } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { PrefixParts } from '../prefixParts.ts';
import { registrationRefusals, reviewRefusals } from '../refusals.ts';
import { lockRegistration, type RegistrationRow } from '../registrationRow.ts';
import { grantPrefix } from './grantPrefix.ts';
import { noteStep } from './noteStep.ts';

type Decided = Reply<ReviewDecision, null>;

/** Rejects: the prefix stays the applicant's for a while, so that it is still there for the next submission. */
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
      status: 3,
      feedback: JSON.stringify({ ...why, at: now.getTime() }),
      held_until: new Date(now.getTime() + rejectedPrefixMs),
    })
    .where('id', '=', id)
    .execute();
}

/** Decides on a registration as the reviewer saw it: one that has changed meanwhile is not decided on. */
async function decide(
  parts: PrefixParts,
  reviewer: Caller,
  { id, from }: RegistrationPassing,
  event: Exclude<ReviewEvent, 'submitted'>,
  why: Rejection,
): Promise<Decided> {
  const { store, clock } = parts;
  return await store.transaction(async (transaction): Promise<Decided> => {
    const row = await lockRegistration(transaction, 'id', id);
    if (row === undefined) return { failure: reviewRefusals.unknown };
    const to = nextReview(row.status, event);
    if (row.status !== from || to === row.status || to === 'none') {
      return { failure: reviewRefusals.notAllowed(row.status) };
    }
    if (to === 2 && !(await grantPrefix(parts, transaction, row))) {
      return { failure: { status: 409, message: registrationRefusals.taken(row.prefix, null).message } };
    }
    if (event === 'rejected') await reject(parts, transaction, row, why);
    else await transaction.updateTable('registration').set({ status: to }).where('id', '=', id).execute();
    await noteStep(transaction, id, {
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

/** Passes a registration on by one level; with the second the prefix is the enterprise's. */
export async function passRegistration(
  parts: PrefixParts,
  reviewer: Caller,
  request: RegistrationPassing,
): Promise<Decided> {
  return await decide(parts, reviewer, request, 'passed', { fields: [], words: '' });
}

/** Rejects a registration, saying why. */
export async function rejectRegistration(
  parts: PrefixParts,
  reviewer: Caller,
  { fields, words, ...request }: RegistrationRejecting,
): Promise<Decided> {
  const invalid = checkRejection({ fields, words });
  if (invalid !== null) return { failure: reviewRefusals.invalid(invalid) };
  return await decide(parts, reviewer, request, 'rejected', { fields, words });
}
