import { verify } from 'node:crypto';
import type { PlatformKeys } from './wechatKeys.ts';

/** Signature headers of WeChat Pay. */
export interface SignedHeaders {
  timestamp: string;
  nonce: string;
  signature: string;
  /** Key id. */
  serial: string;
}

/** Why a signature is rejected. */
export type SignatureFault = 'incomplete' | 'stale' | 'unknownKey' | 'forged';

/** Allowed clock difference in ms: older ones may be replays. */
const windowMs = 300_000;

function isRecent(timestamp: string, now: Date): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= windowMs;
}

/** Verifies the signature of a raw body; null when WeChat Pay signed it recently, else the fault. */
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
