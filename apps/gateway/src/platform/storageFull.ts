/** Error codes of the system and PostgreSQL for writes that fail: no space, quota exceeded, read-only disk. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

/** Whether an error means that storage is full. Reads still work. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.has(error.code);
}
