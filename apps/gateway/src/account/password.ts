import { hash, verify } from '@node-rs/argon2';
import { passwordMaxBytes } from './limits.ts';

/** argon2id with OWASP's minimum parameters: 19 MiB, two iterations, one lane; about 20 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Whether a password is short enough to hash. */
export function passwordFits(password: string): boolean {
  return Buffer.byteLength(password) <= passwordMaxBytes;
}

/** Hashes a password with argon2id, in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password, cost);
}

let stub: Promise<string> | undefined;

/**
 * Verifies a password. Without a hash, because the account does not exist, it takes as long and returns false: timing must not reveal which
 * accounts exist.
 */
export async function verifyPassword(password: string, hashed: string | null): Promise<boolean> {
  stub ??= hashPassword('no account has this');
  const known = await stub;
  const matches = await verify(hashed ?? known, password);
  return hashed !== null && matches;
}
