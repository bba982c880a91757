import { imageMessages } from '@lima-id/domain';
import { uploadFailure } from '@lima-id/ui';
import { RequestFailure } from '../api/request.ts';
import { isSessionOver } from '../session/sessionOver.ts';

/** Timeout of an upload without any response, in milliseconds. */
const silenceMs = 120_000;

/** Milliseconds of refusals by the gateway after which an upload is aborted: longer than a restart takes. */
export const troubleMs = 20_000;

/** Statuses of temporary failures: gateways that are busy or restart, and uploads with another offset or that are gone. */
const passing: ReadonlySet<number> = new Set([404, 408, 409, 500, 502, 503, 504]);

/** The maximum backoff between two tries, in milliseconds. */
const longestPauseMs = 15_000;

/** Backoff in milliseconds after some failed tries. */
export function pauseAfter(tries: number): number {
  return Math.min(longestPauseMs, 500 * 2 ** tries);
}

/** Whether the rate limit of calls, of whatever kind, from this address was exceeded. */
export function isCrowded(error: unknown): boolean {
  return error instanceof RequestFailure && error.result.status === 429;
}

/**
 * Milliseconds for which an upload is retried after a failure; 0 where a retry changes nothing. The rate limit of calls does not
 * end a started upload: it resets within a minute. That of uploads does, since it lasts longer than a user waits.
 */
export function patienceFor(error: unknown, hasBegun: boolean): number {
  if (!(error instanceof RequestFailure) || isSessionOver(error)) return 0;
  const { kind, status } = error.result;
  if (kind === 'offline' || kind === 'unreachable' || kind === 'timeout' || (hasBegun && isCrowded(error)))
    return silenceMs;
  return status !== null && passing.has(status) ? troubleMs : 0;
}

/**
 * The final rejection of an upload: an expired session unchanged, the gateway's own message where it gave one, else that it
 * failed, for lack of a connection or of a service.
 */
export function uploadError(error: unknown): unknown {
  if (!(error instanceof RequestFailure) || isSessionOver(error)) return error;
  const { kind, message } = error.result;
  if (kind === 'refused') return uploadFailure(message);
  const isSilent = kind === 'offline' || kind === 'unreachable' || kind === 'timeout';
  return uploadFailure(isSilent ? imageMessages.uploadFailed : imageMessages.uploadServiceFailed);
}
