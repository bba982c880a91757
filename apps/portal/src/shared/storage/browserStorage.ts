import type { largeModeKey } from '../mode/largeModeStorage.ts';

/** The portal's keys in local storage. */
export type StorageKey =
  | 'search'
  | 'application'
  | 'userInfo'
  | 'device'
  | 'clock'
  | 'expired'
  | 'loggedOut'
  | 'faultNumbers'
  | typeof largeModeKey;

/** Stores a value for the next visit. A browser that refuses (private mode, full storage) loses it silently. */
export function keep(key: StorageKey, value: unknown): void {
  try {
    window.localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // Nothing on the page depends on it.
  }
}

/** The stored value; null without one, or when the browser refuses. */
export function kept(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Removes the stored value. */
export function forget(key: StorageKey): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Without browser storage there is nothing to remove.
  }
}
