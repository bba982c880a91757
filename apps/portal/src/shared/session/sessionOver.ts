import { RequestFailure } from '../api/request.ts';

/** Whether a call failed because the session has expired. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof RequestFailure && error.result.needsLogin;
}
