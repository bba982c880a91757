import type { Result } from '@lima-id/api';
import { serverTime } from '../clock/serverTime.ts';

/** A call without a reply, as an exception for TanStack Query; `result` gives the reason. */
export class RequestFailure<Failure = unknown> extends Error {
  /** When it occurred, milliseconds since 1970 UTC. */
  readonly at: number;
  readonly result: Extract<Result<never, Failure>, { success: false }>;

  constructor(result: Extract<Result<never, Failure>, { success: false }>) {
    super(result.message);
    this.name = 'RequestFailure';
    this.at = serverTime();
    this.result = result;
  }
}
