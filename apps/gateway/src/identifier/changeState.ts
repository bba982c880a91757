import type { IdentifierStateChange } from '@lima-id/api';
import { changeIdentifier, formatPrefix, type IdentifierState, messages, parseIdentifier } from '@lima-id/domain';
import { noteChanges } from '../enterprise/changeLog.ts';
import { enterpriseUnknown, managedEnterprise } from '../enterprise/managedEnterprise.ts';
import { administrators, type Caller } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import { stateCode, stateOfCode } from './lookup/stateCodes.ts';

type ChangeReply = Reply<{ state: IdentifierState }, null>;

/** For others the code does not exist: drafts must not be revealed. */
const unknown = { failure: { status: 404, message: messages.lookup.notFound } };

/**
 * Changes the state of an identifier, for the enterprise of its prefix and administrators. Concurrent changes are serialized by a row lock.
 * Gateways show the change once their caches have expired.
 */
export async function changeState(
  store: Store,
  clock: Clock,
  { caller, address }: { caller: Caller; address: string },
  { identifier, event }: IdentifierStateChange,
): Promise<ChangeReply> {
  const verdict = parseIdentifier(identifier);
  if (!verdict.ok) return { failure: { status: 400, message: verdict.message } };
  const prefix = formatPrefix(verdict.code);
  if (!administrators.has(caller.role)) {
    const owner = await managedEnterprise(store, caller, prefix);
    if ('failure' in owner) return owner === enterpriseUnknown ? unknown : owner;
  }
  const suffix = verdict.text.slice(prefix.length + 1);
  const now = clock.now();
  return await store.transaction(async (transaction): Promise<ChangeReply> => {
    const row = await transaction
      .selectFrom('identifier')
      .select('state')
      .where('prefix', '=', prefix)
      .where('suffix', '=', suffix)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return unknown;
    const before = { state: stateOfCode(row.state) };
    const change = changeIdentifier(before.state, event);
    if (!change.ok) return { failure: { status: 409, message: change.message } };
    const after = { state: change.state };
    await transaction
      .updateTable('identifier')
      .set({ state: stateCode(change.state), state_since: now })
      .where('prefix', '=', prefix)
      .where('suffix', '=', suffix)
      .execute();
    const registrar = { prefix, accountId: caller.accountId, tokenId: null, address };
    await noteChanges(transaction, registrar, now, [
      { call: 'changeIdentifierState', subject: `identifier ${suffix}`, before, after },
    ]);
    return { data: after };
  });
}
