import { createHmac, hkdfSync } from 'node:crypto';

/** Bytes of a key. */
const keyBytes = 32;

/** A key for one purpose, from the gateway's secret (HKDF, RFC 5869): what signs one thing cannot sign another. */
export function deriveKey(secret: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), `lima ${purpose}`, keyBytes));
}

/** Hashes texts under one key, so that a table of phone numbers or addresses cannot be worked out from its hashes. */
export function createKeyedHash(secret: Uint8Array, purpose: string): (text: string) => string {
  const key = deriveKey(secret, purpose);
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
