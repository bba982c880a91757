import type { Store } from '../../src/schema/store.ts';

/** Deletes every lead with its hashes and counts. */
export async function deleteLeads({ kysely }: Store): Promise<void> {
  for (const table of ['lead_access', 'lead', 'lead_once', 'attempt'] as const) {
    await kysely.deleteFrom(table).execute();
  }
}
