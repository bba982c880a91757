import type { AttemptLimit } from '../platform/attempts/attempts.ts';

/** Tolerance in px by which the piece may miss the hole. */
export const tolerancePx = 5;

/** Time limit of a picture in ms. */
export const pictureValidMs = 120_000;

/** Attempts from which a picture has the time limit of its work: an old phone works longer than a slide takes. */
export const longWorkTries = 10_000;

/** Time limit of work in ms, for old phones. */
export const workValidMs = 300_000;

/** Validity of a proof in ms. */
export const proofValidMs = 300_000;

/** Factor by which keys may take longer than a hand: they move a few px at a time. */
export const keyTimeFactor = 10;

/** Window in ms for counting challenges and misses, from the first one on. */
export const rateWindowMs = 600_000;

/** Cache time in ms of the platform's rate. */
export const platformRateMs = 5_000;

/**
 * Challenges of one address, whatever their work costs: a small part of what a gateway can draw. Below this limit, frequent requests cost
 * more work (`workLevels`).
 */
export const challengesPerAddress: AttemptLimit = { kind: 'captcha-challenge', max: 1_200, windowMs: rateWindowMs };

/** Missed answers of one address. */
export const missesPerAddress: AttemptLimit = { kind: 'captcha-miss', max: 300, windowMs: rateWindowMs };

/** Pictures kept ready. */
export const readyPictures = 24;

/** Pause in ms between pictures that nobody is waiting for: other work has priority. */
export const drawingPauseMs = 60;

/** Milliseconds without a picture after which the drawing thread ends: it holds a heap and the drawing library. */
export const painterIdleMs = 10_000;

/** Maximum of requests waiting for a picture; others are answered 503. */
export const waitingMaxCount = 64;

/** Maximum per address, so that one address does not block everybody else. */
export const waitingPerAddress = 16;

/** Retry-After of those, in ms. */
export const busyRetryMs = 5_000;

/** Milliseconds between two cleanups of expired rows. */
export const cleanupIntervalMs = 60_000;
