import { useSyncExternalStore } from 'react';
import { keptUser, type StoredUser } from './storedUser.ts';

let user: StoredUser | null | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Another tab logged in or out, or cleared everything (key null). */
function onStorage({ key, newValue }: StorageEvent): void {
  // Who logs out leaves nothing behind in any tab, whether this one has asked the gateway anything yet or not; a session that ends by
  // itself leaves what was typed to its owner. A browser that tells of other tabs refuses no storage.
  if (key === 'loggedOut' && newValue !== null) window.sessionStorage.clear();
  if (key !== 'userInfo' && key !== null) return;
  const now = keptUser();
  // The same person, reported again: nothing to do with the session.
  if (now !== null && user?.userId === now.userId) user = now;
  else changeUser(now);
  tell();
}

let forgetToken: () => void = () => undefined;

/** Registers what is to be done when somebody else, or nobody, is logged in: the token is not theirs. */
export function onUserChange(forget: () => void): void {
  forgetToken = forget;
}

function changeUser(next: StoredUser | null): void {
  user = next;
  forgetToken();
}

/** Who is logged in now; null for nobody. */
export function currentUser(): StoredUser | null {
  user ??= keptUser();
  return user;
}

/** Takes over who is logged in, in this tab. */
export function replaceUser(next: StoredUser | null): void {
  if (next === null) changeUser(null);
  else user = next;
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** Who is logged in, kept up to date with other tabs; null for nobody. */
export function useUser(): StoredUser | null {
  return useSyncExternalStore(subscribe, currentUser, () => null);
}
