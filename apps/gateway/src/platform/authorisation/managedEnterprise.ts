import { managementMessages } from '@lima-id/domain';
import type { Store } from '../database/database.ts';
import { administrators, type Caller } from './caller.ts';

type Managed = { prefix: string } | { failure: { status: number; message: string } };

/** To others it is as if the enterprise did not exist. */
const unknown: Managed = { failure: { status: 404, message: managementMessages.enterpriseUnknown } };

/** The enterprise whose matters a caller sees to: the caller's own; the one that is named, for administrators. */
export async function managedEnterprise(store: Store, caller: Caller, asked: string | undefined): Promise<Managed> {
  const { role, companyPrefix } = caller;
  const prefix = asked ?? companyPrefix;
  if (!administrators.has(role)) return prefix !== null && prefix === companyPrefix ? { prefix } : unknown;
  if (prefix === null) return { failure: { status: 400, message: managementMessages.prefixMissing } };
  const [known] = await store.prepared('read_managed_enterprise', 'select from enterprise where prefix = $1', [prefix]);
  return known === undefined ? unknown : { prefix };
}
