import { managementMessages } from '@lima-id/domain';
import { administrators, type Caller } from '../platform/authorisation/caller.ts';
import type { Store } from '../schema/store.ts';

type Managed = { prefix: string } | { failure: { status: number; message: string } };

/** For others the enterprise does not exist. */
export const enterpriseUnknown = { failure: { status: 404, message: managementMessages.enterpriseUnknown } };

/** The enterprise that a caller manages: the caller's own, or the named one for administrators. */
export async function managedEnterprise(store: Store, caller: Caller, asked: string | undefined): Promise<Managed> {
  const { role, companyPrefix } = caller;
  const prefix = asked ?? companyPrefix;
  if (!administrators.has(role)) return prefix !== null && prefix === companyPrefix ? { prefix } : enterpriseUnknown;
  if (prefix === null) return { failure: { status: 400, message: managementMessages.prefixMissing } };
  const [known] = await store.prepared('read_managed_enterprise', 'select from enterprise where prefix = $1', [prefix]);
  return known === undefined ? enterpriseUnknown : { prefix };
}
