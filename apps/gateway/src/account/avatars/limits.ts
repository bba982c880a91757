import type { AttemptLimit } from '../../platform/attempts/attempts.ts';

const hourMs = 60 * 60_000;
const mebibyte = 1_048_576;

/** Uploads of an account per hour, including rejected ones. */
export const avatarsPerAccount: AttemptLimit = { kind: 'avatar-account', max: 20, windowMs: hourMs };

/** Uploads of an account per day. */
export const avatarsPerAccountDaily: AttemptLimit = { kind: 'avatar-account-day', max: 60, windowMs: 24 * hourMs };

/** Uploads of an address per hour: a company may share one. */
export const avatarsPerAddress: AttemptLimit = { kind: 'avatar-address', max: 120, windowMs: hourMs };

/** Uploads of an address per day. */
export const avatarsPerAddressDaily: AttemptLimit = { kind: 'avatar-address-day', max: 600, windowMs: 24 * hourMs };

/** Storage quotas. */
export interface KeptLimit {
  count: number;
  bytes: number;
}

/** Quota of an account, including its current avatar. */
export const keptPerAccount: KeptLimit = { count: 10, bytes: mebibyte };

/** Quota of unused pictures of an address. */
export const keptPerAddress: KeptLimit = { count: 60, bytes: 6 * mebibyte };

/** Milliseconds after which an unused picture is deleted. */
export const looseMs = hourMs;

/** Milliseconds between two scans of all files for ones without a row and unfinished ones. */
export const filesMs = 6 * hourMs;

/** Pictures deleted per transaction. */
export const cleanupBatchSize = 50;

/** Files looked up per query. */
export const filesAtOnce = 200;
