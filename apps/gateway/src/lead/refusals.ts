import { leadMessages } from '@lima-id/domain';
import { waitText } from '../platform/attempts/waitText.ts';

/** Refusals of the lead calls: what happened, then what to do. */
export const leadRefusals = {
  industryUnknown: { status: 422, message: leadMessages.form.industryCode },
  appUnknown: { status: 422, message: '所选应用不存在或已下架，请刷新页面后重新选择' },
  unknown: { status: 404, message: '未查询到该条线索，请核对编号' },
} as const;

/** Rate limit refusals, with the time to wait. */
export const sentTooOften = {
  address: (ms: number) => ({
    status: 429,
    message: `您提交得过于频繁，请${waitText(ms)}后再试，或直接拨打咨询电话`,
  }),
  mobile: (ms: number) => ({
    status: 429,
    message: `该手机号提交次数过多，请${waitText(ms)}后再试，或直接拨打咨询电话`,
  }),
  account: (ms: number) => ({
    status: 429,
    message: `您的账号提交次数过多，请${waitText(ms)}后再试，或直接拨打咨询电话`,
  }),
} as const;
