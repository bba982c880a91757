import type { Registration } from '@lima-id/api';
import { linkFreshMs } from '../../shared/upload/freshLink.ts';

/** A registration with the moment it was read, when the links to its pictures began; null when none was ever submitted. */
export interface RegistrationRead {
  registration: Registration | null;
  readAt: number;
}

function withoutLinks(registration: Registration | null): string {
  // Links differ with every reading of the same picture.
  return JSON.stringify(registration, (name, value: unknown) => (name.endsWith('Url') ? '' : value));
}

/**
 * Of two readings, the one to show: the earlier as long as the later says the same and the links to its pictures are good, so that no
 * picture is fetched twice.
 */
export function shownReading(before: RegistrationRead | undefined, now: RegistrationRead): RegistrationRead {
  if (before === undefined || now.readAt - before.readAt >= linkFreshMs) return now;
  return withoutLinks(before.registration) === withoutLinks(now.registration) ? before : now;
}
