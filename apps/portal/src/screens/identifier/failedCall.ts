import type { IdentifierFailure } from '@lima-id/api';
import { messages } from '@lima-id/domain';
import { RequestFailure } from '../../shared/api/request.ts';

/** The failed call behind a query's error, if there is one. */
export function failedResult(error: unknown): RequestFailure<IdentifierFailure>['result'] | null {
  return error instanceof RequestFailure ? error.result : null;
}

/** The message for a scene whose data failed to load: the server's if there is one. */
export function failedMessage(error: unknown): string {
  return failedResult(error)?.message ?? messages.request.serviceError;
}
