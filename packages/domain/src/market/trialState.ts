import * as z from 'zod/mini';
import { dayMs } from '../time/chinaTime.ts';
import { trialEndingDays } from './limits.ts';

/** Names of the states of a trial. */
export const trialStates = { running: '试用中', ending: '即将到期', over: '已到期' } as const;
export type TrialState = keyof typeof trialStates;

/** The state of a trial as it travels. */
export const trialState = z.enum(['running', 'ending', 'over']);

/** When a trial began, milliseconds since 1970 UTC, and for how many days it was given. */
export interface TrialTerm {
  startedAt: number;
  /** 0 leaves the length to buyer and provider. */
  days: number;
}

/** Where a trial stands. */
export interface TrialProgress {
  state: TrialState;
  /** The first moment after it, milliseconds since 1970 UTC; null when its length is open. */
  endsAt: number | null;
  /** Days of 24 hours that are left, a begun one counted whole: 0 exactly when it is over; null when its length is open. */
  daysLeft: number | null;
}

/**
 * Where a trial stands at a moment. Each of its days has 24 hours from the minute of the application, so that no evening is lost;
 * one of 0 days runs until buyer and provider end it. Source: docs/rules/trials.md.
 */
export function trialProgress({ startedAt, days }: TrialTerm, now: number): TrialProgress {
  if (days === 0) return { state: 'running', endsAt: null, daysLeft: null };
  const endsAt = startedAt + days * dayMs;
  const daysLeft = Math.min(days, Math.max(0, Math.ceil((endsAt - now) / dayMs)));
  const state = daysLeft === 0 ? 'over' : daysLeft <= trialEndingDays ? 'ending' : 'running';
  return { state, endsAt, daysLeft };
}
