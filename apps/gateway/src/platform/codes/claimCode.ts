import type { Transaction } from 'kysely';
import type { Tables } from '../../../migrations/tables.ts';
import type { AttemptLimit, Attempts } from '../../attempts/attempts.ts';
import {
  firstForPrefix,
  pauseOfPhone,
  prefixSmsPauseMs,
  sentByPlatform,
  sentToAddress,
  sentToPhone,
} from './limits.ts';

/** Whose budgets a code counts for. */
export interface SmsClaim {
  mobile: string;
  visitor: string;
  /** Whether the number may be sent the next code soon, once it has had one: the button of prefix registration waits 10 s. */
  isForPrefix: boolean;
  /** Day of China, on which the platform's budget counts. */
  day: string;
}

/** Why no code may be sent: the number or the address has to wait, or the platform sends no more today. */
export type Spent = { waitMs: number } | 'platform';

/**
 * Claims one code before it is sent: the pause of the number, then the budgets of number, address and platform, whatever the code is
 * for. Each count holds its row until the transaction ends, so that of many claims at once each sees what the others took. Null when
 * the code may be sent; otherwise roll back, so that what is refused counts for nobody.
 */
export async function claimSms(
  attempts: Pick<Attempts, 'countWithin'>,
  transaction: Transaction<Tables>,
  { mobile, visitor, isForPrefix, day }: SmsClaim,
  perDay: number,
): Promise<Spent | null> {
  // Always in this order, so that no two claims wait for each other.
  const isResend = isForPrefix && (await attempts.countWithin(transaction, firstForPrefix, mobile)) !== null;
  const pause = isResend ? { ...pauseOfPhone, windowMs: prefixSmsPauseMs } : pauseOfPhone;
  const counted: [AttemptLimit, string][] = [
    [pause, mobile],
    ...sentToPhone.map((limit): [AttemptLimit, string] => [limit, mobile]),
    ...sentToAddress.map((limit): [AttemptLimit, string] => [limit, visitor]),
  ];
  for (const [limit, subject] of counted) {
    const waitMs = await attempts.countWithin(transaction, limit, subject);
    if (waitMs !== null) return { waitMs };
  }
  return (await attempts.countWithin(transaction, sentByPlatform(perDay), day)) === null ? null : 'platform';
}
