const minuteMs = 60_000;
const mebibyte = 1_048_576;

/** Lines of a piece: registered in one transaction, some 30 ms of the event loop. */
export const pieceLines = 1_000;

/** Characters of a piece, unless one line has more. */
export const pieceCharacters = 2_000_000;

/** Lines that a gateway passes over in a turn, when it takes an import over that another one read. */
export const skippedLines = 20 * pieceLines;

/** Time in ms for which a gateway that reads a file keeps it; each turn renews it. */
export const readerLeaseMs = minuteMs;

/** Turns that may fail one after another before an import fails. */
export const failuresMax = 5;

/** Time in ms for which an import rests after a failed turn; as often longer as turns failed one after another. */
export const restMs = 10_000;

/** Pieces that are read before their turn: as many imports at once gain by it, and each has its lines in memory. */
export const piecesAheadMax = 4;

/** Time in ms for which imports rest for each request that came during a turn. */
export const restPerRequestMs = 2;

/** How much longer than the turn imports rest at most. */
export const restShareMax = 6;

/** Interval in ms at which gateways look for imports that wait. */
export const turnIntervalMs = 1_000;

/** Interval in ms of the cleanup job. */
export const cleanupIntervalMs = minuteMs;

/** Time in ms after which an upload that stands still is deleted. */
export const idleUploadMs = 24 * 60 * minuteMs;

/** Bytes of a part that is not the last one, at least: a file has no more than some 3,000 parts. */
export const partMinBytes = 65_536;

/** Bytes of a file that are handled at a time. */
export const chunkBytes = 65_536;

/** Bytes of a file from which its columns are read. */
export const sampleBytes = 65_536;

/** Characters of a line of a CSV file. */
export const csvLineMax = 262_144;

/** Cells of a line that are looked at, with or without a name. */
export const cellsMax = 300;

/** Lines in which the names of the columns are looked for. */
export const headerLinesMax = 20;

/** Workbooks that a gateway reads at once: each keeps its texts in memory. */
export const openWorkbooksMax = 2;

/** Bytes of a workbook's texts in memory, in UTF-8. */
export const sharedTextsMaxBytes = 64 * mebibyte;

/** Bytes of a workbook's sheet when it is unpacked: a million lines of forty long cells. */
export const sheetMaxBytes = 4_096 * mebibyte;

/** Bytes of each other part of a workbook when it is unpacked, beside its texts. */
export const smallEntryMaxBytes = 16 * mebibyte;

/** How often an honest sheet is larger than its packed form, at most. Lines that are all the same reach 100. */
export const packedRatioMax = 400;

/** Characters of XML without a tag, after which a sheet is none: a cell of Excel has at most 32,767. */
export const tagDistanceMax = 131_072;

/** Entries of a workbook. */
export const entriesMax = 10_000;
