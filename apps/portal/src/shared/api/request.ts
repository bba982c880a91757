import type { Result } from '@lima-id/api';

/** A call that brought no reply, as an exception for TanStack Query; `result` says why. */
export class RequestFailure<Failure = unknown> extends Error {
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
  readonly result: Extract<Result<never, Failure>, { success: false }>;

  constructor(result: Extract<Result<never, Failure>, { success: false }>) {
    super(result.message);
    this.name = 'RequestFailure';
    this.at = Date.now();
    this.result = result;
  }
}
