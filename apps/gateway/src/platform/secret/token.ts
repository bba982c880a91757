import { createHash, randomBytes } from 'node:crypto';

/** Random bytes of a token. */
const tokenBytes = 32;

/** Hash of a token. Tokens are random, so it needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A new random token, and its hash. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Random bytes of an id. */
const idBytes = 16;

/** A new random id, of an account or a session. */
export function newId(): string {
  return randomBytes(idBytes).toString('base64url');
}
