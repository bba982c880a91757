import type { largeModeKey } from '../mode/largeModeKept.ts';

/** Names under which the portal keeps things in local storage. */
export type StorageKey =
  | 'search'
  | 'application'
  | 'userInfo'
  | 'device'
  | 'loggedOut'
  | 'faultNumbers'
  | typeof largeModeKey;

/** Keeps a value for the next visit. A browser that refuses (private mode, full store) loses it quietly. */
export function keep(key: StorageKey, value: unknown): void {
  try {
    window.localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // Nothing on the page depends on it.
  }
}

/** What was kept; null when there is nothing, or the browser refuses. */
export function kept(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
