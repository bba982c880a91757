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

/** The ticket number. */
export const faultReceipt = z.object({ number: faultNumber });
export type FaultReceipt = z.infer<typeof faultReceipt>;

/** Reports a fault of an object, with or without a login. Repeated with the same transaction id, it returns the same ticket. */
export const reportFault: Endpoint<FaultReportRequest, FaultReceipt, IdentifierFailure> = {
  name: 'reportFault',
  method: 'POST',
  path: '/platform-console-service/identifier/manager/repair/report',
  auth: 'optional',
  encoding: 'multipart',
  // Twice the accepted size, so that an oversized photo gets a refusal of its own.
  files: { field: 'photos', most: faultPhotoMax, maxBytes: 2 * faultPhotoSentMaxBytes },
  request: report,
  reply: faultReceipt,
  failure: identifierFailure,
  refusals: [404, 410, 422, 503],
};
