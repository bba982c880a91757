import * as z from 'zod/mini';
import { alarmLevel } from './alarm.ts';
import { machineState } from './machineState.ts';
import { monitoringWindow } from './monitoringWindow.ts';

/** Milliseconds since 1970 UTC. */
const moment = z.number();
const side = z.object({ warn: z.nullable(z.number()), alarm: z.nullable(z.number()) });

/** A measure as it is kept: see `measureDraft`. */
export const keptMeasure = z.object({
  name: z.string(),
  label: z.string(),
  unit: z.string(),
  decimals: z.number(),
  low: side,
  high: side,
});

/** A service as it is kept: see `serviceDraft`. */
export const keptService = z.object({ name: z.string(), note: z.string(), intervalHours: z.number() });

const figureAt = z.object({ at: moment, figure: z.number() });

/** A measure of a machine with its figures in the range. Source of points and gaps: `seriesPoints`. */
const measuredLine = z.object({
  ...keptMeasure.shape,
  /** The last figure, whether or not it is in the range. */
  last: figureAt,
  /** The greatest figure in the range, and the start of its bucket; null without figures there. */
  highest: z.nullable(figureAt),
  /** Means of buckets, oldest first; null where the line has a gap. */
  points: z.array(z.nullable(z.object({ at: moment, mean: z.number(), min: z.number(), max: z.number() }))),
});

const alarmRecord = z.object({
  id: z.string(),
  at: moment,
  level: alarmLevel,
  text: z.string(),
  /** Null while it lasts. */
  end: z.nullable(moment),
});

/** A service and where the machine is before the next one: see `serviceDue`. */
const serviceRecord = z.object({
  ...keptService.shape,
  state: z.enum(['ahead', 'due', 'overdue']),
  sinceHours: z.number(),
  leftHours: z.number(),
  overHours: z.number(),
  /** Part of the interval that is used, 0 to 1. */
  used: z.number(),
  message: z.string(),
  /** When it was last done; null when it never was. */
  servicedAt: z.nullable(moment),
  /** `YYYY-MM-DD`, China time; null when that cannot be said. */
  expectedOn: z.nullable(z.string()),
});

/**
 * What the page of an object shows of its readings in a range. How old they are follows from `now` and `lastAt` (`monitorState`), what
 * thresholds say of a figure from the measure (`judgeMeasure`).
 */
export const monitoringData = z.object({
  /** The platform's clock. */
  now: moment,
  /** The moment of the newest reading; null when the machine never reported one. */
  lastAt: z.nullable(moment),
  /** The gateway that reports it; empty when that is not known. */
  gateway: z.string(),
  /** The last known state, when it was reported, and since when; `since` is null when it is older than readings are kept. */
  current: z.nullable(z.object({ state: machineState, at: moment, since: z.nullable(moment) })),
  range: z.object({
    window: monitoringWindow,
    startTime: moment,
    endTime: moment,
    /** The buckets of points, band and gaps: 7.5 minutes or an hour. */
    tier: z.enum(['short', 'hour']),
  }),
  /** Those that the machine has reported: built-in ones first. */
  measures: z.array(measuredLine),
  /** Times without readings. */
  gaps: z.array(z.object({ from: moment, to: moment })),
  /** The band of states. */
  runs: z.array(z.object({ state: machineState, from: moment, to: moment })),
  /** Milliseconds of the range in each state, and without readings. */
  times: z.object({
    running: z.number(),
    idle: z.number(),
    fault: z.number(),
    off: z.number(),
    noData: z.number(),
  }),
  alarms: z.object({
    /** All that are kept, and those of them that last. */
    total: z.number(),
    lasting: z.number(),
    /** The newest, newest first. */
    records: z.array(alarmRecord),
  }),
  service: z.object({
    /** Hours that the machine ran since its first reading, and the moment of that; null without one. */
    runningHours: z.number(),
    since: z.nullable(moment),
    /** The next one first. */
    items: z.array(serviceRecord),
  }),
});
export type MonitoringData = z.infer<typeof monitoringData>;
