import { faultKind, faultLookup, faultProgressStep, faultState } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { faultReceipt } from './faultReport.ts';

export type FaultLookupRequest = z.infer<typeof faultLookup>;

const found = z.object({
  ...faultReceipt.shape,
  state: faultState,
  kind: faultKind,
  /** With mobile numbers masked. */
  words: z.string(),
  photoCount: z.number(),
  mobileTail: z.string(),
  steps: z.array(faultProgressStep),
  /** The device; its name is empty when it is no longer registered. */
  device: z.object({ identifier: z.string(), name: z.string() }),
  /** The manufacturer that handles the ticket; each field empty when unknown. */
  maker: z.object({ name: z.string(), afterSalesPhone: z.string() }),
});
/** A ticket as its reporter sees it. Its only personal data are the last digits of the reporter's phone. */
export type FaultLookupReply = z.infer<typeof found>;

const failure = z.object({
  /** 0 while lookups are rate limited. */
  triesLeft: z.number(),
  /** Milliseconds until the rate limit ends; 0 without one. */
  retryAfterMs: z.number(),
});
/** The tries left, or the wait when there are none. */
export type FaultLookupFailure = z.infer<typeof failure>;

/** Looks up a ticket by its number and the last four digits of its reporter's phone; needs no login. */
export const lookUpFaultReport: Endpoint<FaultLookupRequest, FaultLookupReply, FaultLookupFailure> = {
  name: 'lookUpFaultReport',
  method: 'POST',
  path: '/platform-console-service/identifier/manager/repair/lookup',
  auth: 'none',
  encoding: 'json',
  request: faultLookup,
  reply: found,
  failure,
  refusals: [404],
};
