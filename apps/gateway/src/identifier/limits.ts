/** Unknown codes per query for similar ones: each has some 500 keys. */
export const nearCodesPerQuery = 8;

/** Candidates read per unknown code; five of them are offered. */
export const nearCandidatesMax = 200;

/** Maximum of unknown codes waiting for suggestions; beyond it nothing is offered. */
export const nearCodesWaitingMax = 128;

/** Unknown codes with cached suggestions. */
export const nearCodesKept = 2_000;

/** Rate limit of suggestions per visitor, and its window in ms: enough for typos, too few for enumeration. */
export const offersPerVisitor = 60;
export const offersWindowMs = 600_000;

/** Maximum number of visitors that are counted (LRU). */
export const offeredVisitors = 20_000;

/** Events of an object up to which they are written into one row: each new one writes the row again. */
export const writtenEventsMax = 100;

/** Characters of the events of an object up to which they are written into one row. */
export const writtenLifeMaxLength = 65_536;

/** Events that are read at once to be written. */
export const writtenAtOnce = 1_000;
