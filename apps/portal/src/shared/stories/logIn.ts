import type { UserInfo } from '@lima-id/api';
import { clearUser, setUser } from '../session/changeUser.ts';
import { holdToken } from '../session/heldToken.ts';
import { storedUserOf } from '../session/storedUserOf.ts';

/** Logs somebody in for a story's `beforeEach`, which logs out with what it returns. */
export function logIn(user: UserInfo): () => void {
  setUser(storedUserOf(user, Date.now()));
  holdToken({ accessToken: 'access', expiresIn: 1800 });
  return clearUser;
}
