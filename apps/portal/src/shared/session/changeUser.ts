import { keep } from '../storage/browserStorage.ts';
import { forgetKept } from '../storage/forgetKept.ts';
import type { StoredUser } from './storedUser.ts';
import { replaceUser } from './userStore.ts';

/** Keeps who is logged in, for this tab and all others. */
export function setUser(next: StoredUser): void {
  keep('userInfo', next);
  replaceUser(next);
}

/** Forgets who was logged in, and everything else that was kept of the visit, in this tab and all others. */
export function clearUser(): void {
  forgetKept();
  replaceUser(null);
}
