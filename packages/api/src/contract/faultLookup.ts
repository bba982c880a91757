import { faultKind, faultLookup, faultProgressStep, faultState } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { faultReceipt } from './faultReport.ts';

export type FaultLookupRequest = z.infer<typeof faultLookup>;

const found = z.object({
  ...faultReceipt.shape,
  state: faultState,
  kind: faultKind,
  /** Mobile numbers in them are masked. */
  words: z.string(),
  photoCount: z.number(),
  mobileTail: z.string(),
  steps: z.array(faultProgressStep),
  /** The device; its name is empty when it is no longer registered. */
  device: z.object({ identifier: z.string(), name: z.string() }),
  /** The manufacturer that handles the ticket; each empty when it is not known. */
  maker: z.object({ name: z.string(), afterSalesPhone: z.string() }),
});
/** A ticket as its reporter sees it: of people it tells the last digits of his phone, and nothing else. */
export type FaultLookupReply = z.infer<typeof found>;

const failure = z.object({
  /** 0 when nothing is looked up for now. */
  triesLeft: z.number(),
  /** Milliseconds until something is again; 0 while it is. */
  retryAfterMs: z.number(),
});
/** How many tries are left, or how long none is taken. */
export type FaultLookupFailure = z.infer<typeof failure>;

/** Looks a ticket up by its number and the last four digits of the phone under which it was reported; needs no login. */
export const lookUpFaultReport: Endpoint<FaultLookupRequest, FaultLookupReply, FaultLookupFailure> = {
  name: 'lookUpFaultReport',
  summary: '凭工单号与报修手机号后四位查询工单，无需登录；同一工单号、同一网络地址各最多试错 5 次，之后须等待 10 分钟',
  method: 'POST',
  path: '/platform-console-service/identifier/manager/repair/lookup',
  auth: 'none',
  encoding: 'json',
  request: faultLookup,
  reply: found,
  failure,
  refusals: [404],
};
