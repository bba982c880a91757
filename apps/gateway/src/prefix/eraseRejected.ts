import { dayMs, rejectedRegistrationKeptDays } from '@lima-id/domain';
import { type RawBuilder, sql } from 'kysely';
import type { PrefixParts } from './prefixParts.ts';
import { erasePersonalData } from './review/eraseRegistration.ts';

type CleanupParts = Pick<PrefixParts, 'store' | 'clock' | 'pictures' | 'drafts'>;

/** Time in ms for which the personal data of a rejected registration are kept. */
const keptMs = rejectedRegistrationKeptDays * dayMs;

/** Registrations erased per transaction. */
export const cleanupBatchSize = 50;

/** SQL condition: a registration was rejected by a time in ms, its personal data are left, and nobody is correcting it. */
function isOver(before: number): RawBuilder<boolean> {
  return sql<boolean>`
    registration.status = 'rejected' and registration.personal <> ''
    and registration.submitted_at <= ${new Date(before)}::timestamptz
    and coalesce((registration.feedback ->> 'at')::double precision, 0) <= ${before}::double precision
    and not exists (select from prefix_draft where prefix_draft.account_id = registration.account_id)`;
}

/** Erases some registrations whose time is over; returns how many it found. Those of accounts that somebody else has locked are skipped. */
async function eraseSome(parts: CleanupParts): Promise<number> {
  const over = isOver(parts.clock.now().getTime() - keptMs);
  return await parts.store.transaction(async (transaction) => {
    const found = await transaction
      .selectFrom('registration')
      .innerJoin('account', 'account.id', 'registration.account_id')
      .select('registration.id')
      .where(over)
      .limit(cleanupBatchSize)
      .forNoKeyUpdate('account')
      .skipLocked()
      .execute();
    for (const { id } of found) {
      // It may have been submitted, reopened or erased before its account was locked.
      const row = await transaction
        .selectFrom('registration')
        .selectAll()
        .where('id', '=', id)
        .where(over)
        .forUpdate()
        .executeTakeFirst();
      if (row !== undefined) await erasePersonalData(parts, transaction, row, null);
    }
    return found.length;
  });
}

/**
 * Erases the personal data of registrations that were rejected a year ago and neither submitted again nor opened for a correction since. Stops
 * before the next transaction once `ending` is aborted.
 */
export async function eraseRejected(parts: CleanupParts, ending: AbortSignal): Promise<void> {
  for (let found = cleanupBatchSize; found === cleanupBatchSize && !ending.aborted; ) found = await eraseSome(parts);
}
