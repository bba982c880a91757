/** SQLSTATE unique_violation. */
const uniqueViolation = '23505';

/** Whether a statement failed because of a unique constraint, also by a concurrent insert. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}
