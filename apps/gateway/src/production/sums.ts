import { chinaBucket } from '../schema/chinaBucket.ts';

/** SQL that formats a timestamp in China time. */
export function chinaClock(moment: string): string {
  // A fixed offset: the zone name would apply the summer times of 1986 to 1991.
  return `(${moment} at time zone interval '08:00')`;
}

/** Query of the hourly totals of events (a table or a query with their columns). */
function hoursOf(source: string): string {
  return `
    select enterprise_prefix, kind, ${chinaBucket('1 hour', 'happened_at')} as hour, position_id, detail,
      sum(amount) as amount, count(*)::int as events
    from ${source} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`;
}

/** Query of the daily totals of hourly ones (a table or a query with their columns). */
function daysOf(source: string): string {
  return `
    select enterprise_prefix, kind, ${chinaBucket('1 day', 'hour')} as day, position_id, detail,
      sum(amount) as amount, sum(events)::int as events
    from ${source} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`;
}

function insert(slot: 'hour' | 'day', query: string): string {
  return `insert into production_${slot} as held (enterprise_prefix, kind, ${slot}, position_id, detail, amount, events) ${query}`;
}

function add(slot: 'hour' | 'day', query: string): string {
  return `${insert(slot, query)}
    on conflict (enterprise_prefix, kind, ${slot}, position_id, detail) do update set
      amount = held.amount + excluded.amount, events = held.events + excluded.events`;
}

/** CTEs that add events to the hourly totals, and these to the daily ones. */
export function addSums(source: string): string {
  return `hours as materialized (${hoursOf(source)}),
    added_hours as (${add('hour', 'select * from hours')}),
    added_days as (${add('day', daysOf('hours'))})`;
}

/** Statements that compute the totals of all events where there are none yet, in order. */
export const firstSums: readonly string[] = [
  insert('hour', hoursOf('production_event')),
  insert('day', daysOf('production_hour')),
];
