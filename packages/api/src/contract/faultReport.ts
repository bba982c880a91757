import {
  faultNumber,
  faultPhotoMax,
  faultPhotoSentMaxBytes,
  faultReport,
  faultTransactionId,
  repairMessages,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { type IdentifierFailure, identifierFailure, identifierRequest } from './identifier.ts';

const { identifier } = identifierRequest.shape;

const report = z.object({
  identifier,
  ...faultReport.shape,
  photos: z._default(z.array(z.file()), []).check(z.maxLength(faultPhotoMax, repairMessages.form.photos)),
  transactionId: faultTransactionId,
});
export type FaultReportRequest = z.infer<typeof report>;

/** The number of a ticket. */
export const faultReceipt = z.object({ number: faultNumber });
export type FaultReceipt = z.infer<typeof faultReceipt>;

/** Reports a fault of an object, with a login or without one. Sent again under the same transaction id it gives the same ticket. */
export const reportFault: Endpoint<FaultReportRequest, FaultReceipt, IdentifierFailure> = {
  name: 'reportFault',
  summary: '提交设备报修，无需登录，登录后按账号限制次数，返回工单号；同一 transactionId 重复提交返回同一工单号',
  method: 'POST',
  path: '/platform-console-service/identifier/manager/repair/report',
  auth: 'optional',
  encoding: 'multipart',
  // Twice what is taken, so that a photo that is too large gets its own refusal.
  files: { field: 'photos', most: faultPhotoMax, maxBytes: 2 * faultPhotoSentMaxBytes },
  request: report,
  reply: faultReceipt,
  failure: identifierFailure,
  refusals: [404, 410, 422, 503],
};
