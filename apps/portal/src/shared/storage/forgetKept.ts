import { keyKeptAtLogout } from '@lima-id/domain';

/** Forgets everything that was kept but for the one key that logging out keeps. */
export function forgetKept(): void {
  try {
    const names = Array.from({ length: window.localStorage.length }, (_, index) => window.localStorage.key(index));
    for (const name of names) if (name !== null && name !== keyKeptAtLogout) window.localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
