import type { Rejection, ReviewEvent, ReviewStatus } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** A review step; `by` is the account, null for an automatic one. */
export interface RecordedStep extends Rejection {
  event: ReviewEvent | 'erased';
  from: ReviewStatus | null;
  to: ReviewStatus;
  by: string | null;
  at: Date;
}

/** Appends a step to a registration's history. */
export async function recordStep(
  transaction: Transaction<Tables>,
  registrationId: string,
  { event, from, to, by, at, fields, words }: RecordedStep,
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
