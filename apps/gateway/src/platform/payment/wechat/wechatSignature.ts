import { verify } from 'node:crypto';
import type { PlatformKeys } from './wechatKeys.ts';

/** What WeChat Pay sends beside a body that it signed. */
export interface SignedHeaders {
  timestamp: string;
  nonce: string;
  signature: string;
  /** Names the key. */
  serial: string;
}

/** Why a body is not taken for WeChat Pay's. */
export type SignatureFault = 'incomplete' | 'stale' | 'unknownKey' | 'forged';

/** Milliseconds by which a moment may differ from ours: older ones could be somebody's repetition. */
const windowMs = 300_000;

function isRecent(timestamp: string, now: Date): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= windowMs;
}

/** What is wrong with the signature of a body, as its bytes came; null when WeChat Pay signed it just now. */
export function findSignatureFault(
  { timestamp, nonce, signature, serial }: SignedHeaders,
  body: Uint8Array,
  keys: PlatformKeys,
  now: Date,
): SignatureFault | null {
  if ([timestamp, nonce, signature, serial].includes('')) return 'incomplete';
  if (!isRecent(timestamp, now)) return 'stale';
  const key = keys.get(serial);
  if (key === undefined) return 'unknownKey';
  const signed = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
  return verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64')) ? null : 'forged';
}
