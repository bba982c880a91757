import type { AttemptLimit } from '../platform/attempts/attempts.ts';

/** Pixels of the picture by which the piece may miss the hole, to either side. */
export const tolerancePx = 5;

/** Milliseconds for which a picture may be answered. */
export const pictureValidMs = 120_000;

/** Milliseconds for which work may be answered: an old phone takes its time. */
export const workValidMs = 300_000;

/** Milliseconds for which a proof may be used. */
export const proofValidMs = 300_000;

/** How much longer than a hand the keys may take: they go a few pixels at a time. */
export const keyPatience = 10;

/** Milliseconds over which a visitor is counted. */
const windowMs = 600_000;

/** Challenges of one address; many people may stand behind it. */
export const challengesPerAddress: AttemptLimit = { kind: 'captcha-challenge', max: 120, windowMs };

/** Answers of one address that may miss. */
export const missesPerAddress: AttemptLimit = { kind: 'captcha-miss', max: 30, windowMs };

/** Pictures kept ready. */
export const poolSize = 24;

/** Milliseconds of rest between two pictures that nobody waits for: other work comes first. */
export const drawingPauseMs = 60;

/** Visitors who may wait for a picture to be drawn; others are asked to come again. */
export const waitingMaxCount = 64;

/** Milliseconds after which those come again. */
export const busyRetryMs = 5_000;

/** Milliseconds between two removals of what has expired. */
export const sweepIntervalMs = 60_000;
