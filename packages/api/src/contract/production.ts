import { lineEventBatch } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** Events of the caller's production line. */
const productionReport = z.object({ events: lineEventBatch });
export type ProductionReport = z.infer<typeof productionReport>;

/** What became of a batch: events that are new, and events that the platform had already and left as they were. */
const productionReceipt = z.object({ accepted: z.number(), repeated: z.number() });
export type ProductionReceipt = z.infer<typeof productionReceipt>;

/** Bytes of a batch: as many events as there may be, all of them as long as they may be. */
const reportMaxBytes = 2 * 1024 * 1024;

/** Takes events of production from an enterprise's own systems. A batch may be sent again: an event counts once. */
export const ingestProductionEvents: Endpoint<ProductionReport, ProductionReceipt> = {
  name: 'ingestProductionEvents',
  summary: '企业上报生产事件（企业令牌），一批最多 1000 条，按事件编号去重，可重复提交',
  method: 'POST',
  path: '/platform-console-service/openapi/production/events',
  auth: 'enterprise',
  encoding: 'json',
  request: productionReport,
  reply: productionReceipt,
  failure: z.null(),
  bodyMaxBytes: reportMaxBytes,
};
