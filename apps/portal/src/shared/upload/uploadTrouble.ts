import { imageMessages } from '@lima-id/domain';
import { uploadFailure } from '@lima-id/ui';
import { RequestFailure } from '../api/request.ts';
import { isSessionOver } from '../session/sessionOver.ts';

/** Milliseconds without any answer after which an upload is given up. */
const silenceMs = 120_000;

/** Milliseconds in which the gateway answers that it cannot, after which an upload is given up: longer than a restart takes. */
export const troubleMs = 20_000;

/** Statuses of what may pass: answers of gateways that are busy or go down, and uploads that stand elsewhere or are gone. */
const passing: ReadonlySet<number> = new Set([404, 408, 409, 500, 502, 503, 504]);

/** The longest of the growing pauses between two tries, in milliseconds. */
const longestPauseMs = 15_000;

/** Milliseconds to wait before the next try, after some tries that failed. */
export function pauseAfter(tries: number): number {
  return Math.min(longestPauseMs, 500 * 2 ** tries);
}

/** Whether there were too many calls, of whatever kind, from this address. */
export function isCrowded(error: unknown): boolean {
  return error instanceof RequestFailure && error.result.status === 429;
}

/**
 * Milliseconds for which an upload goes on trying after a failure; 0 where trying again changes nothing. Too many calls are no hindrance to
 * an upload that has begun: there is room again within a minute. Too many uploads are, for longer than anybody waits.
 */
export function patienceFor(error: unknown, hasBegun: boolean): number {
  if (!(error instanceof RequestFailure) || isSessionOver(error)) return 0;
  const { kind, status } = error.result;
  if (kind === 'offline' || kind === 'unreachable' || kind === 'timeout' || (hasBegun && isCrowded(error)))
    return silenceMs;
  return status !== null && passing.has(status) ? troubleMs : 0;
}

/**
 * What an upload rejects with in the end: a session that is over as it is, the gateway's own sentence where it gave one, else that it
 * failed, for want of a connection or of a service.
 */
export function uploadError(error: unknown): unknown {
  if (!(error instanceof RequestFailure) || isSessionOver(error)) return error;
  const { kind, message } = error.result;
  if (kind === 'refused') return uploadFailure(message);
  const isSilent = kind === 'offline' || kind === 'unreachable' || kind === 'timeout';
  return uploadFailure(isSilent ? imageMessages.uploadFailed : imageMessages.uploadServiceFailed);
}
