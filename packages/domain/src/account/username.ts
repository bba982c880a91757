import { usernameMaxLength } from './limits.ts';
import { isMobile } from './mobile.ts';

/** The key by which user names are compared: NFKC, in lower case. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

/** Chinese characters, the letters a to z, digits, and a few marks: no other script, whose letters look like these. */
const fit = /^[\p{Unified_Ideograph}a-z0-9._@+·-]+$/u;

/** Whether a user name is allowed: not a mobile number, since people log in with those too. */
export function isUsernameAllowed(username: string): boolean {
  const key = usernameKey(username);
  return Math.max(username.length, key.length) <= usernameMaxLength && fit.test(key) && !isMobile(key);
}

/** The representative of each look-alike character, among those that user names may have. */
const lookAlikes: Readonly<Record<string, string>> = {
  rn: 'm',
  vv: 'w',
  0: 'o',
  1: 'l',
  i: 'l',
  丨: 'l',
  一: '-',
  丶: '.',
  '·': '.',
  囗: '口',
  曰: '日',
};
const lookAlike = new RegExp(Object.keys(lookAlikes).join('|'), 'g');

/**
 * The skeleton of a user name, equal for names that look alike: `0perat0r`, `Operator` and `operat0r` look alike, and so do `lima1` and
 * `limaI`. Of the names that look alike only one can be registered. Source: docs/rules/account.md.
 */
export function usernameSkeleton(username: string): string {
  return usernameKey(username).replace(lookAlike, (found) => lookAlikes[found] ?? found);
}
