import { hash, verify } from '@node-rs/argon2';
import { passwordMaxBytes } from './limits.ts';

/** argon2id with OWASP's minimum parameters: 19 MiB, two iterations, one lane; about 20 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Whether a password is short enough to hash, as it is hashed: the same on a device that types `é` as two characters. */
export function passwordFits(password: string): boolean {
  return Buffer.byteLength(password.normalize('NFC')) <= passwordMaxBytes;
}

/** Hashes a password with argon2id, in PHC format. It is composed (NFC) first: devices type `é` as one character or as two. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password.normalize('NFC'), cost);
}

let stub: Promise<string> | undefined;

/**
 * Verifies a password. Without a hash, because the account does not exist, it takes as long and returns false: timing must not reveal which
 * accounts exist.
 */
export async function verifyPassword(password: string, hashed: string | null): Promise<boolean> {
  stub ??= hashPassword('no account has this');
  const against = hashed ?? (await stub);
  const composed = password.normalize('NFC');
  // Passwords set before they were composed are hashed as they were typed.
  const matches = (await verify(against, composed)) || (composed !== password && (await verify(against, password)));
  return hashed !== null && matches;
}
