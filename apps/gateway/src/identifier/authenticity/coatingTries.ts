import type { AttemptLimit, Attempts } from '../../platform/attempts/attempts.ts';
import { triesForIdentifier, triesOfVisitor, triesOverall } from './limits.ts';

/** Visitor (see `RequestContext`) and identifier (canonical form) of an attempt. */
interface Trial {
  visitor: string;
  identifier: string;
}

/** Remaining attempts, and the lock time in ms: 0 when not locked. */
export interface TriesLeft {
  tries: number;
  waitMs: number;
}

/** Rate limits wrong codes: by visitor and identifier, by identifier, and by visitor. */
export interface CoatingTries {
  left(trial: Trial): Promise<TriesLeft>;
  /** Counts one attempt before its code is compared; whether it is allowed. */
  count(trial: Trial): Promise<boolean>;
  /** Reverts the count: the code was right. */
  giveBack(trial: Trial): Promise<void>;
}

/** Creates the rate limit on the attempt counters. */
export function createCoatingTries(attempts: Attempts): CoatingTries {
  const limitsOf = ({ visitor, identifier }: Trial): [limit: AttemptLimit, subject: string][] => [
    [triesOfVisitor, `${visitor} ${identifier}`],
    [triesForIdentifier, identifier],
    [triesOverall, visitor],
  ];
  return {
    async left(trial) {
      const found: TriesLeft = { tries: Number.POSITIVE_INFINITY, waitMs: 0 };
      for (const [limit, subject] of limitsOf(trial)) {
        const { tries, waitMs } = await attempts.left(limit, subject);
        found.tries = Math.min(found.tries, tries);
        found.waitMs = Math.max(found.waitMs, waitMs);
      }
      return found;
    },
    async count(trial) {
      let allowed = true;
      for (const [limit, subject] of limitsOf(trial)) {
        allowed = allowed && (await attempts.count(limit, subject)) === null;
      }
      return allowed;
    },
    async giveBack(trial) {
      for (const [limit, subject] of limitsOf(trial)) await attempts.giveBack(limit, subject);
    },
  };
}
