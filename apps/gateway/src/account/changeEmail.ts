import type { NewEmailCodeRequest, OwnEmailCodeRequest } from '@lima-id/api';
import { type ChangeEmail, emailKey, readEmail } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import { codeRefusals } from '../platform/codes/refusals.ts';
import { isUniqueViolation } from '../platform/database/isUniqueViolation.ts';
import { callerOf, type Refusal, type Reply, type RequestContext } from '../platform/http/mount.ts';
import { mailCodeRefusals } from '../platform/mail/mailCodes.ts';
import { hiddenEmail } from '../platform/mail/mailText.ts';
import type { Tables } from '../schema/tables.ts';
import type { AccountParts } from './accountParts.ts';
import { type Account, accountById } from './accounts.ts';
import { accountRefusals } from './refusals.ts';
import { RolledBack } from './rolledBack.ts';

async function callersAccount({ store, mobiles }: AccountParts, context: RequestContext): Promise<Account> {
  const account = await accountById(store.kysely, mobiles, callerOf(context).accountId);
  if (account === undefined) throw new Error('A caller has no account.');
  return account;
}

/** Sends a code to the account's current address, for a captcha proof. The proof is consumed even if sending fails. */
export async function sendOwnEmailCode(
  parts: AccountParts,
  request: OwnEmailCodeRequest,
  context: RequestContext,
): Promise<Reply<null, null>> {
  if (!(await parts.consumeProof(request, 'changeEmail'))) return { failure: accountRefusals.slideAgain };
  const email = readEmail((await callersAccount(parts, context)).email);
  if (email === null) return { failure: accountRefusals.emailNone };
  const refused = await parts.mailCodes.send({ recipient: email, purpose: 'changeEmail' }, context);
  return refused === null ? { data: null } : { failure: refused };
}

/** Sends a code to the account's new address, for a captcha proof; answers the same whether another account has it or not. */
export async function sendNewEmailCode(
  parts: AccountParts,
  { email, ...proof }: NewEmailCodeRequest,
  context: RequestContext,
): Promise<Reply<null, null>> {
  if (!(await parts.consumeProof(proof, 'newEmail'))) return { failure: accountRefusals.slideAgain };
  const refused = await parts.mailCodes.send({ recipient: email, purpose: 'newEmail' }, context);
  return refused === null ? { data: null } : { failure: refused };
}

/** One of the two codes of a change: verification and consumption. */
interface Proof {
  /** Codes are consumed in a fixed order, so that accounts that swap addresses do not deadlock. */
  order: string;
  check(): Promise<Refusal<null> | null>;
  use(transaction: Transaction<Tables>): Promise<boolean>;
}

function proofByMail(
  { mailCodes }: AccountParts,
  wanted: Parameters<typeof mailCodes.check>[0],
  code: string,
  visitor: string,
): Proof {
  return {
    order: `mail ${emailKey(wanted.recipient)}`,
    check: () => mailCodes.check(wanted, code, visitor),
    use: (transaction) => mailCodes.use(transaction, wanted, code),
  };
}

/** A code to the current address; for an account without one, an SMS code to its mobile number. */
function proofOfOwner(parts: AccountParts, account: Account, code: string, visitor: string): Proof {
  const email = readEmail(account.email);
  if (email !== null) return proofByMail(parts, { recipient: email, purpose: 'changeEmail' }, code, visitor);
  const wanted = { mobile: account.mobile, purpose: 'changeEmail' } as const;
  return {
    order: '',
    check: () => parts.smsCodes.check(wanted, code, visitor),
    use: (transaction) => parts.smsCodes.use(transaction, wanted, code),
  };
}

/** Stores the address, unless another account has proved it or the account changed since it was read. */
async function writeEmail(
  transaction: Transaction<Tables>,
  account: Account,
  email: string,
): Promise<Refusal<null> | null> {
  const proved_email = emailKey(email);
  const taken = await transaction
    .selectFrom('account')
    .select('id')
    .where('proved_email', '=', proved_email)
    .where('id', '!=', account.id)
    .executeTakeFirst();
  // Revealed only to proven owners of the address.
  if (taken !== undefined) return accountRefusals.emailOfOther;
  const written = await transaction
    .updateTable('account')
    .set({ email, proved_email })
    .where('id', '=', account.id)
    .where('email', '=', account.email)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return written.numUpdatedRows === 1n ? null : codeRefusals.wrong;
}

/**
 * Changes the e-mail address of the logged-in account, with a code to the current address, or to the mobile number where there is none, and
 * one to the new address. Of two accounts that claim one address concurrently one gets it. The old address is notified.
 */
export async function updateEmail(
  parts: AccountParts,
  { oldVerifyCode, email, verifyCode }: ChangeEmail,
  context: RequestContext,
): Promise<Reply<null, null>> {
  const { store, mailCodes } = parts;
  if (!mailCodes.isOn) return { failure: mailCodeRefusals.off };
  const account = await callersAccount(parts, context);
  if (emailKey(account.email) === emailKey(email)) return { failure: accountRefusals.emailSame };
  const owner = proofOfOwner(parts, account, oldVerifyCode, context.visitor);
  const ownerRefused = await owner.check();
  if (ownerRefused === codeRefusals.wrong) {
    return {
      failure: readEmail(account.email) === null ? accountRefusals.mobileCodeWrong : accountRefusals.oldEmailCodeWrong,
    };
  }
  if (ownerRefused !== null) {
    // Reported at the field of the code.
    const of = readEmail(account.email) === null ? '手机号' : '原邮箱';
    return { failure: { ...ownerRefused, message: `${of}的${ownerRefused.message}` } };
  }
  const next = proofByMail(parts, { recipient: email, purpose: 'newEmail' }, verifyCode, context.visitor);
  const refused = await next.check();
  if (refused !== null) return { failure: refused };
  try {
    await store.transaction(async (transaction) => {
      for (const proof of [owner, next].toSorted((one, other) => (one.order < other.order ? -1 : 1))) {
        if (!(await proof.use(transaction))) throw new RolledBack(codeRefusals.wrong);
      }
      const unwritten = await writeEmail(transaction, account, email);
      if (unwritten !== null) throw new RolledBack(unwritten);
    });
  } catch (error) {
    if (error instanceof RolledBack) return { failure: error.refusal };
    if (isUniqueViolation(error)) return { failure: accountRefusals.emailOfOther };
    throw error;
  }
  context.log.info({ accountId: account.id }, 'e-mail address changed');
  const old = readEmail(account.email);
  // After the commit: the answer does not wait for a slow mail server.
  if (old !== null) void mailCodes.notify({ recipient: old, purpose: 'emailChanged' }, hiddenEmail(email), context.log);
  return { data: null };
}
