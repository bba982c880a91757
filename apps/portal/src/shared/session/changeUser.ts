import { keep } from '../storage/browserStorage.ts';
import { clearLocalStorage } from '../storage/clearLocalStorage.ts';
import type { StoredUser } from './storedUser.ts';
import { replaceUser } from './userStore.ts';

/** Stores the logged-in user, for this tab and all others. */
export function setUser(next: StoredUser): void {
  keep('userInfo', next);
  replaceUser(next);
}

/** Removes the logged-in user, and everything else stored during the visit, in this tab and all others. */
export function clearUser(): void {
  clearLocalStorage();
  replaceUser(null);
}
