import type { LeadQuery } from '@lima-id/api';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Reply } from '../platform/http/mount.ts';
import { noteLeadAccess } from './leadAccess.ts';
import type { LeadParts } from './leadParts.ts';
import { leadRefusals } from './refusals.ts';

/**
 * Erases what a lead says and who sent it, and writes down who did so. Its row stays, and so does the hash of its attempt's name, which
 * says nothing of the content: repeated later, the attempt does not bring it back. Erasing again changes nothing.
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
      .set({ content: '', account_id: null, company_prefix: null, erased_at: clock.now() })
      .where('id', '=', id)
      .execute();
    await noteLeadAccess({ database: transaction, clock }, operator.accountId, 'erased', [id]);
    return { data: null };
  });
}
