import type { CaptchaFailure } from '@lima-id/api';
import { describe, expect, it } from 'vitest';
import { RequestFailure } from '../api/request.ts';
import { unreachable } from '../api/unreachable.ts';
import { lockedFor, refusedVerdict } from './captchaFailure.ts';

function refusal(data: CaptchaFailure | null): RequestFailure<CaptchaFailure> {
  return new RequestFailure({
    success: false,
    kind: 'refused',
    status: 422,
    code: null,
    message: '没有对准缺口，请重试',
    data,
    needsLogin: false,
  });
}

describe('refusedVerdict', () => {
  it.each([
    [{ reason: 'missed', triesLeft: 0 }],
    [{ reason: 'missed', triesLeft: 4 }],
    [{ reason: 'expired' }],
    [{ reason: 'locked', retryAfterMs: 90_000 }],
  ] as const)('passes the gateway’s reason to the slider when it refused with %o', (data) => {
    expect(refusedVerdict(refusal(data))).toEqual({ ok: false, ...data });
  });

  it('costs no try when the gateway gave no reason or was not reached', () => {
    expect(refusedVerdict(refusal(null))).toBeNull();
    expect(refusedVerdict(new RequestFailure(unreachable()))).toBeNull();
    expect(refusedVerdict(new Error('code'))).toBeNull();
  });
});

describe('lockedFor', () => {
  it('returns the wait after too many tries', () => {
    expect(lockedFor(refusal({ reason: 'locked', retryAfterMs: 5_000 }))).toBe(5_000);
  });

  it('returns null when the refusal has another reason', () => {
    expect(lockedFor(refusal({ reason: 'expired' }))).toBeNull();
    expect(lockedFor(new RequestFailure(unreachable()))).toBeNull();
  });
});
