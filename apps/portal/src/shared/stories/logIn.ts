import type { UserInfo } from '@lima-id/api';
import { clearUser, setUser } from '../session/changeUser.ts';
import { holdToken } from '../session/heldToken.ts';
import { storedUserOf } from '../session/storedUserOf.ts';

/** Logs in a user in a story's `beforeEach`; returns the logout. */
export function logIn(user: UserInfo): () => void {
  setUser(storedUserOf(user, Date.now()));
  holdToken({ accessToken: 'access', expiresIn: 1800 });
  return clearUser;
}
