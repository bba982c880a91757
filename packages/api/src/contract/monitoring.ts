import {
  declaredMeasures,
  declaredServices,
  keptMeasure,
  keptService,
  machineReports,
  modelDraft,
  refuseReports,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { keptVersion, readVersion } from './keptVersion.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';

/** The own number of a model. */
const model = modelDraft.shape.code;

const monitoringSaving = z.object({
  prefix,
  version: readVersion,
  model,
  measures: declaredMeasures,
  services: declaredServices,
});
export type MonitoringSaving = z.infer<typeof monitoringSaving>;

const monitoringQuery = z.object({ prefix, model });
export type MonitoringQuery = z.infer<typeof monitoringQuery>;

/** What a model declares of its machines; of version 0 and empty before it is saved. */
const keptMonitoring = z.object({
  ...keptVersion,
  prefix: z.string(),
  model: z.string(),
  measures: z.array(keptMeasure),
  services: z.array(keptService),
});
export type KeptMonitoring = z.infer<typeof keptMonitoring>;

/** What somebody else has saved since. */
const staleMonitoring = z.object({ newest: keptMonitoring });
export type StaleMonitoring = z.infer<typeof staleMonitoring>;

const readingsReport = z
  .object({
    prefix,
    /** Each reading and alarm is read on its own: the code of its object, and a `machineReading` or a `machineAlarm`. */
    ...machineReports.shape,
  })
  .check(({ value, issues }) => {
    const message = refuseReports(value);
    if (message !== null) issues.push({ code: 'custom', input: value, path: ['readings'], message });
  });
export type ReadingsReport = z.infer<typeof readingsReport>;

const reportedLine = z.object({
  /** Index in its list of the call, from 0. */
  line: z.number(),
  /** The object code, or what stands in its place when it is none. */
  code: z.string(),
  id: z.string(),
  /** `changed`: an alarm that is known, and now over. */
  outcome: z.enum(['added', 'changed', 'repeated', 'refused']),
  /** The field at fault; empty for others. */
  field: z.string(),
  /** Why it is refused, and what to do; empty for others. */
  message: z.string(),
});
export type ReportedLine = z.infer<typeof reportedLine>;

/** What became of each reading and alarm. */
const readingsReceipt = z.object({
  added: z.number(),
  changed: z.number(),
  repeated: z.number(),
  refused: z.number(),
  readingResults: z.array(reportedLine),
  alarmResults: z.array(reportedLine),
});
export type ReadingsReceipt = z.infer<typeof readingsReceipt>;

const folder = '/platform-console-service/openapi/monitoring';

/** Maximum body size of a report: the maximum number of readings, each with every measure that a model may have. */
const reportMaxBytes = 2 * 1024 * 1024;

const shared = { method: 'POST', auth: 'registrar', encoding: 'json' } as const;

/** Declares the measures and services of a model, or changes them when `version` is the one that was read. */
export const saveMonitoring: Endpoint<MonitoringSaving, KeptMonitoring, StaleMonitoring> = {
  ...shared,
  name: 'saveMonitoring',
  path: `${folder}/save`,
  request: monitoringSaving,
  reply: keptMonitoring,
  failure: staleMonitoring,
  refusals: [404, 409],
};

/** Reads the measures and services that a model declares. */
export const readMonitoring: Endpoint<MonitoringQuery, KeptMonitoring> = {
  ...shared,
  name: 'readMonitoring',
  path: `${folder}/read`,
  request: monitoringQuery,
  reply: keptMonitoring,
  failure: z.null(),
  refusals: [404],
};

/** Takes readings and alarms of machines. A report may be repeated: each counts once for its object, by the sender's own id. */
export const reportReadings: Endpoint<ReadingsReport, ReadingsReceipt> = {
  ...shared,
  name: 'reportReadings',
  path: `${folder}/report`,
  isRepeatable: true,
  bodyMaxBytes: reportMaxBytes,
  request: readingsReport,
  reply: readingsReceipt,
  failure: z.null(),
  refusals: [404],
};
