import pg from 'pg';

/**
 * Why a statement had no answer: no connection could be had (`unreachable`), the one in use ended (`lost`: whether a write was kept is not
 * known), or none came in time (`late`).
 */
export type Unavailability = 'unreachable' | 'lost' | 'late';

/** The database is away for now. What was asked of it failed and is answered 503; nothing that it has confirmed is affected. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly statusCode = 503;
  readonly reason: Unavailability;
  /** PostgreSQL's or the system's code, where there is one: `57P01`, `ECONNREFUSED` */
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
 * Codes of PostgreSQL that do not speak of the statement but of the server or the session (class 08 beside them): sessions that were
 * ended, and a server that takes no writes, as one does that has handed over to another.
 */
const lostCodes = new Set(['57P01', '57P02', '57P05', '25P03', '25P04', '25006']);

/** The server starts or stops, has too many sessions, or too little memory. */
const unreachableCodes = new Set(['57P03', '53200', '53300']);

/** A statement that PostgreSQL ended because it took too long. */
const statementTimeout = '57014';

/** Whether the driver no longer waits for a statement, which may still be at work on its connection. */
export function isAbandoned(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Whether what a statement failed of means that the database is away, and how; null when it is the statement's own fault. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  if (isAbandoned(error)) return 'late';
  if (!(error instanceof pg.DatabaseError)) return null;
  const code = error.code ?? '';
  if (code === statementTimeout) return 'late';
  if (unreachableCodes.has(code)) return 'unreachable';
  return lostCodes.has(code) || code.startsWith('08') ? 'lost' : null;
}
