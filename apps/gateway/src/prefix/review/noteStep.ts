import type { Rejection, ReviewStatus } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';

/** A step of a review as it is written down; `by` is the account. */
export interface NotedStep extends Rejection {
  event: 'submitted' | 'passed' | 'rejected' | 'erased';
  from: ReviewStatus | null;
  to: ReviewStatus;
  by: string;
  at: Date;
}

/** Writes down what happened to a registration. */
export async function noteStep(
  transaction: Transaction<Tables>,
  registrationId: string,
  { event, from, to, by, at, fields, words }: NotedStep,
): Promise<void> {
  await transaction
    .insertInto('registration_step')
    .values({
      registration_id: registrationId,
      event,
      from_status: from,
      to_status: to,
      account_id: by,
      at,
      detail: JSON.stringify({ fields, words }),
    })
    .execute();
}
