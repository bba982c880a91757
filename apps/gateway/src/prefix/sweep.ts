import { sweepDrafts } from './drafts.ts';
import type { PrefixParts } from './prefixParts.ts';

/** Milliseconds between two removals of what has ended. */
export const sweepMs = 3_600_000;

/** Deletes drafts that nobody goes on with, and lets prefixes of rejected registrations go whose time is over. */
export async function sweepPrefixes(parts: PrefixParts): Promise<void> {
  await sweepDrafts(parts);
  await parts.store.kysely
    .updateTable('registration')
    .set({ held: false, held_until: null })
    .where('held_until', '<=', parts.clock.now())
    .where('status', '=', 3)
    .execute();
}
