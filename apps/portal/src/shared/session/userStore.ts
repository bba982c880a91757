import { useSyncExternalStore } from 'react';
import { forgetTab } from '../storage/tabStorage.ts';
import { forgetDrafts } from './drafts.ts';
import { hasExpired, loadStoredUser, type StoredUser } from './storedUser.ts';

let user: StoredUser | null | undefined;
/** Id of the user whose session has expired, and whose page may still be shown; null for none. */
let expiredId: string | null = null;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Reads the user again, whom another tab may have changed. */
export function readUserAgain(): void {
  const now = loadStoredUser();
  const owner = ownerId();
  // A logout leaves no data in any tab, whether or not this one has called the gateway; an expired session keeps its owner's
  // input.
  if (now === null && owner !== null && !hasExpired(owner)) {
    forgetTab();
    forgetDrafts();
  }
  // The same user, reported again: the session is unchanged.
  if (now !== null && user?.userId === now.userId) user = now;
  else changeUser(now);
  notify();
}

/** Another tab logged in or out, found the session expired, or cleared the storage (key null). */
function onStorage({ key }: StorageEvent): void {
  if (key === 'userInfo' || key === 'expired' || key === null) readUserAgain();
}

let forgetToken: () => void = () => undefined;

/** Registers what to do when another user, or nobody, is logged in: the token is not theirs. */
export function onUserChange(forget: () => void): void {
  forgetToken = forget;
}

/** Id of the user whose data this document may show, logged in or with an expired session; null for none. */
export function ownerId(): string | null {
  return user?.userId ?? expiredId;
}

function changeUser(next: StoredUser | null): void {
  const owner = ownerId();
  expiredId = owner !== null && hasExpired(owner) ? owner : null;
  user = next;
  forgetToken();
}

/** The logged-in user; null without one. */
export function currentUser(): StoredUser | null {
  user ??= loadStoredUser();
  return user;
}

/** Sets the logged-in user, in this tab. */
export function replaceUser(next: StoredUser | null): void {
  if (next === null) changeUser(null);
  else user = next;
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The logged-in user, kept up to date with other tabs; null without one. */
export function useUser(): StoredUser | null {
  return useSyncExternalStore(subscribe, currentUser, () => null);
}
