import type { Store } from '../../platform/database/database.ts';

/** Removes every lead with all that is known of it, and what was counted. */
export async function forgetLeads({ kysely }: Store): Promise<void> {
  for (const table of ['lead_access', 'lead', 'lead_once', 'attempt'] as const) {
    await kysely.deleteFrom(table).execute();
  }
}
