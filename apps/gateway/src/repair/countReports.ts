import type { AttemptLimit, Attempts } from '../platform/attempts/attempts.ts';
import type { RequestContext } from '../platform/http/mount.ts';
import type { OwnRefusal } from '../platform/http/refusals.ts';
import {
  reportFormsPerReporter,
  reportsPerReporter,
  reportsPerReporterDaily,
  reportsPerReporterOfDevice,
} from './limits.ts';
import { reportedTooOften } from './refusals.ts';

/** The reporter for rate limits. */
export interface Reporter {
  /** Whether it is an account. */
  isKnown: boolean;
  subject: string;
}

/** Logged-in reporters are counted by account, so that others cannot use their limit up; everybody else by address. */
export function reporterOf({ caller, visitor }: Pick<RequestContext, 'caller' | 'visitor'>): Reporter {
  return caller === null
    ? { isKnown: false, subject: visitor }
    : { isKnown: true, subject: `account ${caller.accountId}` };
}

async function countAll(
  attempts: Attempts,
  { isKnown, subject }: Reporter,
  limits: readonly AttemptLimit[],
): Promise<OwnRefusal | null> {
  for (const limit of limits) {
    const waitMs = await attempts.count(limit, subject);
    if (waitMs !== null) return isKnown ? reportedTooOften.account(waitMs) : reportedTooOften.address(waitMs);
  }
  return null;
}

/** Counts a form before it is read; returns the refusal when the reporter's limit is reached. */
export async function countForm(attempts: Attempts, reporter: Reporter): Promise<OwnRefusal | null> {
  return await countAll(attempts, reporter, [reportFormsPerReporter]);
}

/** Counts a report of a reporter; returns the refusal when the limit is reached. */
export async function countReporter(attempts: Attempts, reporter: Reporter): Promise<OwnRefusal | null> {
  return await countAll(attempts, reporter, [reportsPerReporter, reportsPerReporterDaily]);
}

/** Counts a report of a device for its reporter only; returns the refusal when the limit is reached. */
export async function countOfDevice(
  attempts: Attempts,
  { subject }: Reporter,
  identifier: string,
): Promise<OwnRefusal | null> {
  const waitMs = await attempts.count(reportsPerReporterOfDevice, JSON.stringify([subject, identifier]));
  return waitMs === null ? null : reportedTooOften.device(waitMs);
}
