import * as z from 'zod/mini';
import type { IdentifierState } from '../identifier/life.ts';
import { authenticityMessages } from '../messages/authenticity.ts';
import { authenticityFastCount } from './limits.ts';
import { lookupWay } from './lookupWay.ts';

/** The state of the code under the coating: the label has none, it is requested, the visitor entered it, or too many wrong ones were tried. */
export const coatingState = z.enum(['none', 'asked', 'passed', 'locked']);
export type CoatingState = z.infer<typeof coatingState>;

/** The facts that decide the verdict about an identifier. */
export interface AuthenticityFacts {
  /** Null when the identifier does not exist. */
  state: IdentifierState | null;
  recalled: boolean;
  /** Anti-counterfeit lookups so far, this one included. */
  count: number;
  /** Those of the last `authenticityFastMs`. */
  recent: number;
  /** Number of lookups from which visitors are warned, set by the enterprise. */
  reminderLine: number;
  coating: CoatingState;
}

/** The message for a visitor: see `judgeAuthenticity`. */
export const authenticityVerdict = z.enum([
  'coating',
  'locked',
  'recalled',
  'suspended',
  'many',
  'fast',
  'first',
  'again',
]);
export type AuthenticityVerdict = z.infer<typeof authenticityVerdict>;

/** Why the lookups of an identifier are unusual: too many in all, too many in a short time, or not at all (null). */
export type UnusualLookups = 'many' | 'fast' | null;

/** Whether the lookups of an identifier are unusual. The first one is never too many, whatever the threshold. */
export function unusualLookups({
  count,
  recent,
  reminderLine,
}: Pick<AuthenticityFacts, 'count' | 'recent' | 'reminderLine'>): UnusualLookups {
  if (count > 1 && count >= reminderLine) return 'many';
  return recent > authenticityFastCount ? 'fast' : null;
}

/**
 * The verdict about an identifier. `first` alone says that the product is genuine: the identifier is active and not recalled, it was never
 * looked up before, and the code under its coating, if any, was entered. Source: docs/rules/scenes.md.
 */
export function judgeAuthenticity(facts: AuthenticityFacts): AuthenticityVerdict | 'unknown' {
  const { state, recalled, count, coating } = facts;
  if (state !== 'active' && state !== 'suspended') return 'unknown';
  if (coating === 'asked') return 'coating';
  if (coating === 'locked') return 'locked';
  if (recalled) return 'recalled';
  if (state === 'suspended') return 'suspended';
  return unusualLookups(facts) ?? (count === 1 ? 'first' : 'again');
}

/** The tone of a verdict: fine, warning, danger, or nothing found. */
export type AuthenticityTone = 'success' | 'warning' | 'danger' | 'neutral';

const tones: Record<AuthenticityVerdict | 'unknown', AuthenticityTone> = {
  unknown: 'neutral',
  coating: 'neutral',
  locked: 'neutral',
  recalled: 'danger',
  suspended: 'warning',
  many: 'warning',
  fast: 'warning',
  first: 'success',
  again: 'success',
};

/** The texts and tone of a verdict. `firstTime` as `2026-05-12 09:31`; both are for verdicts that mention lookups. */
export function describeAuthenticity(
  verdict: AuthenticityVerdict | 'unknown',
  { count, firstTime }: { count: number; firstTime: string } = { count: 0, firstTime: '' },
): { tone: AuthenticityTone; title: string; text: string } {
  const [title, text] = authenticityMessages.verdicts[verdict];
  return {
    tone: tones[verdict],
    title: title.replace('{count}', String(count)),
    text: text.replace('{firstTime}', firstTime),
  };
}

/** One anti-counterfeit lookup of an identifier. */
export const authenticityRecord = z.object({
  /** Which one it was, from 1. */
  number: z.number(),
  /** `YYYY-MM-DD HH:mm`, China time. */
  time: z.string(),
  way: lookupWay,
});
export type AuthenticityRecord = z.infer<typeof authenticityRecord>;

/** The anti-counterfeit lookups of an identifier. */
export const authenticityLookups = z.object({
  count: z.number(),
  /** When the visitor's own lookup was: `YYYY-MM-DD HH:mm:ss`, China time. */
  time: z.string(),
  /** `YYYY-MM-DD HH:mm`, China time. */
  firstTime: z.string(),
  unusual: z.nullable(z.enum(['many', 'fast'])),
  /** The newest, newest first, followed by the first one. */
  records: z.array(authenticityRecord),
});
export type AuthenticityLookups = z.infer<typeof authenticityLookups>;

/** The answer to an anti-counterfeit lookup of an identifier that exists. */
export const authenticity = z.object({
  verdict: authenticityVerdict,
  coating: coatingState,
  /** Remaining attempts; null where no code is requested. */
  triesLeft: z.nullable(z.number()),
  /** Until when codes are refused: `YYYY-MM-DD HH:mm`, China time; empty while they are accepted. */
  lockedUntil: z.string(),
  /** Null until the code under the coating was entered. */
  lookups: z.nullable(authenticityLookups),
});
export type Authenticity = z.infer<typeof authenticity>;
