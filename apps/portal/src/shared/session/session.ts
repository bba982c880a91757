import type { LoginReply, UserInfo } from '@lima-id/api';
import { call } from '../api/call.ts';
import { accountCall } from '../api/lateCalls.ts';
import { serverTime } from '../clock/serverTime.ts';
import { forgetTab } from '../storage/tabStorage.ts';
import { clearUser, setUser } from './changeUser.ts';
import { deviceId } from './device.ts';
import { forgetDrafts } from './drafts.ts';
import { holdToken } from './heldToken.ts';
import { storedUserOf } from './storedUserOf.ts';
import { currentUser } from './userStore.ts';

/** Starts a session with the reply of a login. */
export function beginSession({ tokenInfo, userInfo }: LoginReply): void {
  setUser(storedUserOf(userInfo, serverTime()));
  holdToken(tokenInfo);
}

/** Stores what the profile says about the logged-in person. */
export function updateUser(user: UserInfo): void {
  if (currentUser()?.userId === user.userId) setUser(storedUserOf(user, serverTime()));
}

/**
 * Ends the session here and, if it can be reached, at the gateway. In any case the user is logged out afterwards, in every tab, and what
 * was typed and chosen is dropped.
 */
export async function endSession(): Promise<void> {
  await call(accountCall('logOut'), { fingerprint: deviceId() }).catch(() => undefined);
  clearUser();
  forgetTab();
  forgetDrafts();
}
