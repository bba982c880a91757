import { changeAddressMs } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import { sliceRows } from '../platform/database/deleteSlices.ts';
import type { Store } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';
import type { Registrar } from './registrar.ts';

/** A change by a call of the contract: what it was (null for what is new) and what it became (null for what is gone). */
export interface RegistrationChange {
  call: string;
  /** `model GT-6` */
  subject: string;
  /** When it was made, where that differs from the others. */
  at?: Date;
  before: object | null;
  after: object | null;
}

/** Notes changes in the audit log, in the transaction that makes them. */
export async function noteChanges(
  transaction: Transaction<Tables>,
  { prefix, accountId, tokenId, address }: Registrar,
  at: Date,
  changes: readonly RegistrationChange[],
): Promise<void> {
  if (changes.length === 0) return;
  // As one parameter: a call of a thousand lines would have nine thousand.
  await sql`
    insert into registration_change
      (enterprise_prefix, at, account_id, token_id, address, call, subject, before, after)
    select ${prefix}::text, coalesce(given.at, ${at}::timestamptz), ${accountId}::text, ${tokenId}::bigint, ${address}::text,
      given.call, given.subject, given.before, given.after
    from rows from (jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as (at timestamptz, call text, subject text, before jsonb, after jsonb))
      with ordinality as given (at, call, subject, before, after, place)
    order by given.place`.execute(transaction);
}

/**
 * Forgets the addresses of old changes; what was changed by whom stays. In slices, since an import leaves a million changes. Stops before
 * the next slice once `ending` is aborted.
 */
export async function forgetAddresses(store: Store, now: Date, ending = new AbortController().signal): Promise<void> {
  const oldest = new Date(now.getTime() - changeAddressMs);
  while (!ending.aborted) {
    // In the order of their index, which those that have no address any more are not in.
    const { numAffectedRows = 0n } = await sql`
      update registration_change set address = null where ctid = any(array(
        select ctid from registration_change where address is not null and at < ${oldest} order by at limit ${sliceRows}
      ))`.execute(store.kysely);
    if (numAffectedRows < BigInt(sliceRows)) return;
  }
}
