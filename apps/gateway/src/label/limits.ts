/** Identifiers of a page that is read at a time. */
export const identifiersPage = 500;

/** Labels that are drawn at a time: some hundred KB of pages, and less than a second of work that a cut connection still costs. */
export const labelsChunk = 50;

/** Drawings in progress on a gateway, and of one enterprise among them: another enterprise is served while one draws a lot. */
export const drawingsMax = 4;
export const drawingsOfEnterpriseMax = 2;

/** Seconds after which a client without a place may try again: about the time of a thousand labels. */
export const drawingRetrySeconds = 5;

/** Milliseconds that a client may leave a chunk unread; longer, and its connection is cut, since it keeps a place occupied. */
export const unreadMaxMs = 60_000;

/** Milliseconds after which a drawing is cut however its client reads: ten times what 10,000 labels take. */
export const drawingMaxMs = 600_000;

/** Milliseconds for a chunk; the first one also loads the libraries and the font. */
export const chunkMaxMs = 60_000;

/** Threads that compute symbols for all drawings. */
export const symbolThreads = 2;

/** Chunks of a drawing whose symbols are computed ahead. */
export const chunksAhead = 2;
