/** When hours and days begin in SQL: China's, each as long as any other. */
export const chinaOrigin = "timestamptz '2000-01-01 00:00+08'";

/** A moment of SQL as China's clocks show it. */
export function chinaClock(moment: string): string {
  // Not by the name of a zone, which would bring back the summer times of 1986 to 1991.
  return `(${moment} at time zone interval '08:00')`;
}

/** The statement that writes the sums by the hour of a source's events (a table or query with their columns), where none are kept yet. */
export function firstHourSums(source: string): string {
  return `
    insert into production_hour as held (enterprise_prefix, kind, hour, position_id, detail, amount, events)
    select enterprise_prefix, kind, date_bin('1 hour', happened_at, ${chinaOrigin}), position_id, detail,
      sum(amount), count(*)
    from ${source} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`;
}

/** The statement that adds the events of a source to the sums that are kept. */
export function addHourSums(source: string): string {
  return `${firstHourSums(source)}
    on conflict (enterprise_prefix, kind, hour, position_id, detail) do update set
      amount = held.amount + excluded.amount, events = held.events + excluded.events`;
}
