import type { AdministratorAppointing } from '@lima-id/api';
import { usernameKey } from '@lima-id/domain';
import type { Selectable, Transaction } from 'kysely';
import { noteChanges } from '../../enterprise/changeLog.ts';
import { administersPrefix, hasAdministrator } from '../../enterprise/hasAdministrator.ts';
import { isApplicant } from '../../enterprise/isApplicant.ts';
import type { UserRole } from '../../platform/authorisation/caller.ts';
import { callerOf, type Refusal, type Reply, type RequestContext } from '../../platform/http/mount.ts';
import type { Tables } from '../../schema/tables.ts';
import type { PrefixParts } from '../prefixParts.ts';
import { appointmentRefusals } from '../refusals.ts';

type Appointed = Pick<Selectable<Tables['account']>, 'id' | 'role' | 'company_prefix'>;

/**
 * Locks the open account of a user name, before its registration and its enterprise, as a close does. A stronger lock could deadlock with the
 * reviewer of that name, who suspends the prefix: the step to record needs a lock on the reviewer's row.
 */
async function lockNamed(transaction: Transaction<Tables>, username: string): Promise<Appointed | undefined> {
  return await transaction
    .selectFrom('account')
    .select(['id', 'role', 'company_prefix'])
    .where('username_key', '=', usernameKey(username))
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks the enterprise of a prefix, approved or suspended; false without one. Two accounts are appointed one after the other. */
async function lockEnterprise(transaction: Transaction<Tables>, prefix: string): Promise<boolean> {
  const enterprise = await transaction
    .selectFrom('enterprise')
    .select('prefix')
    .where('prefix', '=', prefix)
    .where('examine_status', 'in', ['approved', 'suspended'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return enterprise !== undefined;
}

/** Whether a locked account is limited. */
async function isLimited(transaction: Transaction<Tables>, accountId: string): Promise<boolean> {
  const limit = await transaction
    .selectFrom('account_limit')
    .select('id')
    .where('account_id', '=', accountId)
    .where('restored_at', 'is', null)
    .executeTakeFirst();
  return limit !== undefined;
}

/** Why a locked account cannot become the administrator of a locked enterprise; null when it can. */
async function barred(
  transaction: Transaction<Tables>,
  { id, company_prefix }: Appointed,
  prefix: string,
): Promise<Refusal<null> | null> {
  if (company_prefix !== null && company_prefix !== prefix) return appointmentRefusals.ofOther(company_prefix);
  if (await isApplicant(transaction, id)) return appointmentRefusals.applicant;
  return (await hasAdministrator(transaction, prefix)) ? appointmentRefusals.hasAdministrator(prefix) : null;
}

/**
 * Makes an account that is not limited the administrator of an enterprise without another one, and records it; reviewers keep their role. It
 * takes effect at once, in open sessions as well. Idempotent.
 */
export async function appointAdministrator(
  { store, clock }: Pick<PrefixParts, 'store' | 'clock'>,
  { identifierPrefix: prefix, username }: AdministratorAppointing,
  context: RequestContext,
): Promise<Reply<null, null>> {
  return await store.transaction(async (transaction): Promise<Reply<null, null>> => {
    const account = await lockNamed(transaction, username);
    if (account === undefined) return { failure: appointmentRefusals.accountUnknown };
    if (!(await lockEnterprise(transaction, prefix))) return { failure: appointmentRefusals.enterpriseUnknown };
    const { id, role, company_prefix } = account;
    if (await isLimited(transaction, id)) return { failure: appointmentRefusals.limited };
    if (company_prefix === prefix && administersPrefix(role)) return { data: null };
    const refusal = await barred(transaction, account, prefix);
    if (refusal !== null) return { failure: refusal };
    const given: UserRole = administersPrefix(role) ? role : 'COMPANY_ADMIN';
    const appointed = { role: given, company_prefix: prefix };
    await transaction.updateTable('account').set(appointed).where('id', '=', id).execute();
    const registrar = { prefix, accountId: callerOf(context).accountId, tokenId: null, address: context.address };
    await noteChanges(transaction, registrar, clock.now(), [
      {
        call: 'appointAdministrator',
        subject: `account ${id}`,
        before: { role, company_prefix },
        after: appointed,
      },
    ]);
    return { data: null };
  });
}
