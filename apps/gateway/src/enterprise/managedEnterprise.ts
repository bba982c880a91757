import { managementMessages, suspensionMessages } from '@lima-id/domain';
import { administrators, type Caller } from '../platform/authorisation/caller.ts';
import type { Store } from '../schema/store.ts';

type Managed = { prefix: string } | { failure: { status: number; message: string } };

/** For others the enterprise does not exist. */
export const enterpriseUnknown = { failure: { status: 404, message: managementMessages.enterpriseUnknown } };

const suspended = { failure: { status: 403, message: suspensionMessages.refused } };

/** A member's own enterprise, unless its prefix is suspended. */
async function ownEnterprise(store: Store, prefix: string): Promise<Managed> {
  const text = `select examine_status = 'suspended' as "isSuspended" from enterprise where prefix = $1`;
  const [own] = await store.prepared<{ isSuspended: boolean }>('read_suspension', text, [prefix]);
  return own?.isSuspended ? suspended : { prefix };
}

/**
 * The enterprise that a caller manages: the caller's own, or the named one for administrators. An enterprise whose prefix is suspended is
 * managed by administrators alone.
 */
export async function managedEnterprise(
  store: Store,
  { role, companyPrefix }: Pick<Caller, 'role' | 'companyPrefix'>,
  asked: string | undefined,
): Promise<Managed> {
  const prefix = asked ?? companyPrefix;
  if (!administrators.has(role)) {
    return prefix !== null && prefix === companyPrefix ? await ownEnterprise(store, prefix) : enterpriseUnknown;
  }
  if (prefix === null) return { failure: { status: 400, message: managementMessages.prefixMissing } };
  const [known] = await store.prepared('read_managed_enterprise', 'select from enterprise where prefix = $1', [prefix]);
  return known === undefined ? enterpriseUnknown : { prefix };
}
