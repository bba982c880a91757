import {
  correctEvents,
  type DoneService,
  highestFigure,
  hourMs,
  keptSince,
  lastServiced,
  type MonitoringData,
  type MonitoringWindow,
  measuresOf,
  seriesGaps,
  seriesPoints,
  serviceDue,
  serviceExpectedOn,
  stateRuns,
  stateTimes,
  windowRange,
} from '@lima-id/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';
import {
  type FoundMachine,
  findMachine,
  readAlarms,
  readEventsOf,
  readLastFigures,
  readMeasures,
  readRunningMs,
  readStateSince,
  readStates,
} from './readMachine.ts';

type Service = MonitoringData['service'];

/** The services that were done, from the events of the object; one without a title was all of them. */
async function readDone(store: Store, identifier: string): Promise<DoneService[]> {
  const events = correctEvents(await readEventsOf(store, identifier));
  return events
    .filter(({ kind }) => kind === 'maintained')
    .map(({ happenedAt, title }) => ({ at: Date.parse(happenedAt), name: title }));
}

/** Hours of running of a machine, and where it is before its next services. */
async function readService(
  store: Store,
  identifier: string,
  { id, services, firstAt, sweptMs }: FoundMachine,
  now: number,
): Promise<Service> {
  const done = services.length === 0 ? [] : await readDone(store, identifier);
  const serviced = services.map(({ name }) => lastServiced(name, done));
  const moments = [...new Set(serviced.filter((at) => at !== null))];
  // The hour that is not over counts for the total, and not for a service in it: what came after it is not known apart.
  const ran = id === null ? [] : await readRunningMs(store, id, [now + hourMs, ...moments]);
  const [total = 0, ...atService] = ran;
  const runningHours = (sweptMs + total) / hourMs;
  const hoursAt = (at: number): number =>
    at < keptSince('hour', now) ? 0 : (sweptMs + (atService[moments.indexOf(at)] ?? 0)) / hourMs;
  const items = services.map((service, index) => {
    const servicedAt = serviced[index] ?? null;
    const servicedAtHours = servicedAt === null ? null : hoursAt(servicedAt);
    const due = serviceDue({ intervalHours: service.intervalHours, servicedAtHours }, runningHours);
    const expectedOn =
      firstAt === null ? null : serviceExpectedOn(due.leftHours, { runningHours, since: firstAt }, now);
    return { ...service, ...due, servicedAt, expectedOn };
  });
  return {
    runningHours: Math.round(runningHours * 10) / 10,
    since: firstAt,
    items: items.toSorted((one, other) => one.leftHours - one.overHours - (other.leftHours - other.overHours)),
  };
}

/**
 * Creates the reader of what an object reported of itself, by its identifier in canonical form: in a range, the last 24 hours unless another
 * is asked for. Drawn from sums, never from single readings.
 */
export function createMonitoringReader(
  store: Store,
  clock: Clock,
): (identifier: string, window?: MonitoringWindow) => Promise<MonitoringData> {
  return async (identifier, window = 'day') => {
    const now = clock.now().getTime();
    const { tier, ...range } = windowRange(window, now);
    const found = await findMachine(store, identifier);
    if (found === undefined) throw new Error(`${identifier} is not registered.`);
    const { id, lastAt, state, stateAt, firstAt } = found;
    const measures = measuresOf(found.measures);
    const names = measures.map(({ name }) => name);
    const moments = { from: range.startTime, to: range.endTime };
    const [rows, lasts, states, since, alarms, service] = await Promise.all([
      id === null ? [] : readMeasures(store, id, tier, names, moments),
      id === null ? new Map<string, never>() : readLastFigures(store, id, names),
      id === null ? [] : readStates(store, id, tier, moments),
      id === null || state === null ? null : readStateSince(store, id, state, firstAt),
      id === null ? { total: 0, lasting: 0, records: [] } : readAlarms(store, id),
      readService(store, identifier, found, now),
    ]);
    const bucketsOf = (name: string) =>
      rows.filter(({ measure }) => measure === name).map(({ measure: _name, start, ...sum }) => ({ start, sum }));
    const starts = [...new Set([...rows, ...states].map(({ start }) => start))];
    return {
      now,
      lastAt,
      gateway: found.gateway ?? '',
      current: state === null || stateAt === null ? null : { state, at: stateAt, since },
      range: { window, tier, ...range },
      measures: measures.flatMap((measure) => {
        const last = lasts.get(measure.name);
        if (last === undefined) return [];
        const buckets = bucketsOf(measure.name);
        return [{ ...measure, last, highest: highestFigure(buckets), points: seriesPoints(buckets, tier) }];
      }),
      gaps: seriesGaps(starts, range, tier),
      runs: stateRuns(states, range, tier),
      times: stateTimes(states, range, tier),
      alarms,
      service,
    };
  };
}
