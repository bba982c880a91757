import {
  type AlarmLevel,
  type MachineState,
  type MeasureDraft,
  type MeasureSum,
  type ObjectEvent,
  type ServiceDraft,
  type StateCounts,
  shownAlarmsMax,
} from '@lima-id/domain';
import { identifierKey } from '../identifier/lookup/identifierKey.ts';
import type { Store } from '../schema/store.ts';
import { runningMsOfHour } from './readingSums.ts';

/** SQL of a timestamp in ms since 1970 UTC. */
function msOf(moment: string): string {
  return `(extract(epoch from ${moment}) * 1000)::float8`;
}

/** An object and what its model declares. All moments in ms since 1970 UTC. */
export interface FoundMachine {
  /** Null for an object that has never reported. */
  id: number | null;
  /** Null for an object that has never reported. */
  gateway: string | null;
  firstAt: number | null;
  lastAt: number | null;
  state: MachineState | null;
  stateAt: number | null;
  /** Milliseconds of running in hours that are no longer kept. */
  sweptMs: number;
  measures: MeasureDraft[];
  services: ServiceDraft[];
}

const machineText = `
  select machine.id, machine.gateway, ${msOf('machine.first_at')} as "firstAt", ${msOf('machine.last_at')} as "lastAt",
    machine.state, ${msOf('machine.state_at')} as "stateAt", coalesce(machine.swept_running_ms, 0)::float8 as "sweptMs",
    coalesce(monitoring.measures, '[]') as measures, coalesce(monitoring.services, '[]') as services
  from identifier code
  join batch on batch.id = code.batch_id
  left join model_monitoring monitoring on monitoring.model_id = batch.model_id
  left join machine on machine.prefix = code.prefix and machine.suffix = code.suffix
  where code.prefix = $1 and code.suffix = $2`;

/** Finds an object by its identifier in canonical form; undefined when it is not registered. */
export async function findMachine(store: Store, identifier: string): Promise<FoundMachine | undefined> {
  const { prefix, suffix } = identifierKey(identifier);
  const [found] = await store.prepared<FoundMachine>('find_machine', machineText, [prefix, suffix]);
  return found;
}

type Tier = 'short' | 'hour';

/** A range of moments, the end not included. */
export interface Moments {
  from: number;
  to: number;
}

/** The sum of a measure in a bucket, by the start of the bucket. */
export interface MeasureRow extends MeasureSum {
  measure: string;
  start: number;
}

function measuresText(tier: Tier): string {
  return `
    select measure, ${msOf('start')} as start, readings as count, total::float8 as sum, low::float8 as min,
      high::float8 as max, last::float8 as last, ${msOf('last_at')} as "lastAt"
    from machine_measure_${tier}
    where machine_id = $1 and measure = any($2::text[]) and start >= $3::timestamptz and start < $4::timestamptz
    order by measure, start`;
}

const measuresTexts = { short: measuresText('short'), hour: measuresText('hour') };

/** Reads the buckets of measures in a range, by measure, oldest first. */
export async function readMeasures(
  store: Store,
  machine: number,
  tier: Tier,
  measures: readonly string[],
  { from, to }: Moments,
): Promise<MeasureRow[]> {
  const values = [machine, measures, new Date(from), new Date(to)];
  return await store.prepared<MeasureRow>(`read_measures_${tier}`, measuresTexts[tier], values);
}

const lastText = `
  select asked.name, newest.last::float8 as figure, ${msOf('newest.last_at')} as at
  from unnest($2::text[]) as asked (name)
  cross join lateral (
    select last, last_at from machine_measure_hour held
    where held.machine_id = $1 and held.measure = asked.name order by held.start desc limit 1
  ) newest`;

/** Reads the last figures of measures that have one. */
export async function readLastFigures(
  store: Store,
  machine: number,
  measures: readonly string[],
): Promise<Map<string, { at: number; figure: number }>> {
  const values = [machine, measures];
  const rows = await store.prepared<{ name: string; at: number; figure: number }>('read_last', lastText, values);
  return new Map(rows.map(({ name, at, figure }) => [name, { at, figure }]));
}

/** The counts of states in a bucket, by its start. */
export interface StateRow {
  start: number;
  counts: StateCounts;
}

function statesText(tier: Tier): string {
  return `
    select ${msOf('start')} as start,
      json_build_object('running', running, 'idle', idle, 'fault', fault, 'off', "off") as counts
    from machine_state_${tier} where machine_id = $1 and start >= $2::timestamptz and start < $3::timestamptz
    order by start`;
}

const statesTexts = { short: statesText('short'), hour: statesText('hour') };

/** Reads the buckets of states in a range, oldest first. */
export async function readStates(
  store: Store,
  machine: number,
  tier: Tier,
  { from, to }: Moments,
): Promise<StateRow[]> {
  const values = [machine, new Date(from), new Date(to)];
  return await store.prepared<StateRow>(`read_states_${tier}`, statesTexts[tier], values);
}

// `other` is the newest reading of another state; without one the machine was in this state in every reading that is kept.
const sinceText = `
  select ${msOf('other.at')} as other, ${msOf(`(
    select min(at) from machine_reading
    where machine_id = $1 and state is not null and at > coalesce(other.at, '-infinity'))`)} as since
  from (select max(at) as at from machine_reading where machine_id = $1 and state <> $2) other`;

/** Since when a machine is in a state; null when that is longer than readings are kept. */
export async function readStateSince(
  store: Store,
  machine: number,
  state: MachineState,
  firstAt: number | null,
): Promise<number | null> {
  const values = [machine, state];
  const [row] = await store.prepared<{ other: number | null; since: number | null }>('read_since', sinceText, values);
  const [other, since] = [row?.other ?? null, row?.since ?? null];
  const isFirst = since !== null && firstAt !== null && since <= firstAt;
  return other !== null || isFirst ? since : null;
}

const alarmsText = `
  select id, ${msOf('at')} as at, level, text, ${msOf('end_at')} as "end"
  from machine_alarm where machine_id = $1 order by at desc, id limit ${shownAlarmsMax}`;
const alarmCountText = `
  select count(*)::int as total, count(*) filter (where end_at is null)::int as lasting
  from machine_alarm where machine_id = $1`;

/** An alarm; `end` is null while it lasts. */
export interface AlarmRow {
  id: string;
  at: number;
  level: AlarmLevel;
  text: string;
  end: number | null;
}

/** Reads the newest alarms of a machine, and how many there are. */
export async function readAlarms(
  store: Store,
  machine: number,
): Promise<{ total: number; lasting: number; records: AlarmRow[] }> {
  const [records, [counts]] = await Promise.all([
    store.prepared<AlarmRow>('read_alarms', alarmsText, [machine]),
    store.prepared<{ total: number; lasting: number }>('count_alarms', alarmCountText, [machine]),
  ]);
  return { total: counts?.total ?? 0, lasting: counts?.lasting ?? 0, records };
}

const ranText = `
  select coalesce(sum(${runningMsOfHour}), 0)::float8 as ms
  from unnest($2::timestamptz[]) with ordinality as asked (until, place)
  left join machine_state_hour held on held.machine_id = $1 and held.start <= asked.until - interval '1 hour'
  group by asked.place order by asked.place`;

/** Milliseconds that a machine ran in the kept hours that were over at each moment. */
export async function readRunningMs(store: Store, machine: number, until: readonly number[]): Promise<number[]> {
  const moments = until.map((ms) => new Date(ms).toISOString());
  const rows = await store.prepared<{ ms: number }>('read_running', ranText, [machine, moments]);
  return rows.map(({ ms }) => ms);
}

const eventsText = 'select event from object_event where prefix = $1 and suffix = $2 order by id';

/** Reads the events of an object, in the order of their reports. */
export async function readEventsOf(store: Store, identifier: string): Promise<ObjectEvent[]> {
  const { prefix, suffix } = identifierKey(identifier);
  const rows = await store.prepared<{ event: ObjectEvent }>('read_object_events', eventsText, [prefix, suffix]);
  return rows.map(({ event }) => event);
}
