import type { AttemptLimit } from '../platform/attempts/attempts.ts';

const hourMs = 3_600_000;

/** Orders that an account saves, repeated savings of one not among them. */
export const ordersPerAccount: AttemptLimit = { kind: 'order', max: 60, windowMs: hourMs };

/** Milliseconds between two looks for orders that have run out. */
export const sweepMs = 600_000;

/** Milliseconds between two looks for payments that their provider is to be asked about. */
export const askSweepMs = 30_000;

/** Milliseconds after which a provider is asked about a payment that is open, and asked again. */
export const askEveryMs = 180_000;

/** Milliseconds after a payment's end before it is taken for over: a payment of the last second may still be reported. */
export const askGraceMs = 30_000;

/**
 * Milliseconds for which who asks a provider to open or to close a payment has it for himself: longer than any provider is waited for. What
 * is left behind by a gateway that ended is seen to after them.
 */
export const attemptClaimMs = 20_000;

/** Milliseconds for which a payment that somebody else is beginning is waited for. */
export const answerWaitMs = 8_000;

/** Milliseconds after which a payment that can be made may give way to one by another channel: clicks at once do not replace each other. */
export const giveWayMs = 5_000;

/** Milliseconds between two looks for the answer. */
export const lookForAnswerMs = 200;

/** Payments that are taken to be asked about at once. */
export const askedAtOnce = 20;

/** Milliseconds after which a refund that is not done is asked for again. */
export const refundEveryMs = 180_000;

/** Payments that are taken to be given back at once. */
export const refundedAtOnce = 20;

/** Orders that run out in one transaction. */
export const sweptAtOnce = 50;
