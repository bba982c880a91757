import type { CaptchaFailure } from '@lima-id/api';
import type { SliderVerdict } from '@lima-id/ui';
import { RequestFailure } from '../api/request.ts';

/** Why the gateway gave no challenge or no proof; null without a reason or a connection. */
export function captchaFailureOf(error: unknown): CaptchaFailure | null {
  return error instanceof RequestFailure ? (error.result.data as CaptchaFailure | null) : null;
}

/** The gateway's refusal of a trace as the slider takes it; null without one, which costs no try. */
export function refusedVerdict(error: unknown): SliderVerdict | null {
  const failure = captchaFailureOf(error);
  return failure === null ? null : { ok: false, ...failure };
}

/** Milliseconds of the rate limit after too many tries; null without one. */
export function lockedFor(error: unknown): number | null {
  const failure = captchaFailureOf(error);
  return failure?.reason === 'locked' ? failure.retryAfterMs : null;
}
