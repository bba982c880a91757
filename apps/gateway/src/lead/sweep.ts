import type { LeadParts } from './leadParts.ts';

/** Forgets by what leads without a named attempt were known, once the same would be another lead: it is made of what they say. */
export async function sweepLeads({ store, clock }: Pick<LeadParts, 'store' | 'clock'>): Promise<void> {
  await store.kysely.deleteFrom('lead_once').where('until', '<=', clock.now()).execute();
}
