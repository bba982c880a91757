import type { AttemptLimit } from '../platform/attempts/attempts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Seconds that an access token lives. */
export const accessTokenSeconds = 30 * 60;

/** Milliseconds that a refresh token lives when it is not used. */
export const refreshTokenMs = 30 * dayMs;

/** Milliseconds after which a session ends, however often it was renewed. */
export const sessionMs = 90 * dayMs;

/** Milliseconds in which a refresh token may come a second time, because the answer to the first never arrived. */
export const refreshGraceMs = 10_000;

/** Passwords tried for one account by all visitors together who have not known it. */
export const passwordsPerAccount: AttemptLimit = { kind: 'password-account', max: 10, windowMs: 15 * minuteMs };

/** Passwords tried for one account by a visitor who has known it. */
export const passwordsOfKnown: AttemptLimit = { kind: 'password-known', max: 10, windowMs: 15 * minuteMs };

/** A visitor is known to an account for so long after he logged in with its password. */
export const knownVisitor: AttemptLimit = { kind: 'password-visitor', max: 1, windowMs: 30 * dayMs };

/** Passwords tried from one address. */
export const passwordsPerAddress: AttemptLimit = { kind: 'password-address', max: 100, windowMs: 15 * minuteMs };

/** Milliseconds between two removals of what has ended. */
export const sweepMs = 10 * minuteMs;

/** Bytes of a password that are hashed at most: longer ones only cost time. */
export const passwordMaxBytes = 512;
