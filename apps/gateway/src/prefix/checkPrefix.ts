import type { PrefixAvailability } from '@lima-id/api';
import { joinPrefix, prefixMessages } from '@lima-id/domain';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Reply } from '../platform/http/mount.ts';
import { findFreePrefix, isTaken } from './heldPrefix.ts';
import type { PrefixParts } from './prefixParts.ts';

/** Checks whether a prefix is available, and suggests another one otherwise. */
export async function checkPrefix(
  { store }: Pick<PrefixParts, 'store'>,
  { secondNodeId, enterprisePrefix }: { secondNodeId: string; enterprisePrefix: string },
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<Reply<PrefixAvailability, null>> {
  const node = await store.kysely
    .selectFrom('second_level_node')
    .select('prefix')
    .where('prefix', '=', secondNodeId)
    .executeTakeFirst();
  if (node === undefined) return { failure: { status: 404, message: prefixMessages.availability.nodeUnknown } };
  const prefix = joinPrefix(node.prefix, enterprisePrefix);
  if (!(await isTaken(store.kysely, prefix, accountId))) return { data: { available: true, prefix, freePrefix: null } };
  const freePrefix = await findFreePrefix(store.kysely, node.prefix, enterprisePrefix);
  return { data: { available: false, prefix, freePrefix } };
}
