import type { FaultLookupFailure } from '@lima-id/api';
import { messages, repairMessages } from '@lima-id/domain';
import { waitText } from '../platform/attempts/waitText.ts';
import type { Refusal } from '../platform/http/mount.ts';

/** Refusals of the repair calls: what happened, then what to do. */
export const repairRefusals = {
  /** For others the ticket does not exist: whose machines break is confidential. */
  unknown: { status: 404, message: '未查询到该工单，请核对工单号' },
  photoUnknown: { status: 404, message: '该工单没有这张照片，请刷新后查看' },
  enterpriseUnknown: { status: 404, message: '未查询到该企业的工单，请核对企业前缀' },
  /** A transaction id that was used for another object. */
  notThisDevice: { status: 404, message: messages.lookup.notFound },
} as const;

/** Rate limit refusals of reports, with the time to wait. */
export const reportedTooOften = {
  /** An address may be used up by others; logged-in users are counted separately. */
  address: (ms: number) => ({
    status: 429,
    message: `您提交报修过于频繁，请${waitText(ms)}后再试，或登录后提交，也可拨打企业售后电话`,
  }),
  account: (ms: number) => ({
    status: 429,
    message: `您提交报修过于频繁，请${waitText(ms)}后再试，或拨打企业售后电话`,
  }),
  device: (ms: number) => ({
    status: 429,
    message: `您近期已多次报修该设备，请${waitText(ms)}后再试，或拨打企业售后电话`,
  }),
} as const;

const secondMs = 1_000;

/** Refusals of a lookup. An unknown number and wrong digits get the same, so that tickets cannot be enumerated. */
export const lookupRefusals = {
  /** `retryAfterMs` is 0 while attempts are left. */
  wrong: (triesLeft: number, retryAfterMs: number): Refusal<FaultLookupFailure> => ({
    status: 404,
    message:
      triesLeft > 0
        ? repairMessages.lookup.wrong(triesLeft)
        : `工单号或手机号后四位不对，请${waitText(retryAfterMs)}后再查`,
    data: { triesLeft, retryAfterMs },
  }),
  waiting: (retryAfterMs: number): Refusal<FaultLookupFailure> => ({
    status: 429,
    message: `试错次数过多，请${waitText(retryAfterMs)}后再查`,
    data: { triesLeft: 0, retryAfterMs },
    retryAfterSeconds: Math.ceil(retryAfterMs / secondMs),
  }),
} as const;
