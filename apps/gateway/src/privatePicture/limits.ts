import type { AttemptLimit } from '../platform/attempts/attempts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Uploads that an account begins, those that were found again not among them: a registration takes three pictures. */
export const uploadsPerAccount: AttemptLimit = { kind: 'private-upload', max: 60, windowMs: hourMs };

/** Uploads that an account begins in a day. */
export const uploadsPerAccountDaily: AttemptLimit = { kind: 'private-upload-day', max: 200, windowMs: 24 * hourMs };

/** Unfinished uploads that an account may have. */
export const unfinishedMax = 10;

/** Milliseconds without a part after which an unfinished upload makes room for another of the account. */
export const idleMs = 10 * minuteMs;

/** Milliseconds after which unfinished uploads, and pictures that nothing names, are removed. */
export const looseMs = 24 * hourMs;

/** Milliseconds between two removals. */
export const sweepMs = 10 * minuteMs;

/** Pictures that are removed in one transaction. */
export const sweptAtOnce = 50;

/** Files that wait to be read into memory, the one whose turn it is among them. */
export const filesInLine = 50;
