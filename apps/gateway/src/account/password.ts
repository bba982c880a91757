import { hash, verify } from '@node-rs/argon2';
import { passwordMaxBytes } from './limits.ts';

/** argon2id as OWASP advises at the least: 19 MiB, two rounds, one lane; about 20 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Whether a password is short enough to be hashed. */
export function passwordFits(password: string): boolean {
  return Buffer.byteLength(password) <= passwordMaxBytes;
}

/** Hashes a password with argon2id, in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password, cost);
}

let standIn: Promise<string> | undefined;

/**
 * Whether a password is the hashed one. Without a hash, because there is no such account, it takes as long and says no: the time
 * must not tell who has an account.
 */
export async function verifyPassword(password: string, hashed: string | null): Promise<boolean> {
  standIn ??= hashPassword('no account has this');
  const known = await standIn;
  const matches = await verify(hashed ?? known, password);
  return hashed !== null && matches;
}
