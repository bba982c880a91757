/** Milliseconds for which models, batches and enterprises are believed without asking the database again. */
export const sharedTtlMs = 5_000;

/** Batches, and models, kept in memory at most; those in use stay. */
export const sharedCapacity = 4_096;

/** Milliseconds for which an answer's ETag, and the row it was made of, is believed. */
export const answerTtlMs = 5_000;

/** Answers remembered at most; each is a few hundred bytes, its text is not kept. */
export const answerCapacity = 20_000;

/** Characters of a request beyond which its answer is not remembered: whole links, mostly. */
export const rememberedRequestLength = 256;

/** Unknown codes whose neighbours one query looks for: each stands for some 500 keys. */
export const nearCodesPerQuery = 8;

/** Candidates read for one unknown code; five of them are offered. */
export const nearCandidatesMax = 200;

/** Unknown codes whose neighbours are waited for at once; beyond these nothing is offered. */
export const nearCodesWaitingMax = 128;

/** Unknown codes whose neighbours are remembered. */
export const nearCodesKept = 2_000;

/** Unknown codes for which a visitor is offered others, and the milliseconds in which they are counted: people mistype, lists of guesses end. */
export const offersPerVisitor = 60;
export const offersWindowMs = 600_000;

/** Visitors whose offers are counted at once; those unseen for long are forgotten first. */
export const offeredVisitors = 20_000;
