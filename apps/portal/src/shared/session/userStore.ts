import { useSyncExternalStore } from 'react';
import { forgetTab } from '../storage/tabStorage.ts';
import { loadStoredUser, type StoredUser } from './storedUser.ts';

let user: StoredUser | null | undefined;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Another tab logged in or out, or cleared the storage (key null). */
function onStorage({ key, newValue }: StorageEvent): void {
  // A logout leaves no data in any tab, whether or not this one has called the gateway; an expired session keeps its owner's
  // input.
  if (key === 'loggedOut' && newValue !== null) forgetTab();
  if (key !== 'userInfo' && key !== null) return;
  const now = loadStoredUser();
  // The same user, reported again: the session is unchanged.
  if (now !== null && user?.userId === now.userId) user = now;
  else changeUser(now);
  notify();
}

let forgetToken: () => void = () => undefined;

/** Registers what to do when another user, or nobody, is logged in: the token is not theirs. */
export function onUserChange(forget: () => void): void {
  forgetToken = forget;
}

function changeUser(next: StoredUser | null): void {
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
