/** How the system and PostgreSQL call it when something cannot be written: no space, the quota used up, a disk that is read-only. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

/** Whether something failed because there is no space to write it. Reads go on meanwhile. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.has(error.code);
}
