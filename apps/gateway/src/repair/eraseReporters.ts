import { dayMs, faultContactKeptDays, maskMobiles } from '@lima-id/domain';
import { sql } from 'kysely';
import { cleanupBatchSize } from './limits.ts';
import type { RepairParts } from './repairParts.ts';

type CleanupParts = Pick<RepairParts, 'store' | 'clock'>;

/** Time in ms for which a reporter is kept after the last step. */
const keptMs = faultContactKeptDays * dayMs;

/** Erases the reporters of some tickets; returns how many. Tickets that somebody else changes at the same time are skipped. */
async function eraseSome({ store, clock }: CleanupParts): Promise<number> {
  const now = clock.now();
  const before = now.getTime() - keptMs;
  return await store.transaction(async (transaction) => {
    const over = await transaction
      .selectFrom('fault_ticket')
      .select(['number', 'words'])
      .where('erased_at', 'is', null)
      .where('reported_at', '<=', new Date(before))
      // A ticket without a step has been waiting since its report.
      .where(sql<boolean>`coalesce((steps -> -1 ->> 'at')::double precision, 0) <= ${before}::double precision`)
      .limit(cleanupBatchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    const numbers = over.map(({ number }) => number);
    const words = over.map((ticket) => maskMobiles(ticket.words));
    if (numbers.length > 0) {
      await sql`
        update fault_ticket ticket
        set contact_name = '', contact_mobile = '', words = masked.words, erased_at = ${now}::timestamptz
        from unnest(${numbers}::text[], ${words}::text[]) as masked (number, words)
        where ticket.number = masked.number`.execute(transaction);
    }
    return numbers.length;
  });
}

/**
 * Erases the name and number of the reporters of tickets without a step for two years, and hides the numbers in their words. Stops before the
 * next transaction once `ending` is aborted.
 */
export async function eraseReporters(parts: CleanupParts, ending: AbortSignal): Promise<void> {
  for (let erased = cleanupBatchSize; erased === cleanupBatchSize && !ending.aborted; ) erased = await eraseSome(parts);
}
