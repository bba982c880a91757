/** Cache TTL in ms of models, batches and enterprises before they are revalidated. */
export const sharedTtlMs = 5_000;

/** Batches, and models, kept in memory at most; those in use stay. */
export const sharedCapacity = 4_096;

/** Bytes of the templates of all answers that a process keeps at most; those in use stay. */
export const templateBytes = 64_000_000;

/** Milliseconds for which an answer's ETag, and the row it was made of, is believed. */
export const answerTtlMs = 5_000;

/** Answers remembered at most; each is mostly a few hundred bytes, its text is not kept. */
export const answerCapacity = 20_000;

/** Bytes of the remembered answers at most: an object may have many long facts, and a list of events. */
export const answerBytes = 32_000_000;

/** Characters of a request beyond which its answer is not remembered: whole links, mostly. */
export const rememberedRequestLength = 256;

/** Bytes of a list of events beyond which the answer is not remembered: some fifty events. */
export const rememberedLifeBytes = 8_192;

/** Scenes of which is remembered what they show of events. */
export const lifeKindsKept = 4_096;
