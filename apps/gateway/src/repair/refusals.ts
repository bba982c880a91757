import type { FaultLookupFailure } from '@lima-id/api';
import { messages, repairMessages } from '@lima-id/domain';
import { waitText } from '../platform/attempts/waitText.ts';
import type { Refusal } from '../platform/http/mount.ts';

/** Every way in which a call of repairs is refused: what happened, then what to do. */
export const repairRefusals = {
  /** To others it is as if the ticket did not exist: whose machines break is nobody's business. */
  unknown: { status: 404, message: '未查询到该工单，请核对工单号' },
  photoUnknown: { status: 404, message: '该工单没有这张照片，请刷新后查看' },
  enterpriseUnknown: { status: 404, message: '未查询到该企业的工单，请核对企业前缀' },
  /** A transaction id that was used for another object. */
  notThisDevice: { status: 404, message: messages.lookup.notFound },
} as const;

/** The refusals of what was reported too often, with the time to wait. */
export const reportedTooOften = {
  /** Others may have used the address up: who logs in is counted apart from them. */
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

/** The refusals of a lookup. A wrong number and wrong digits get the same, so that nobody finds out which tickets there are. */
export const lookupRefusals = {
  /** `retryAfterMs` is 0 while tries are left. */
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
