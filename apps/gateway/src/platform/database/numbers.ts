import pg from 'pg';

/**
 * Reads a 64-bit integer of the database as a number when a number holds it exactly, else as its digits. Counts and sums of this
 * platform are far below 2^53; the digits keep a wrong one visible instead of rounding it.
 */
export function readBigint(digits: string): number | string {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : digits;
}

/** The type parsers of both databases: those of the driver, with 64-bit integers as numbers. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8 && format !== 'binary') return readBigint;
    return pg.types.getTypeParser(oid, format);
  },
};
