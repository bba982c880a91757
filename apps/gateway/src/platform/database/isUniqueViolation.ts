/** What both databases say when two rows want one value. */
const uniqueViolation = '23505';

/** Whether a statement failed because another row has, or gets at the same moment, a value that only one may have. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}
