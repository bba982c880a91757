import type { CaptchaFailure } from '@lima-id/api';
import type { SliderVerdict } from '@lima-id/ui';
import { RequestFailure } from '../api/request.ts';

/** Why the gateway gave no challenge or no proof; null when it did not say, or was not reached. */
export function captchaFailureOf(error: unknown): CaptchaFailure | null {
  return error instanceof RequestFailure ? (error.result.data as CaptchaFailure | null) : null;
}

/** The gateway's refusal of a trace as the slider takes it; null when there is none, which costs no try. */
export function refusedVerdict(error: unknown): SliderVerdict | null {
  const failure = captchaFailureOf(error);
  return failure === null ? null : { ok: false, ...failure };
}

/** Milliseconds that somebody who tried too often has to wait; null when nobody has to. */
export function lockedFor(error: unknown): number | null {
  const failure = captchaFailureOf(error);
  return failure?.reason === 'locked' ? failure.retryAfterMs : null;
}
