import pg from 'pg';

/**
 * Why a statement had no answer: no connection (`unreachable`), a broken one (`lost`: whether a write was committed is unknown), or a
 * timeout (`late`).
 */
export type Unavailability = 'unreachable' | 'lost' | 'late';

/** The database is temporarily unavailable. The request failed and is answered 503; committed data is unaffected. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly statusCode = 503;
  readonly reason: Unavailability;
  /** Error code of PostgreSQL or the system, if any: `57P01`, `ECONNREFUSED` */
  readonly code: string | undefined;

  constructor(reason: Unavailability, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.reason = reason;
    this.code = codeOf(cause);
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/**
 * PostgreSQL error codes that concern the server or session instead of the statement (in addition to class 08): terminated sessions, and a
 * read-only server after a failover.
 */
const lostCodes = new Set(['57P01', '57P02', '57P05', '25P03', '25P04', '25006']);

/** The server is starting or stopping, or out of sessions or memory. */
const unreachableCodes = new Set(['57P03', '53200', '53300']);

/** Statement timeout of PostgreSQL. */
const statementTimeout = '57014';

/** Whether the driver stopped waiting for a statement that may still be running. */
export function isAbandoned(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Whether an error means that the database is unavailable, and how; null for an error of the statement itself. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  if (isAbandoned(error)) return 'late';
  if (!(error instanceof pg.DatabaseError)) return null;
  const code = error.code ?? '';
  if (code === statementTimeout) return 'late';
  if (unreachableCodes.has(code)) return 'unreachable';
  return lostCodes.has(code) || code.startsWith('08') ? 'lost' : null;
}
