import type { Registration } from '@lima-id/api';
import { linkFreshMs } from '../../shared/upload/freshLink.ts';

/** A registration with the time of the read, from which the expiry of its picture links counts; null when none was submitted. */
export interface RegistrationRead {
  registration: Registration | null;
  readAt: number;
}

function withoutLinks(registration: Registration | null): string {
  // Links differ with every read of the same picture.
  return JSON.stringify(registration, (name, value: unknown) => (name.endsWith('Url') ? '' : value));
}

/**
 * Of two reads, the one to show: the earlier one while the later has the same content and the links are valid, so that no picture
 * is fetched twice.
 */
export function shownReading(before: RegistrationRead | undefined, now: RegistrationRead): RegistrationRead {
  if (before === undefined || now.readAt - before.readAt >= linkFreshMs) return now;
  return withoutLinks(before.registration) === withoutLinks(now.registration) ? before : now;
}
