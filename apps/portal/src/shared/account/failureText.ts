import { messages } from '@lima-id/domain';
import { RequestFailure } from '../api/request.ts';

/** The message for a failed call: the server's, that there is no connection, or else the default for this call. */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof RequestFailure)) return otherwise;
  const { kind, message } = error.result;
  // The client's generic text for a refusal without a message is less specific than the default for the call.
  return kind === 'broken' || message === '' || message === messages.request.failed ? otherwise : message;
}
