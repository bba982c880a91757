/** Identifiers that one statement of an export reads: its memory, and a few milliseconds of a database connection. */
export const windowSize = 2_000;

/** Exports at once per gateway; an enterprise has one of them. */
export const exportsMax = 4;

/** Milliseconds after which an export ends whose client has not taken the rows of a window, so that it does not keep its place for ever. */
export const stallMs = 120_000;

/** Seconds after which a refused export is worth another try. */
export const busyRetrySeconds = 30;

/** Rows of a sheet of a workbook, its head included: the limit of spreadsheet programs. */
export const sheetRowsMax = 1_048_576;
