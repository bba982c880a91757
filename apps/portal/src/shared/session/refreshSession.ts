import { refreshToken } from '@lima-id/api';
import { quietClient } from './accountClients.ts';
import { clearUser } from './changeUser.ts';
import { deviceId } from './device.ts';
import { heldAccessToken, heldRefreshToken, holdToken } from './heldToken.ts';
import { currentUser } from './userStore.ts';

/** What became of a refresh: a new token is held, the visitor has to log in, or nobody could be asked. */
export type Refreshed = 'held' | 'login' | 'unreachable';

/** The lock of the browser under which tabs renew, one after the other: a refresh token is good once. */
const lockName = 'lima-refresh';

async function renew(): Promise<Refreshed> {
  // Another tab may have logged out while this one waited.
  if (currentUser() === null) return 'login';
  const held = heldRefreshToken();
  const result = await quietClient.call(refreshToken, {
    fingerprint: deviceId(),
    grantType: 'refresh_token',
    ...(held === undefined ? {} : { refreshToken: held }),
  });
  if (result.success) {
    holdToken(result.data);
    return 'held';
  }
  if (!result.needsLogin) return 'unreachable';
  clearUser();
  return 'login';
}

async function renewInTurn(): Promise<Refreshed> {
  // Pages without encryption have no locks; there only one tab is safe.
  return await (navigator.locks === undefined ? renew() : navigator.locks.request(lockName, renew));
}

let underWay: Promise<Refreshed> | null = null;

/**
 * Renews the token, once however many calls wait for it. `refused` is the token that a call was refused with: when another has
 * taken its place meanwhile, nothing is asked. When the session is over, the visitor is nobody from here on, in every tab.
 */
export async function refreshSession(refused: string | null): Promise<Refreshed> {
  if (underWay === null && refused !== null && heldAccessToken() !== null && heldAccessToken() !== refused)
    return 'held';
  underWay ??= renewInTurn().finally(() => {
    underWay = null;
  });
  return await underWay;
}
