import * as z from 'zod/mini';
import { wholeNumber } from '../money/wholeNumber.ts';
import { trialState } from './trialState.ts';

const moment = z.number();

/** A trial as the company that has it sees it. Times are milliseconds since 1970 UTC. */
export const trialRecord = z.object({
  id: z.string(),
  productId: z.string(),
  /** `-1` for an app without a code. */
  appCode: z.string(),
  /** The app and the package as they were called when the trial was applied for. */
  productName: z.string(),
  packageId: z.string(),
  packageName: z.string(),
  /** Address of the app's picture; empty without one, or when the app has gone. */
  picture: z.string(),
  startedAt: moment,
  /** Days it was given for; 0 leaves the length to buyer and provider. */
  days: wholeNumber(0),
  /** The first moment after it; null when its length is open. */
  endsAt: z.nullable(moment),
  /** A begun day counts; null when its length is open. */
  daysLeft: z.nullable(wholeNumber(0)),
  state: trialState,
});
export type TrialRecord = z.infer<typeof trialRecord>;

/** What an application answers: the trial, and whether an earlier application began it. */
export const trialApplied = z.extend(trialRecord, { repeated: z.boolean() });
export type TrialApplied = z.infer<typeof trialApplied>;
