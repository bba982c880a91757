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

/** For whom reports are counted. */
export interface Reporter {
  /** Whether it is an account. */
  isKnown: boolean;
  subject: string;
}

/** Who is logged in is counted by account, so that nobody's reports close the way to his; everybody else by address. */
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

/** Counts a form before it is read; why there are too many of the reporter, if there are. */
export async function countForm(attempts: Attempts, reporter: Reporter): Promise<OwnRefusal | null> {
  return await countAll(attempts, reporter, [reportFormsPerReporter]);
}

/** Counts a report of a reporter; why there are too many, if there are. */
export async function countReporter(attempts: Attempts, reporter: Reporter): Promise<OwnRefusal | null> {
  return await countAll(attempts, reporter, [reportsPerReporter, reportsPerReporterDaily]);
}

/** Counts a report of a device for its reporter alone; why there are too many, if there are. */
export async function countOfDevice(
  attempts: Attempts,
  { subject }: Reporter,
  identifier: string,
): Promise<OwnRefusal | null> {
  const waitMs = await attempts.count(reportsPerReporterOfDevice, JSON.stringify([subject, identifier]));
  return waitMs === null ? null : reportedTooOften.device(waitMs);
}
