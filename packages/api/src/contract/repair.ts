import {
  defaultPageSize,
  faultAcceptance,
  faultCompletion,
  faultDecline,
  faultPhotoMax,
  faultReport,
  faultState,
  faultStep,
  joinedDigits,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { pictureBytes } from '../wire/pictureBytes.ts';
import type { Endpoint } from './endpoint.ts';
import { faultReceipt } from './faultReport.ts';

/** Maximum page size. */
const pageSizeMax = 100;

const listRequest = z.object({
  /** `88.118.001`; the caller's own enterprise when absent. */
  enterprisePrefix: z.optional(z.string().check(z.overwrite(joinedDigits), z.maxLength(32))),
  state: z.optional(faultState),
  /** Filters by whether tickets are marked as crowded. */
  crowded: z.optional(z.boolean()),
  page: z._default(z.int().check(z.positive()), 1),
  pageSize: z._default(z.int().check(z.positive(), z.lte(pageSizeMax)), defaultPageSize),
});
export type FaultListRequest = z.infer<typeof listRequest>;

const listed = z.object({
  ...faultReceipt.shape,
  identifier: z.string(),
  kind: faultReport.shape.kind,
  words: z.string(),
  /** Empty without one. */
  contactName: z.string(),
  /** Eleven digits; empty without one. */
  contactMobile: z.string(),
  /** Number of photos; each is read by its position, from 1. */
  photoCount: z.number(),
  /** Milliseconds since 1970 UTC. */
  reportedAt: z.number(),
  state: faultState,
  steps: z.array(faultStep),
  /** Whether it was reported anonymously while very many others were open for the device. */
  crowded: z.boolean(),
});
/** A ticket as its manufacturer sees it, with its reporter's phone number. */
export type FaultTicketReply = z.infer<typeof listed>;

const list = z.object({ total: z.number(), tickets: z.array(listed) });
export type FaultListReply = z.infer<typeof list>;

/**
 * Lists the tickets of an enterprise, newest first and crowded ones last: the caller's own, or any for administrators, who see
 * all unless they name one.
 */
export const listFaultReports: Endpoint<FaultListRequest, FaultListReply> = {
  name: 'listFaultReports',
  method: 'POST',
  path: '/platform-console-service/identifier/manager/repair/list',
  auth: 'token',
  encoding: 'json',
  request: listRequest,
  reply: list,
  failure: z.null(),
  refusals: [404],
};

const changed = z.object({ state: faultState });
/** The new state of a ticket. */
export type FaultChangeReply = z.infer<typeof changed>;

const changes = { method: 'POST', auth: 'token', encoding: 'json', reply: changed, failure: z.null() } as const;

const acceptance = z.object({
  ...faultReceipt.shape,
  engineer: faultAcceptance.shape.engineer,
  point: z._default(faultAcceptance.shape.point, ''),
  note: z._default(faultAcceptance.shape.note, ''),
});
export type FaultAcceptRequest = z.infer<typeof acceptance>;

/** Accepts a ticket of the caller's enterprise, which from then on is listed among the repairs of its object. */
export const acceptFaultReport: Endpoint<FaultAcceptRequest, FaultChangeReply> = {
  ...changes,
  name: 'acceptFaultReport',
  path: '/platform-console-service/identifier/manager/repair/accept',
  request: acceptance,
  refusals: [404, 409],
};

const decline = z.object({ ...faultReceipt.shape, ...faultDecline.shape });
export type FaultDeclineRequest = z.infer<typeof decline>;

/** Declines a ticket of the caller's enterprise, with a reason. */
export const declineFaultReport: Endpoint<FaultDeclineRequest, FaultChangeReply> = {
  ...changes,
  name: 'declineFaultReport',
  path: '/platform-console-service/identifier/manager/repair/decline',
  request: decline,
  refusals: [404, 409],
};

const completion = z.object({ ...faultReceipt.shape, ...faultCompletion.shape });
export type FaultCompleteRequest = z.infer<typeof completion>;

/** Completes an accepted ticket of the caller's enterprise: the work done, and its hours. */
export const completeFaultReport: Endpoint<FaultCompleteRequest, FaultChangeReply> = {
  ...changes,
  name: 'completeFaultReport',
  path: '/platform-console-service/identifier/manager/repair/complete',
  request: completion,
  refusals: [404, 409],
};

const photoRequest = z.object({
  ...faultReceipt.shape,
  /** Position among the photos of the ticket, from 1. */
  place: z.int().check(z.positive(), z.lte(faultPhotoMax)),
});
export type FaultPhotoRequest = z.infer<typeof photoRequest>;

const photo = z.object({ type: z.enum(['image/webp', 'image/jpeg']), bytes: pictureBytes });
/** A photo of a ticket. */
export type FaultPhotoReply = z.infer<typeof photo>;

/** Reads a photo of a ticket of the caller's enterprise. It is part of the response and has no URL of its own. */
export const readFaultPhoto: Endpoint<FaultPhotoRequest, FaultPhotoReply> = {
  name: 'readFaultPhoto',
  method: 'POST',
  path: '/platform-console-service/identifier/manager/repair/photo',
  auth: 'token',
  encoding: 'json',
  request: photoRequest,
  reply: photo,
  failure: z.null(),
  refusals: [404],
};
