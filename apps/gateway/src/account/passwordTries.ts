import type { AttemptLimit, Attempts } from '../platform/attempts/attempts.ts';
import { knownVisitor, passwordsOfKnown, passwordsPerAccount } from './limits.ts';

/**
 * Whose password is tried, and by whom. `subject` is the account's id, however the account was named, or what was typed where there
 * is no account.
 */
export interface PasswordTry {
  subject: string;
  visitor: string;
}

/** Counts passwords tried for an account, so that who does not know it gets few tries and its owner is not kept out by them. */
export interface PasswordTries {
  /** Counts a try before the password is looked at. Null when it may be made, else the milliseconds to wait. */
  count(tried: PasswordTry): Promise<number | null>;
  /** Forgets the visitor's tries after a right password, and remembers that he has known it. */
  succeed(tried: PasswordTry): Promise<void>;
  /** Forgets the tries of everybody: the account has another password. */
  forget(tried: PasswordTry): Promise<void>;
}

/** Makes the counter. */
export function createPasswordTries(attempts: Attempts): PasswordTries {
  const pairOf = ({ subject, visitor }: PasswordTry) => `${subject} ${visitor}`;

  /** Visitors who have known the password have tries of their own; all others share theirs. */
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
