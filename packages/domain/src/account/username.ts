import { usernameMaxLength } from '../limits.ts';
import { isMobile } from './mobile.ts';

/** A user name as names are compared: one way of writing each character (NFKC), without capitals. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

/** Chinese characters, the letters a to z, digits, and a few marks: no other script, whose letters look like these. */
const fit = /^[\p{Unified_Ideograph}a-z0-9._@+·-]+$/u;

/** Whether a user name may be had: nobody is called like somebody's mobile number, with which people log in, too. */
export function usernameFits(username: string): boolean {
  const key = usernameKey(username);
  return Math.max(username.length, key.length) <= usernameMaxLength && fit.test(key) && !isMobile(key);
}

/** What stands for a character that looks like it, among those that user names may have. */
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
 * A user name as it looks: `0perat0r`, `Operator` and `operat0r` look alike, and so do `lima1` and `limaI`. Of the names that look alike
 * one can be had. Source: docs/rules/account.md.
 */
export function usernameLook(username: string): string {
  return usernameKey(username).replace(lookAlike, (found) => lookAlikes[found] ?? found);
}
