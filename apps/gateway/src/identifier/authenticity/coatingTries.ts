import type { AttemptLimit, Attempts } from '../../platform/attempts/attempts.ts';
import { triesForIdentifier, triesOfVisitor, triesOverall } from './limits.ts';

/** Who tries codes for what: the visitor as `RequestContext` has him, and the identifier in its canonical form. */
interface Trial {
  visitor: string;
  identifier: string;
}

/** How many codes may still be tried, and for how long none is taken: 0 while one is. */
export interface TriesLeft {
  tries: number;
  waitMs: number;
}

/** Holds back who tries codes: by the visitor and the identifier, by the identifier, and by the visitor over all. */
export interface CoatingTries {
  left(trial: Trial): Promise<TriesLeft>;
  /** Counts one try, before its code is compared; whether it may be. */
  count(trial: Trial): Promise<boolean>;
  /** Takes the counting back: the code was right. */
  giveBack(trial: Trial): Promise<void>;
}

/** Makes it, on the counters of attempts. */
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
