import { clockToleranceMs } from './limits.ts';

/** A time that the server stated in an answer, to the whole second, and the device's own times around it. All in milliseconds since 1970 UTC. */
export interface AnsweredTime {
  serverMs: number;
  /** When the request was sent and when its answer came, by the device. */
  sentMs: number;
  cameMs: number;
}

/** How far the server's clock was ahead of the device's, in milliseconds, as remembered from an earlier page. */
export interface RememberedAhead {
  aheadMs: number;
  /** The server's time when it was last confirmed, milliseconds since 1970 UTC. */
  atMs: number;
}

/**
 * How far the server's clock is ahead of the device's, in whole milliseconds, after an answer. What was known stays as long as the answer
 * allows it within `clockToleranceMs`: the stated time has no fractions, and was written some time between request and answer.
 * Source: docs/rules/requests.md.
 */
export function serverAhead(knownMs: number, { serverMs, sentMs, cameMs }: AnsweredTime): number {
  const least = serverMs - cameMs;
  const most = serverMs + 1000 - sentMs;
  const allows = (aheadMs: number) => aheadMs >= least - clockToleranceMs && aheadMs <= most + clockToleranceMs;
  if (allows(knownMs)) return knownMs;
  return allows(0) ? 0 : Math.round((least + most) / 2);
}

/**
 * The remembered difference as long as it can be trusted, else 0. It is trusted for no longer than itself: when a clock that was behind was
 * set right meanwhile, at least that much time seems to have passed; when one that was ahead was, less than none does, until the
 * difference has really passed. Source: docs/rules/requests.md.
 */
export function trustedAhead({ aheadMs, atMs }: RememberedAhead, deviceMs: number): number {
  const passedMs = deviceMs + aheadMs - atMs;
  return passedMs >= -clockToleranceMs && passedMs < Math.abs(aheadMs) - clockToleranceMs ? aheadMs : 0;
}
