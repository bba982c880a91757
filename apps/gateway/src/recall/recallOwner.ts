import { recallMessages } from '@lima-id/domain';
import { administrators, type Caller } from '../platform/authorisation/caller.ts';
import type { Store } from '../platform/database/database.ts';

type Owner = { prefix: string } | { failure: { status: number; message: string } };

/** To others it is as if the enterprise did not exist: what another recalls is its visitors' business. */
const unknown: Owner = { failure: { status: 404, message: recallMessages.enterpriseUnknown } };

/** The enterprise whose recalls a caller works on: the caller's own; the one that is named, for administrators. */
export async function recallOwner(store: Store, caller: Caller, asked: string | undefined): Promise<Owner> {
  const { role, companyPrefix } = caller;
  const prefix = asked ?? companyPrefix;
  if (!administrators.has(role)) return prefix !== null && prefix === companyPrefix ? { prefix } : unknown;
  if (prefix === null) return { failure: { status: 400, message: recallMessages.prefixMissing } };
  const [known] = await store.prepared('read_recall_owner', 'select from enterprise where prefix = $1', [prefix]);
  return known === undefined ? unknown : { prefix };
}
