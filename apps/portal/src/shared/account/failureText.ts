import { messages } from '@lima-id/domain';
import { RequestFailure } from '../api/request.ts';

/** What to tell of a failed call: the server's message, that there is no connection, or else the sentence for this call. */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof RequestFailure)) return otherwise;
  const { kind, message } = error.result;
  // What the client says when a server refuses without a word tells less than the sentence for the call.
  return kind === 'broken' || message === '' || message === messages.request.failed ? otherwise : message;
}
