import { isMobile } from '@lima-id/domain';
import { usernameMaxLength } from './limits.ts';

/** A user name as names are compared: one way of writing each character (NFKC), without capitals. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

/** Letters and digits of any script, and a few marks between them. */
const fit = /^[\p{L}\p{M}\p{N}._@+·-]+$/u;

/** Whether a user name may be had: nobody is called like somebody's mobile number, with which people log in, too. */
export function usernameFits(username: string): boolean {
  const key = usernameKey(username);
  return (
    key.length <= usernameMaxLength && username.length <= usernameMaxLength && fit.test(username) && !isMobile(key)
  );
}
