import type { NewEmailCodeRequest, OwnEmailCodeRequest } from '@lima-id/api';
import { type ChangeEmail, emailKey, readEmail } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../migrations/tables.ts';
import { codeRefusals } from '../platform/codes/refusals.ts';
import { isUniqueViolation } from '../platform/database/isUniqueViolation.ts';
import { callerOf, type Refusal, type Reply, type RequestContext } from '../platform/http/mount.ts';
import { mailCodeRefusals } from '../platform/mail/mailCodes.ts';
import { hiddenEmail } from '../platform/mail/mailText.ts';
import type { AccountParts } from './accountParts.ts';
import { type Account, accountById } from './accounts.ts';
import { accountRefusals } from './refusals.ts';
import { TakenBack } from './takenBack.ts';

async function callersAccount({ store, mobiles }: AccountParts, context: RequestContext): Promise<Account> {
  const account = await accountById(store.kysely, mobiles, callerOf(context).accountId);
  if (account === undefined) throw new Error('A caller has no account.');
  return account;
}

/** Sends a code to the address that the caller's account has, for a passed slide. The slide is used up, whatever becomes of the code. */
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

/** Sends a code to the address that is to be the account's, for a passed slide; whether another account has it makes no difference. */
export async function sendNewEmailCode(
  parts: AccountParts,
  { email, ...proof }: NewEmailCodeRequest,
  context: RequestContext,
): Promise<Reply<null, null>> {
  if (!(await parts.consumeProof(proof, 'newEmail'))) return { failure: accountRefusals.slideAgain };
  const refused = await parts.mailCodes.send({ recipient: email, purpose: 'newEmail' }, context);
  return refused === null ? { data: null } : { failure: refused };
}

/** One of the two codes of a change: whether it is right, and how it is used up. */
interface Proof {
  /** Accounts that swap their addresses use codes up in this order, so that they do not wait for each other. */
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

/** A code to the address that the account has; where it has none, one by SMS to its mobile number. */
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

/** Writes the address down, unless another account has proved it, or the account was given another since it was read. */
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
  // Said only to those who have proved that the address is theirs.
  if (taken !== undefined) return accountRefusals.emailOfOther;
  const written = await transaction
    .updateTable('account')
    .set({ email, proved_email })
    .where('id', '=', account.id)
    .where('email', '=', account.email)
    .executeTakeFirst();
  return written.numUpdatedRows === 1n ? null : codeRefusals.wrong;
}

/**
 * Changes the e-mail address of the logged-in account, with a code to the address that it has, or to its mobile number where it has none,
 * and one to the new address. Of two accounts that want one address at the same moment one gets it. The old address gets a notice.
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
    // Beside the field of the code that it is about.
    const of = readEmail(account.email) === null ? '手机号' : '原邮箱';
    return { failure: { ...ownerRefused, message: `${of}的${ownerRefused.message}` } };
  }
  const next = proofByMail(parts, { recipient: email, purpose: 'newEmail' }, verifyCode, context.visitor);
  const refused = await next.check();
  if (refused !== null) return { failure: refused };
  try {
    await store.transaction(async (transaction) => {
      for (const proof of [owner, next].toSorted((one, other) => (one.order < other.order ? -1 : 1))) {
        if (!(await proof.use(transaction))) throw new TakenBack(codeRefusals.wrong);
      }
      const unwritten = await writeEmail(transaction, account, email);
      if (unwritten !== null) throw new TakenBack(unwritten);
    });
  } catch (error) {
    if (error instanceof TakenBack) return { failure: error.refusal };
    if (isUniqueViolation(error)) return { failure: accountRefusals.emailOfOther };
    throw error;
  }
  context.log.info({ accountId: account.id }, 'e-mail address changed');
  const old = readEmail(account.email);
  // The change is done: its answer does not wait for a slow mail server.
  if (old !== null) void mailCodes.notify({ recipient: old, purpose: 'emailChanged' }, hiddenEmail(email), context.log);
  return { data: null };
}
