import { dayMs, leadKeptDays } from '@lima-id/domain';
import { erasedLead } from './eraseLead.ts';
import type { LeadParts } from './leadParts.ts';
import { cleanupBatchSize } from './limits.ts';

type CleanupParts = Pick<LeadParts, 'store' | 'clock'>;

/** Time in ms for which content and sender are kept. */
const keptMs = leadKeptDays * dayMs;

/** Erases some leads whose time is over; returns how many. Those that another gateway erases at the same time are skipped. */
async function eraseSome({ store, clock }: CleanupParts): Promise<number> {
  const now = clock.now();
  return await store.transaction(async (transaction) => {
    const over = await transaction
      .selectFrom('lead')
      .select('id')
      .where('sent_at', '<=', new Date(now.getTime() - keptMs))
      .where('erased_at', 'is', null)
      .limit(cleanupBatchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = over.map(({ id }) => id);
    if (ids.length > 0) {
      await transaction
        .updateTable('lead')
        .set({ ...erasedLead, erased_at: now })
        .where('id', 'in', ids)
        .execute();
    }
    return ids.length;
  });
}

/**
 * Deletes expired content hashes, which could be used to test guesses of the content, and erases content and sender of leads that are two years
 * old. Stops before the next transaction once `ending` is aborted.
 */
export async function cleanUpLeads(parts: CleanupParts, ending: AbortSignal): Promise<void> {
  if (ending.aborted) return;
  const { store, clock } = parts;
  await store.kysely.deleteFrom('lead_once').where('until', '<=', clock.now()).execute();
  for (let erased = cleanupBatchSize; erased === cleanupBatchSize && !ending.aborted; ) erased = await eraseSome(parts);
}
