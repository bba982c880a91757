/** Bytes of a file with identifiers. */
export const importMaxBytes = 209_715_200;
/** Lines of a file with identifiers. */
export const importLinesMax = 1_000_000;
/** Columns with a name of a file with identifiers. */
export const importColumnsMax = 100;
/** Characters of a cell of a file with identifiers. */
export const importCellMaxLength = 2_000;
/** Bytes of a part in which such a file is sent. */
export const importPartMaxBytes = 1_048_576;
/** Imports of an enterprise that have not ended, at most. */
export const importsOpenMax = 10;
/** Imports of an enterprise that are listed, the newest first. */
export const importsListedMax = 20;
/** Days for which an import and its refused lines are kept. */
export const importKeptDays = 7;
