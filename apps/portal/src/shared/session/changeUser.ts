import { serverTime } from '../clock/serverTime.ts';
import { forget, keep } from '../storage/browserStorage.ts';
import { clearLocalStorage } from '../storage/clearLocalStorage.ts';
import { hasExpired, loadStoredUser, type StoredUser } from './storedUser.ts';
import { replaceUser } from './userStore.ts';

/** Stores the logged-in user, for this tab and all others. */
export function setUser(next: StoredUser): void {
  keep('userInfo', next);
  if (hasExpired(next.userId)) forget('expired');
  replaceUser(next);
}

/** Removes the user who has logged out, and everything else stored during the visit, in this tab and all others. */
export function clearUser(): void {
  // Tabs of earlier versions drop their input by it. It is removed with everything else.
  keep('loggedOut', serverTime());
  clearLocalStorage();
  replaceUser(null);
}

/**
 * Removes the user whose session has expired, or was ended by a change of the password, and everything else stored during the visit, in
 * this tab and all others. The user's id stays as a mark (`hasExpired`), by which pages and tabs keep what was typed for its owner.
 */
export function expireUser(): void {
  const stored = loadStoredUser();
  // Before the removal, which other tabs notice. A user who is stored no longer has logged out in another tab, or is marked already.
  if (stored !== null) keep('expired', stored.userId);
  clearLocalStorage('expired');
  replaceUser(null);
}
