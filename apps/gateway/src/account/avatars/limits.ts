import type { AttemptLimit } from '../../platform/attempts/attempts.ts';

const hourMs = 60 * 60_000;
const mebibyte = 1_048_576;

/** Pictures that an account uploads for its avatar, those that were refused among them. */
export const avatarsPerAccount: AttemptLimit = { kind: 'avatar-account', max: 20, windowMs: hourMs };

/** Pictures that an account uploads for its avatar in a day. */
export const avatarsPerAccountDaily: AttemptLimit = { kind: 'avatar-account-day', max: 60, windowMs: 24 * hourMs };

/** Avatars that are uploaded from one address: a company may have one for all. */
export const avatarsPerAddress: AttemptLimit = { kind: 'avatar-address', max: 120, windowMs: hourMs };

/** Avatars that are uploaded from one address in a day. */
export const avatarsPerAddressDaily: AttemptLimit = { kind: 'avatar-address-day', max: 600, windowMs: 24 * hourMs };

/** How much may be kept of what was uploaded. */
export interface KeptLimit {
  count: number;
  bytes: number;
}

/** What is kept of one account, its avatar among it. */
export const keptPerAccount: KeptLimit = { count: 10, bytes: mebibyte };

/** What is kept of one address and is nobody's avatar yet. */
export const keptPerAddress: KeptLimit = { count: 60, bytes: 6 * mebibyte };

/** Milliseconds after which a picture that is nobody's avatar is removed. */
export const looseMs = hourMs;

/** Milliseconds between two looks at all files: for those that have no row, and those that were never finished. */
export const filesMs = 6 * hourMs;

/** Pictures that are removed in one transaction. */
export const sweptAtOnce = 50;

/** Files that are looked up by one query. */
export const filesAtOnce = 200;
