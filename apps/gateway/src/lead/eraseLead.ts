import type { LeadQuery } from '@lima-id/api';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Reply } from '../platform/http/mount.ts';
import { logLeadAccess } from './leadAccess.ts';
import type { LeadParts } from './leadParts.ts';
import { leadRefusals } from './refusals.ts';

/** What an erased lead has of its content and sender. */
export const erasedLead = { content: '', account_id: null, company_prefix: null } as const;

/**
 * Erases content and sender of a lead, with an audit log entry. Its row stays, and so does the hash of its attempt id, which is not derived
 * from the content: repeating the attempt does not restore it. Idempotent.
 */
export async function eraseLead(
  { store, clock }: LeadParts,
  operator: Caller,
  { id }: LeadQuery,
): Promise<Reply<null, null>> {
  return await store.transaction(async (transaction): Promise<Reply<null, null>> => {
    const row = await transaction
      .selectFrom('lead')
      .select('erased_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return { failure: leadRefusals.unknown };
    if (row.erased_at !== null) return { data: null };
    await transaction
      .updateTable('lead')
      .set({ ...erasedLead, erased_at: clock.now() })
      .where('id', '=', id)
      .execute();
    await logLeadAccess({ database: transaction, clock }, operator.accountId, 'erased', [id]);
    return { data: null };
  });
}
