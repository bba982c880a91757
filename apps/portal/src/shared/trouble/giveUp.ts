import { requestCancelled } from '@lima-id/domain';
import { RequestFailure } from '../api/request.ts';
import { setSlowRequests, slowRequests } from './slowRequests.ts';

/** Goes on waiting: nothing more is said of the requests that are slow now. */
export function waitOn(): void {
  setSlowRequests([]);
}

/** Gives up the requests that are slow now. */
export function cancelSlow(): void {
  const failure = new RequestFailure({
    success: false,
    data: null,
    kind: 'aborted',
    status: null,
    code: null,
    message: requestCancelled,
    needsLogin: false,
  });
  for (const { cancel } of slowRequests()) cancel(failure);
}
