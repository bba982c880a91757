import { busyRetrySeconds } from './limits.ts';

/** Refusals of exports: what happened, then what to do. */
export const exportRefusals = {
  busy: {
    status: 503,
    message: '正在导出的文件较多，或贵企业已有一份正在导出，请稍后再试',
    retryAfterSeconds: busyRetrySeconds,
  },
} as const;
