import type { Transaction } from 'kysely';
import type { AttemptLimit, Attempts } from '../attempts/attempts.ts';
import type { PlatformTables } from '../database/platformTables.ts';
import type { CodeLimits } from './limits.ts';

/** A purpose with a shorter cooldown after every code but the first. */
export interface ShortPause {
  /** The first code to a recipient for it; later ones within the window are resends. */
  first: AttemptLimit;
  pauseMs: number;
}

/** Subjects whose budgets are charged. */
export interface CodeClaim {
  recipient: string;
  visitor: string;
  /** Shortens the recipient's cooldown after the first code. */
  shortPause: ShortPause | null;
  /** China day of the platform's budget. */
  day: string;
}

/** Why no code may be sent: cooldown of the recipient, limit of the address, or quota of the platform. */
export type Spent = { waitMs: number } | 'platform';

/**
 * Claims one code before it is sent: the recipient's cooldown, then the budgets of recipient, address and platform, for all purposes
 * together. Each count locks its row until the transaction ends, so that concurrent claims are exact. Null when the code may be sent;
 * otherwise roll back, so that a refused one is not charged.
 */
export async function claimCode(
  attempts: Pick<Attempts, 'countWithin'>,
  transaction: Transaction<PlatformTables>,
  { recipient, visitor, shortPause, day }: CodeClaim,
  limits: CodeLimits,
): Promise<Spent | null> {
  // In a fixed order, to prevent deadlocks.
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
