import { describe, expect, it } from 'vitest';
import { passwordMaxBytes } from './limits.ts';
import { hashPassword, passwordFits, verifyPassword } from './password.ts';

/** Each character takes two bytes composed and three in two pieces. */
const accents = (bytes: number) => '\u00e9'.repeat(bytes / 2);

describe('passwordFits', () => {
  it('measures a password as it is hashed when its accents are in two pieces', () => {
    for (const form of ['NFC', 'NFD']) {
      expect(passwordFits(accents(passwordMaxBytes).normalize(form))).toBe(true);
      expect(passwordFits(accents(passwordMaxBytes + 2).normalize(form))).toBe(false);
    }
  });
});

describe('verifyPassword', () => {
  it('accepts the longest password in either form', async () => {
    const hashed = await hashPassword(accents(passwordMaxBytes));
    for (const form of ['NFC', 'NFD'])
      expect(await verifyPassword(accents(passwordMaxBytes).normalize(form), hashed)).toBe(true);
  });

  it('accepts nothing when there is no account', async () => {
    for (const typed of ['no account has this', 'e\u0301']) expect(await verifyPassword(typed, null)).toBe(false);
  });
});
