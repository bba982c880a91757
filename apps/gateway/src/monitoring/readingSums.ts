import { hourMs, shortBucketMs } from '@lima-id/domain';
import { chinaBucket } from '../schema/chinaBucket.ts';

/** The tiers of sums: the tables `machine_measure_…` and `machine_state_…`. */
type Tier = 'short' | 'hour';

const shortInterval = `${shortBucketMs / 1_000} seconds`;

/** SQL of the bit of a short bucket in its hour: `slotOf` of the domain. */
const slot = `1 << ((extract(epoch from start)::bigint * 1000 % ${hourMs}) / ${shortBucketMs})::int`;

/** SQL that merges sums of a measure (`mergeSums` of the reference in testing/monitoring): of several readings of the last moment the greatest figure is the last one. */
function addMeasures(tier: Tier, query: string): string {
  return `
    insert into machine_measure_${tier} as held
      (machine_id, measure, start, readings, total, low, high, last, last_at)
    ${query} order by machine_id, measure, start
    on conflict (machine_id, measure, start) do update set
      readings = held.readings + excluded.readings, total = held.total + excluded.total,
      low = least(held.low, excluded.low), high = greatest(held.high, excluded.high),
      last = case when (excluded.last_at, excluded.last) > (held.last_at, held.last) then excluded.last else held.last end,
      last_at = greatest(held.last_at, excluded.last_at)`;
}

/** SQL that merges counts of states (`mergeStates` there). */
function addStates(tier: Tier, query: string): string {
  return `
    insert into machine_state_${tier} as held (machine_id, start, running, idle, fault, "off", slots)
    ${query} order by machine_id, start
    on conflict (machine_id, start) do update set
      running = held.running + excluded.running, idle = held.idle + excluded.idle, fault = held.fault + excluded.fault,
      "off" = held."off" + excluded."off", slots = held.slots | excluded.slots`;
}

/**
 * CTEs that add readings (a query with the columns of `machine_reading`) to the sums of both tiers. `shortSince` is SQL of the start of the
 * oldest short bucket that is kept; readings before it are added to the hours alone.
 */
export function addReadingSums(source: string, shortSince: string): string {
  return `
    figures as (
      select machine_id, at, measure, figure::numeric(10, 3) as figure
      from ${source} cross join lateral jsonb_each_text(measures) as measured (measure, figure)
    ), measure_shorts as materialized (
      select machine_id, measure, ${chinaBucket(shortInterval, 'at')} as start, count(*)::int as readings,
        sum(figure) as total, min(figure) as low, max(figure) as high,
        (array_agg(figure order by at desc, figure desc))[1] as last, max(at) as last_at
      from figures group by 1, 2, 3
    ), added_measure_shorts as (
      ${addMeasures('short', `select * from measure_shorts where start >= ${shortSince}`)}
    ), added_measure_hours as (
      ${addMeasures(
        'hour',
        `select machine_id, measure, ${chinaBucket('1 hour', 'start')} as start, sum(readings)::int, sum(total), min(low),
          max(high), (array_agg(last order by last_at desc, last desc))[1], max(last_at)
        from measure_shorts group by 1, 2, 3`,
      )}
    ), state_shorts as materialized (
      select machine_id, ${chinaBucket(shortInterval, 'at')} as start, count(*) filter (where state = 'running')::int as running,
        count(*) filter (where state = 'idle')::int as idle, count(*) filter (where state = 'fault')::int as fault,
        count(*) filter (where state = 'off')::int as "off"
      from ${source} where state is not null group by 1, 2
    ), added_state_shorts as (
      ${addStates('short', `select *, ${slot} from state_shorts where start >= ${shortSince}`)}
    ), added_state_hours as (
      ${addStates(
        'hour',
        `select machine_id, ${chinaBucket('1 hour', 'start')} as start, sum(running)::int, sum(idle)::int, sum(fault)::int,
          sum("off")::int, bit_or(${slot})
        from state_shorts group by 1, 2`,
      )}
    )`;
}

/** SQL of the milliseconds that a machine ran in an hour of `machine_state_hour`: `runningMs` there. */
export const runningMsOfHour = `(bit_count(slots::bit(8)) * ${shortBucketMs}.0 * running / (running + idle + fault + "off"))`;
