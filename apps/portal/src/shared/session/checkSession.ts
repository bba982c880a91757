import { currentUser } from './userStore.ts';

/** Reads the logged-in user again, so that a session that has ended is noticed. Nothing waits for it, and a failed read changes nothing. */
export function checkSession(): void {
  if (currentUser() === null) return;
  void import('./readUser.ts').then(({ readUser }) => readUser()).catch(() => undefined);
}
