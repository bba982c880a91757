import type { AttemptLimit } from '../platform/attempts/attempts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Lifetime of an access token in seconds. */
export const accessTokenSeconds = 30 * 60;

/** Idle lifetime of a refresh token in ms. */
export const refreshTokenMs = 30 * dayMs;

/** Maximum lifetime of a session in ms. */
export const sessionMs = 90 * dayMs;

/** Grace period in ms in which a refresh token may be reused, because the answer to the first use was lost. */
export const refreshGraceMs = 10_000;

/** Password attempts for one account by all unknown visitors together. */
export const passwordsPerAccount: AttemptLimit = { kind: 'password-account', max: 10, windowMs: 15 * minuteMs };

/** Password attempts for one account by a known visitor. */
export const passwordsOfKnown: AttemptLimit = { kind: 'password-known', max: 10, windowMs: 15 * minuteMs };

/** How long a visitor stays known to an account after a password login. */
export const knownVisitor: AttemptLimit = { kind: 'password-visitor', max: 1, windowMs: 30 * dayMs };

export const passwordsPerAddress: AttemptLimit = { kind: 'password-address', max: 100, windowMs: 15 * minuteMs };

/** Milliseconds between two cleanups of expired rows. */
export const cleanupIntervalMs = 10 * minuteMs;

/** Maximum bytes of a password to hash: longer ones only cost time. */
export const passwordMaxBytes = 512;
