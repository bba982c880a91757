/** When hours and days begin in SQL: China's, each as long as any other. */
const chinaOrigin = "timestamptz '2000-01-01 00:00+08'";

/** A moment of SQL as China's clocks show it. */
export function chinaClock(moment: string): string {
  // Not by the name of a zone, which would bring back the summer times of 1986 to 1991.
  return `(${moment} at time zone interval '08:00')`;
}

/** The query for the sums by the hour of a source's events (a table or a query with their columns). */
function hoursOf(source: string): string {
  return `
    select enterprise_prefix, kind, date_bin('1 hour', happened_at, ${chinaOrigin}) as hour, position_id, detail,
      sum(amount) as amount, count(*)::int as events
    from ${source} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`;
}

/** The query for the sums by the day of a source's hours (a table or a query with their columns). */
function daysOf(source: string): string {
  return `
    select enterprise_prefix, kind, date_bin('1 day', hour, ${chinaOrigin}) as day, position_id, detail,
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

/** The parts of a `with` that add a source's events to the sums: those of hours, and from these those of days. */
export function addSums(source: string): string {
  return `hours as materialized (${hoursOf(source)}),
    added_hours as (${add('hour', 'select * from hours')}),
    added_days as (${add('day', daysOf('hours'))})`;
}

/** The statements that write the sums of all events where none are kept yet, in their order. */
export const firstSums: readonly string[] = [
  insert('hour', hoursOf('production_event')),
  insert('day', daysOf('production_hour')),
];
