import { keyKeptAtLogout } from '@lima-id/domain';
import { largeModeKey } from '../mode/largeModeKept.ts';

/** How pages are shown on this device says nothing of who used it, and a person who needs large type needs it to log in again. */
const stays: ReadonlySet<string> = new Set([keyKeptAtLogout, largeModeKey]);

/** Forgets everything that was kept but for what logging out keeps. */
export function forgetKept(): void {
  try {
    const names = Array.from({ length: window.localStorage.length }, (_, index) => window.localStorage.key(index));
    for (const name of names) if (name !== null && !stays.has(name)) window.localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
