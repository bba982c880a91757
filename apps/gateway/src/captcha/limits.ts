import type { AttemptLimit } from '../platform/attempts/attempts.ts';

/** Pixels of the picture by which the piece may miss the hole, to either side. */
export const tolerancePx = 5;

/** Milliseconds for which a picture may be answered. */
export const pictureValidMs = 120_000;

/** Numbers to try from which a picture may be answered as long as work: an old phone is at it for longer than a slide takes. */
export const longWorkTries = 10_000;

/** Milliseconds for which work may be answered: an old phone takes its time. */
export const workValidMs = 300_000;

/** Milliseconds for which a proof may be used. */
export const proofValidMs = 300_000;

/** How much longer than a hand the keys may take: they go a few pixels at a time. */
export const keyPatience = 10;

/** Milliseconds over which challenges and misses are counted, from the first on. */
export const rateWindowMs = 600_000;

/** Milliseconds for which the platform's rate is taken as it was read. */
export const platformRateMs = 5_000;

/**
 * Challenges of one address, whatever work they cost: a small part of what a gateway can draw. Below this limit, frequent requests cost
 * more work (`workLevels`).
 */
export const challengesPerAddress: AttemptLimit = { kind: 'captcha-challenge', max: 1_200, windowMs: rateWindowMs };

/** Answers of one address that may miss. */
export const missesPerAddress: AttemptLimit = { kind: 'captcha-miss', max: 300, windowMs: rateWindowMs };

/** Pictures kept ready. */
export const poolSize = 24;

/** Milliseconds of rest between two pictures that nobody waits for: other work comes first. */
export const drawingPauseMs = 60;

/** Requests that may wait for a picture to be drawn; others are asked to come again. */
export const waitingMaxCount = 64;

/** Requests of one address among them, so that one that asks for many does not keep everybody else waiting. */
export const waitingPerAddress = 16;

/** Milliseconds after which those come again. */
export const busyRetryMs = 5_000;

/** Milliseconds between two removals of what has expired. */
export const sweepIntervalMs = 60_000;
