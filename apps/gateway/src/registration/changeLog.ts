import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { Registrar } from './registrar.ts';

/** A change by a call of the contract: what it was (null for what is new) and what it became (null for what is gone). */
export interface RegistrationChange {
  call: string;
  /** `model GT-6` */
  subject: string;
  before: object | null;
  after: object | null;
}

const written = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** Notes changes in the audit log, in the transaction that makes them. */
export async function noteChanges(
  transaction: Transaction<Tables>,
  { prefix, accountId, tokenId }: Registrar,
  at: Date,
  changes: readonly RegistrationChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ call, subject, before, after }) => ({
    enterprise_prefix: prefix,
    at,
    account_id: accountId,
    token_id: tokenId,
    call,
    subject,
    before: written(before),
    after: written(after),
  }));
  await transaction.insertInto('registration_change').values(rows).execute();
}
