import { lineEventBatch } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** Events of the caller's production line. */
const productionReport = z.object({ events: lineEventBatch });
export type ProductionReport = z.infer<typeof productionReport>;

/** The outcome of a batch: numbers of new events, and of known events, which stay unchanged. */
const productionReceipt = z.object({ accepted: z.number(), repeated: z.number() });
export type ProductionReceipt = z.infer<typeof productionReceipt>;

/** Maximum body size of a batch: the maximum number of events, each of maximum length. */
const reportMaxBytes = 2 * 1024 * 1024;

/** Accepts production events from an enterprise's own systems. A batch may be repeated: an event counts once. One from the future is refused (422). */
export const ingestProductionEvents: Endpoint<ProductionReport, ProductionReceipt> = {
  name: 'ingestProductionEvents',
  method: 'POST',
  path: '/platform-console-service/openapi/production/events',
  auth: 'enterprise',
  encoding: 'json',
  request: productionReport,
  reply: productionReceipt,
  failure: z.null(),
  refusals: [422],
  bodyMaxBytes: reportMaxBytes,
};
