import { callerOf, type RequestContext } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import { enterpriseUnknown, managedEnterprise } from './managedEnterprise.ts';

/** Who changes what an enterprise keeps: a user, or one of its systems by the token that it has. */
export interface Registrar {
  /** The prefix of the enterprise. */
  prefix: string;
  accountId: string | null;
  tokenId: number | null;
  /** Network address of the call; null for the gateway's own changes. */
  address: string | null;
}

type Registering = Registrar | { failure: { status: number; message: string } };

/** The registrar of a call that is open to users and enterprises' systems. For others an enterprise does not exist. */
export async function registrarOf(
  store: Store,
  context: Pick<RequestContext, 'address' | 'caller' | 'enterprise'>,
  asked: string | undefined,
): Promise<Registering> {
  const { address, enterprise } = context;
  if (enterprise !== null) {
    const { enterprisePrefix: prefix, tokenId } = enterprise;
    return asked === undefined || asked === prefix ? { prefix, accountId: null, tokenId, address } : enterpriseUnknown;
  }
  const caller = callerOf(context);
  const owner = await managedEnterprise(store, caller, asked);
  return 'failure' in owner ? owner : { ...owner, accountId: caller.accountId, tokenId: null, address };
}
