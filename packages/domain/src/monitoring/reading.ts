import * as z from 'zod/mini';
import { monitoringMessages } from '../messages/monitoring.ts';
import { figureField } from './figure.ts';
import { machineState } from './machineState.ts';
import { type MeasureDraft, measuresOf } from './measure.ts';
import { measureNamePattern } from './measureName.ts';
import { reportedAt, reportId } from './report.ts';

const messages = monitoringMessages.reading;

const isMeasureName = (name: string) => measureNamePattern.test(name);

/**
 * What the gateway of a machine read of it at one moment; `now` in milliseconds since 1970 UTC. It has a state or a measure at least.
 * Source: docs/rules/monitoring.md.
 */
export function machineReading(now: number) {
  return z
    .object({
      id: reportId(messages.id),
      at: reportedAt({ form: messages.at, tooOld: messages.tooOld, ahead: messages.ahead }, now),
      state: z.optional(machineState),
      /** Figures by the names of their measures. */
      measures: z._default(
        z
          .record(z.string(), figureField(messages.figure), messages.measures)
          .check(z.refine((figures) => Object.keys(figures).every(isMeasureName), messages.measures)),
        {},
      ),
    })
    .check(
      z.refine(({ state, measures }) => state !== undefined || Object.keys(measures).length > 0, {
        error: messages.empty,
        path: ['measures'],
      }),
    );
}
export type MachineReading = z.infer<ReturnType<typeof machineReading>>;

/** Whether a machine has every measure of a reading, or the first that it does not have, and what to do. */
export type MeasuresVerdict = { ok: true } | { ok: false; measure: string; message: string };

/** Checks the measures of a reading against those that its model declares. */
export function checkMeasures(
  { measures }: Pick<MachineReading, 'measures'>,
  declared: readonly MeasureDraft[],
): MeasuresVerdict {
  const known = new Set(measuresOf(declared).map(({ name }) => name));
  const measure = Object.keys(measures).find((name) => !known.has(name));
  return measure === undefined ? { ok: true } : { ok: false, measure, message: messages.unknown(measure) };
}
