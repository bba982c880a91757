import { createHmac, hkdfSync } from 'node:crypto';

/** Key length in bytes. */
const keyBytes = 32;

/**
 * Derives a key for one purpose from the gateway's secret (HKDF, RFC 5869), so that signatures of different purposes are not
 * interchangeable.
 */
export function deriveKey(secret: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), `lima ${purpose}`, keyBytes));
}

/** Keyed hashes of texts, so that phone numbers or addresses cannot be brute-forced from a table of hashes. */
export function createKeyedHash(secret: Uint8Array, purpose: string): (text: string) => string {
  const key = deriveKey(secret, purpose);
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
