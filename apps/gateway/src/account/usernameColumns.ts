import { usernameKey, usernameSkeleton } from '@lima-id/domain';

/** Columns of a user name: as typed, normalized for comparison, and normalized for look-alikes. */
export function usernameColumns(username: string) {
  return { username, username_key: usernameKey(username), username_look: usernameSkeleton(username) };
}
