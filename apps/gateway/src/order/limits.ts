import type { AttemptLimit } from '../platform/attempts/attempts.ts';

const hourMs = 3_600_000;

/** Orders saved per account and hour, without repetitions. */
export const ordersPerAccount: AttemptLimit = { kind: 'order', max: 60, windowMs: hourMs };

/** Interval in ms of the expiry job. */
export const cleanupIntervalMs = 600_000;

/** Interval in ms of the payment status job. */
export const pollJobIntervalMs = 30_000;

/** Interval in ms of status queries for an open payment. */
export const pollIntervalMs = 180_000;

/** Grace period in ms after a payment's expiry: a last-second payment may still be reported. */
export const pollGraceMs = 30_000;

/**
 * Duration in ms of the claim for opening or closing a payment: longer than any provider timeout. Claims of a crashed gateway are recovered
 * after it.
 */
export const attemptClaimMs = 20_000;

/** Timeout in ms for a concurrent request that is opening the payment. */
export const answerWaitMs = 8_000;

/** Age in ms from which a payable payment may be replaced by one of another channel: concurrent clicks do not replace each other. */
export const replaceableAfterMs = 5_000;

/** Poll interval in ms for the answer. */
export const lookForAnswerMs = 200;

/** Payments claimed per batch of status queries. */
export const pollBatchSize = 20;

/** Retry interval in ms of an unfinished refund. */
export const refundEveryMs = 180_000;

/** Time in ms within which the request of a refund follows the note that it is made. */
export const refundStartMs = 60_000;

/** Time in ms since the last request of a refund after which it has reached its provider, or never will: it may be stopped then. */
export const refundQuietMs = 600_000;

/** Payments claimed per batch of refunds. */
export const refundBatchSize = 20;

/** Interval in ms of the job that erases what unpaid orders have beyond their time. */
export const erasureIntervalMs = hourMs;

/** Orders that expire, or are erased, per transaction. */
export const cleanupBatchSize = 50;
