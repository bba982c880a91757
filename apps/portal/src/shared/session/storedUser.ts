import { isUserInfoKept, type ReviewStatus } from '@lima-id/domain';
import { serverTime } from '../clock/serverTime.ts';
import { kept } from '../storage/browserStorage.ts';

/**
 * The logged-in user, as stored for the next visit: what decides the site's offers, and what the header shows. No token, no phone
 * number, no e-mail address: screens load those.
 */
export interface StoredUser {
  userId: string;
  type: string;
  username: string;
  /** URL of the avatar; empty without one. */
  portrait: string;
  /** `88.118.001`; empty without one. */
  prefix: string;
  defaultCompanyId: string;
  defaultCompanyName: string;
  /** Review status of the enterprise; null without one. */
  examineStatus: ReviewStatus | null;
  /** When it was stored, milliseconds since 1970 UTC. */
  savedAt: number;
}

function isStoredUser(value: unknown): value is StoredUser {
  const { examineStatus, savedAt, ...texts } = Object(value) as Record<string, unknown>;
  return (
    ['userId', 'type', 'username', 'prefix'].every((name) => typeof texts[name] === 'string') &&
    typeof savedAt === 'number' &&
    (examineStatus === null || typeof examineStatus === 'string')
  );
}

/** Parses a stored user; null without one, when it is too old, or when it is malformed. */
export function readStoredUser(text: string | null, now: number): StoredUser | null {
  if (text === null) return null;
  try {
    const user: unknown = JSON.parse(text);
    return isStoredUser(user) && isUserInfoKept(user.savedAt, now) ? user : null;
  } catch {
    return null;
  }
}

/** The person stored in this browser now. */
export function loadStoredUser(): StoredUser | null {
  return readStoredUser(kept('userInfo'), serverTime());
}

/**
 * Whether the last session of a user in this browser ended without a logout. `expireUser` leaves that mark; the user's next login and any
 * logout remove it.
 */
export function hasExpired(userId: string): boolean {
  return kept('expired') === userId;
}

/** Whether nobody is logged in since a session ended without a logout. */
export function isLoginExpired(): boolean {
  return loadStoredUser() === null && kept('expired') !== null;
}
