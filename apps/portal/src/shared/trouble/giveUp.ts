import { requestCancelled } from '@lima-id/domain';
import { RequestFailure } from '../api/request.ts';
import { setSlowRequests, slowRequests } from './slowRequests.ts';

/** Continues to wait: the current slow requests are no longer reported. */
export function waitOn(): void {
  setSlowRequests([]);
}

/** Aborts the current slow requests. */
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
