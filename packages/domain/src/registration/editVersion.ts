import { registrationMessages } from '../messages/registration.ts';

/** Whether a draft is of the stored version, or both versions, and what to do. */
export type VersionVerdict =
  | { ok: true }
  | { ok: false; reason: 'stale'; read: number; current: number; message: string };

/** Checks that a draft was made from the version that is stored: another one, newer as a rule, would be overwritten unseen. */
export function checkVersion(read: number, current: number): VersionVerdict {
  if (read === current) return { ok: true };
  return { ok: false, reason: 'stale', read, current, message: registrationMessages.stale(read, current) };
}
