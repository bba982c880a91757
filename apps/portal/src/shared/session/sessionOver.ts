import { RequestFailure } from '../api/request.ts';

/** Whether a call failed because the session is over for good. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof RequestFailure && error.result.needsLogin;
}
