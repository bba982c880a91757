import { refreshToken } from '@lima-id/api';
import { inTurn } from '../storage/inTurn.ts';
import { quietClient } from './accountClients.ts';
import { expireUser } from './changeUser.ts';
import { deviceId } from './device.ts';
import { heldAccessToken, heldRefreshToken, holdToken } from './heldToken.ts';
import { currentUser } from './userStore.ts';

/** The outcome of a refresh: a new token, a required login, or no connection. */
export type Refreshed = 'held' | 'login' | 'unreachable';

/** The Web Lock under which tabs refresh, one after the other: a refresh token is valid once. */
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
  expireUser();
  return 'login';
}

let underWay: Promise<Refreshed> | null = null;

/**
 * Refreshes the token, deduplicated. `refused` is the token that a call was refused with: when another has replaced it meanwhile,
 * no request is made. When the session has expired, the visitor is logged out in every tab.
 */
export async function refreshSession(refused: string | null): Promise<Refreshed> {
  if (underWay === null && refused !== null && heldAccessToken() !== null && heldAccessToken() !== refused)
    return 'held';
  underWay ??= inTurn(lockName, renew).finally(() => {
    underWay = null;
  });
  return await underWay;
}
