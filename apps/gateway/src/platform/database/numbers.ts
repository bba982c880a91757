import pg from 'pg';

/**
 * Parses a 64-bit integer as a number when it is safe, else keeps its digits. Counts and sums of this platform are far below 2^53; digits
 * keep an unexpected one visible instead of rounding it.
 */
export function readBigint(digits: string): number | string {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : digits;
}

/** Type parsers of the database: the driver's, with 64-bit integers as numbers. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8 && format !== 'binary') return readBigint;
    return pg.types.getTypeParser(oid, format);
  },
};
