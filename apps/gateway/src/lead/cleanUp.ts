import type { LeadParts } from './leadParts.ts';

/** Deletes expired content hashes, which could be used to test guesses of the content. */
export async function cleanUpLeads({ store, clock }: Pick<LeadParts, 'store' | 'clock'>): Promise<void> {
  await store.kysely.deleteFrom('lead_once').where('until', '<=', clock.now()).execute();
}
