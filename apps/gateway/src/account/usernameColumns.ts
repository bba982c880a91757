import { usernameKey, usernameLook } from '@lima-id/domain';

/** The columns of an account's name: as it was typed, as it is compared, and as it looks. */
export function usernameColumns(username: string) {
  return { username, username_key: usernameKey(username), username_look: usernameLook(username) };
}
