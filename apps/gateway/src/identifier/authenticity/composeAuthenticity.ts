import {
  type Authenticity,
  type AuthenticityRecord,
  authenticityFastMs,
  authenticityRecordsShown,
  type CoatingState,
  chinaDateTime,
  chinaMinute,
  judgeAuthenticity,
  unusualLookups,
} from '@lima-id/domain';
import type { TriesLeft } from './coatingTries.ts';
import type { KnownProduct } from './findProduct.ts';
import type { CountedLookups } from './lookupCounter.ts';
import { wayOfCode } from './wayCodes.ts';

const minuteMs = 60_000;

/** A lock's end, rounded up to the minute. */
export function endOfWait(now: Date, waitMs: number): string {
  return chinaMinute(now.getTime() + waitMs + minuteMs - 1);
}

function recordsOf({ total, firstAt, firstWay, newestAt, newestWays }: CountedLookups): AuthenticityRecord[] {
  const newest = newestAt.slice(0, authenticityRecordsShown).map((at, index) => ({
    number: total - index,
    time: chinaMinute(at.getTime()),
    way: wayOfCode(newestWays[index] ?? firstWay),
  }));
  if (newest.at(-1)?.number === 1) return newest;
  return [...newest, { number: 1, time: chinaMinute(firstAt.getTime()), way: wayOfCode(firstWay) }];
}

/** Input of an answer. */
export interface AuthenticityParts {
  product: KnownProduct;
  /** State of the coating when no code is required. */
  shown: 'none' | 'passed';
  /** The visitor's remaining attempts for the required code; null when none is required. */
  left: TriesLeft | null;
  counted: CountedLookups;
  /** When the visitor's own lookup was counted. */
  lookedUpAt: Date;
  now: Date;
}

/** The answer to a lookup; null when the identifier no longer exists. */
export function composeAuthenticity(parts: AuthenticityParts): Authenticity | null {
  const { product, shown, left, counted, lookedUpAt, now } = parts;
  const { state, recalled, reminderLine } = product;
  const since = now.getTime() - authenticityFastMs;
  const recent = counted.newestAt.filter((at) => at.getTime() > since).length;
  const asked = left !== null && left.waitMs > 0 ? 'locked' : 'asked';
  const coating: CoatingState = left === null ? shown : asked;
  const facts = { state, recalled, reminderLine, coating, count: counted.total, recent };
  const verdict = judgeAuthenticity(facts);
  if (verdict === 'unknown') return null;
  if (left !== null) {
    const lockedUntil = coating === 'locked' ? endOfWait(now, left.waitMs) : '';
    return { verdict, coating, triesLeft: left.tries, lockedUntil, lookups: null };
  }
  const lookups = {
    count: counted.total,
    time: chinaDateTime(lookedUpAt.getTime()),
    firstTime: chinaMinute(counted.firstAt.getTime()),
    unusual: unusualLookups(facts),
    records: recordsOf(counted),
  };
  return { verdict, coating, triesLeft: null, lockedUntil: '', lookups };
}
