import { cleanUpDrafts } from './drafts.ts';
import { eraseRejected } from './eraseRejected.ts';
import type { PrefixParts } from './prefixParts.ts';

/** Interval of the cleanup job in ms. */
export const cleanupIntervalMs = 3_600_000;

/**
 * Deletes abandoned drafts, releases reservations of rejected registrations that have expired, and erases the personal data of those that were
 * rejected a year ago. Stops before the next transaction once `ending` is aborted.
 */
export async function cleanUpPrefixes(parts: PrefixParts, ending: AbortSignal): Promise<void> {
  await cleanUpDrafts(parts, ending);
  if (ending.aborted) return;
  await parts.store.kysely
    .updateTable('registration')
    .set({ held: false, held_until: null })
    .where('held_until', '<=', parts.clock.now())
    .where('status', '=', 'rejected')
    .execute();
  await eraseRejected(parts, ending);
}
