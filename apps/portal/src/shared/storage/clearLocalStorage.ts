import { keyKeptAtLogout } from '@lima-id/domain';
import { largeModeKey } from '../mode/largeModeStorage.ts';
import type { StorageKey } from './browserStorage.ts';

/** The large mode of this device says nothing about its user, and a person who needs large type needs it to log in again. */
const stays: ReadonlySet<string> = new Set([keyKeptAtLogout, largeModeKey]);

/** Removes every stored value except those that survive a logout, and except `spared`. */
export function clearLocalStorage(spared?: StorageKey): void {
  try {
    const names = Array.from({ length: window.localStorage.length }, (_, index) => window.localStorage.key(index));
    for (const name of names)
      if (name !== null && name !== spared && !stays.has(name)) window.localStorage.removeItem(name);
  } catch {
    // Without browser storage there is nothing to remove.
  }
}
