import { isUserInfoKept } from '@lima-id/domain';
import { kept } from '../storage/browserStorage.ts';

/**
 * Who is logged in, as it is kept for the next visit: what decides what the site offers, and what the header shows. No token, no
 * phone number, no e-mail address: screens that show those ask for them.
 */
export interface StoredUser {
  userId: string;
  type: string;
  username: string;
  /** Address of the avatar; empty without one. */
  portrait: string;
  /** `88.118.001`; empty without one. */
  prefix: string;
  defaultCompanyId: string;
  defaultCompanyName: string;
  /** Review status of the enterprise; null without one. */
  examineStatus: number | null;
  /** When it was kept, milliseconds since 1970. */
  savedAt: number;
}

function isStoredUser(value: unknown): value is StoredUser {
  const { examineStatus, savedAt, ...texts } = Object(value) as Record<string, unknown>;
  return (
    ['userId', 'type', 'username', 'prefix'].every((name) => typeof texts[name] === 'string') &&
    typeof savedAt === 'number' &&
    (examineStatus === null || typeof examineStatus === 'number')
  );
}

/** Reads what is kept, as text; null when there is nobody, when it is too old, or when it is not ours. */
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
export function keptUser(): StoredUser | null {
  return readStoredUser(kept('userInfo'), Date.now());
}
