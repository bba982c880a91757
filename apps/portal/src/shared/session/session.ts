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

/**
 * Stores what the profile says about the logged-in person. A profile of another gateway may have no enterprise: that of the login is kept
 * until the type of the user changes.
 */
export function updateUser(user: UserInfo): void {
  const known = currentUser();
  if (known?.userId !== user.userId) return;
  const next = storedUserOf(user, serverTime());
  if (user.companyDetails !== null || user.type !== known.type) return setUser(next);
  const { prefix, defaultCompanyId, defaultCompanyName, examineStatus } = known;
  setUser({ ...next, prefix, defaultCompanyId, defaultCompanyName, examineStatus });
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
