import type { LeadAccess } from '@lima-id/api';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';

/** Maximum number of accesses listed. */
const accessesShown = 100;

/** Writes audit log entries for leads: before they are shown, or with their erasure. */
export async function logLeadAccess(
  { database, clock }: { database: Kysely<Tables>; clock: Clock },
  accountId: string,
  what: LeadAccess['what'],
  leadIds: readonly string[],
): Promise<void> {
  if (leadIds.length === 0) return;
  const at = clock.now();
  await database
    .insertInto('lead_access')
    .values(leadIds.map((leadId) => ({ account_id: accountId, lead_id: leadId, what, at })))
    .execute();
}

/** Audit log of a lead, newest first. */
export async function listLeadAccesses(store: Store, leadId: string): Promise<LeadAccess[]> {
  const rows = await store.kysely
    .selectFrom('lead_access as access')
    .innerJoin('account', 'account.id', 'access.account_id')
    .select(['account.username', 'access.what', 'access.at'])
    .where('access.lead_id', '=', leadId)
    .orderBy('access.id', 'desc')
    .limit(accessesShown)
    .execute();
  return rows.map(({ username, what, at }) => ({ by: username, what, at: at.getTime() }));
}
