import type { AttemptLimit, Attempts } from '../platform/attempts/attempts.ts';
import { knownVisitor, passwordsOfKnown, passwordsPerAccount } from './limits.ts';

/**
 * Account and visitor of an attempt. `subject` is the account id, however the account was named, or the typed name when there is no
 * account.
 */
export interface PasswordTry {
  subject: string;
  visitor: string;
}

/** Rate limits password attempts per account, so that guessing is slow and the owner is not locked out by strangers. */
export interface PasswordTries {
  /** Counts an attempt before the password is verified. Null when allowed, else the milliseconds to wait. */
  count(tried: PasswordTry): Promise<number | null>;
  /** Clears the visitor's attempts after a right password, and remembers the visitor as known. */
  succeed(tried: PasswordTry): Promise<void>;
  /** Clears everybody's attempts: the account has another password. */
  forget(tried: PasswordTry): Promise<void>;
}

export function createPasswordTries(attempts: Attempts): PasswordTries {
  const pairOf = ({ subject, visitor }: PasswordTry) => `${subject} ${visitor}`;

  /** Known visitors have attempts of their own; all others share theirs. */
  async function budgetOf(tried: PasswordTry): Promise<[AttemptLimit, string]> {
    const pair = pairOf(tried);
    const isKnown = (await attempts.look(knownVisitor, pair)) !== null;
    return isKnown ? [passwordsOfKnown, pair] : [passwordsPerAccount, tried.subject];
  }

  return {
    async count(tried) {
      return await attempts.count(...(await budgetOf(tried)));
    },
    async succeed(tried) {
      await attempts.forget(...(await budgetOf(tried)));
      await attempts.forget(knownVisitor, pairOf(tried));
      await attempts.count(knownVisitor, pairOf(tried));
    },
    async forget(tried) {
      await attempts.forget(passwordsPerAccount, tried.subject);
      await attempts.forget(passwordsOfKnown, pairOf(tried));
    },
  };
}
