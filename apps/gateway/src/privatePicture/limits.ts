import type { AttemptLimit } from '../platform/attempts/attempts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** New uploads per account and hour, without resumed ones: a registration has three pictures. */
export const uploadsPerAccount: AttemptLimit = { kind: 'private-upload', max: 60, windowMs: hourMs };

export const uploadsPerAccountDaily: AttemptLimit = { kind: 'private-upload-day', max: 200, windowMs: 24 * hourMs };

/** The same of pictures of products, which an enterprise uploads by hundreds: as many an hour as it may publish. */
export const productUploadsPerAccount: AttemptLimit = { kind: 'product-upload', max: 300, windowMs: hourMs };

export const productUploadsPerAccountDaily: AttemptLimit = {
  kind: 'product-upload-day',
  max: 3_000,
  windowMs: 24 * hourMs,
};

/** Unfinished uploads of one kind per account, so that those of one purpose never hold up another: a voucher behind a catalogue. */
export const unfinishedMax = 10;

/** Idle time in ms after which an unfinished upload may be replaced. */
export const idleMs = 10 * minuteMs;

/** Age in ms after which unfinished uploads, and unreferenced pictures, are deleted. */
export const looseMs = 24 * hourMs;

/** Interval of the cleanup job in ms. */
export const cleanupIntervalMs = 10 * minuteMs;

/** Pictures deleted per transaction. */
export const cleanupBatchSize = 50;

/** Maximum length of the queue of files to be processed, including the current one. */
export const fileQueueSize = 50;

/** Maximum number of pictures listed that were made of the same file as others. */
export const twinsMax = 50;
