import type { Transaction } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';
import type { AttemptLimit, Attempts } from '../attempts/attempts.ts';
import type { CodeLimits } from './limits.ts';

/** A purpose whose button waits less after every code but the first. */
export interface ShortPause {
  /** The first code to a recipient for it; every later one within the window is a resend. */
  first: AttemptLimit;
  pauseMs: number;
}

/** Whose budgets a code counts for. */
export interface CodeClaim {
  recipient: string;
  visitor: string;
  /** Set where the recipient may be sent the next code soon, once there was one. */
  shortPause: ShortPause | null;
  /** Day of China, on which the platform's budget counts. */
  day: string;
}

/** Why no code may be sent: the recipient or the address has to wait, or the platform sends no more today. */
export type Spent = { waitMs: number } | 'platform';

/**
 * Claims one code before it is sent: the pause of the recipient, then the budgets of recipient, address and platform, whatever the code
 * is for. Each count holds its row until the transaction ends, so that of many claims at once each sees what the others took. Null when
 * the code may be sent; otherwise roll back, so that what is refused counts for nobody.
 */
export async function claimCode(
  attempts: Pick<Attempts, 'countWithin'>,
  transaction: Transaction<Tables>,
  { recipient, visitor, shortPause, day }: CodeClaim,
  limits: CodeLimits,
): Promise<Spent | null> {
  // Always in this order, so that no two claims wait for each other.
  const isResend =
    shortPause !== null && (await attempts.countWithin(transaction, shortPause.first, recipient)) !== null;
  const pause = isResend ? { ...limits.pause, windowMs: shortPause.pauseMs } : limits.pause;
  const counted: [AttemptLimit, string][] = [
    [pause, recipient],
    ...limits.toRecipient.map((limit): [AttemptLimit, string] => [limit, recipient]),
    ...limits.fromAddress.map((limit): [AttemptLimit, string] => [limit, visitor]),
  ];
  for (const [limit, subject] of counted) {
    const waitMs = await attempts.countWithin(transaction, limit, subject);
    if (waitMs !== null) return { waitMs };
  }
  return (await attempts.countWithin(transaction, limits.byPlatform, day)) === null ? null : 'platform';
}
