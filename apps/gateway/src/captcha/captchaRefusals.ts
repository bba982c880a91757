import type { CaptchaFailure } from '@lima-id/api';
import type { Refusal } from '../platform/http/mount.ts';
import { busyRetryMs } from './limits.ts';

export type CaptchaRefusal = Refusal<CaptchaFailure>;

function wait(sentence: string, retryAfterMs: number): CaptchaRefusal {
  return {
    status: 429,
    message: sentence.replace('{n}', String(Math.ceil(retryAfterMs / 1_000))),
    data: { reason: 'locked', retryAfterMs },
  };
}

/** Refusals of the captcha: what happened, then what to do. */
export const captchaRefusals = {
  missed: (triesLeft: number): CaptchaRefusal => ({
    status: 422,
    message: '没有对准缺口，请重试',
    data: { reason: 'missed', triesLeft },
  }),
  workWrong: (): CaptchaRefusal => ({
    status: 422,
    message: '验证未通过，请重新验证',
    data: { reason: 'missed', triesLeft: 0 },
  }),
  expired: (): CaptchaRefusal => ({ status: 422, message: '验证已过期，请重新验证', data: { reason: 'expired' } }),
  locked: (retryAfterMs: number): CaptchaRefusal => wait('尝试次数过多，请{n}秒后再试', retryAfterMs),
  busy: (): CaptchaRefusal => wait('验证服务繁忙，请{n}秒后再试', busyRetryMs),
} as const;
