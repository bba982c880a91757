import type { AxisKind, LineEvent, TimeRange } from '@lima-id/domain';
import type { Store } from '../schema/store.ts';
import { chinaClock } from './sums.ts';

/** Figures of one position in a range: the total, and the totals by hour or day. */
export interface LineFigure {
  unitName: string;
  positionCode: string;
  positionName: string;
  /** What was consumed, or the kind of stop; empty for other figures. */
  detail: string;
  total: number;
  events: number;
  /** Start of the hours or days, `YYYY-MM-DD HH:mm` in China, oldest first. */
  times: string[];
  /** The total of each. */
  amounts: number[];
}

/** Facts about a whole line. */
export interface LineFacts {
  /** Products made in the range. */
  products: number;
  /** Time of the line's newest event, `YYYY-MM-DD HH:mm` in China; null without one. */
  newestTime: string | null;
}

const clockForm = "'YYYY-MM-DD HH24:MI'";

function figuresText(slot: 'hour' | 'day'): string {
  return `
    select held.unit_name as "unitName", held.code as "positionCode", held.name as "positionName", sums.detail,
      sum(sums.amount)::float8 as total, sum(sums.events)::int as events,
      array_agg(to_char(${chinaClock(`sums.${slot}`)}, ${clockForm}) order by sums.${slot}) as times,
      array_agg(sums.amount::float8 order by sums.${slot}) as amounts
    from production_${slot} sums join production_position held on held.id = sums.position_id
    where sums.enterprise_prefix = $1 and sums.kind = $2 and sums.${slot} >= $3::timestamptz and sums.${slot} <= $4::timestamptz
    group by held.id, sums.detail
    order by held.id, sums.detail`;
}

const hoursText = figuresText('hour');
const daysText = figuresText('day');

const factsText = `
  select
    (select coalesce(sum(amount), 0)::float8 from production_day
      where enterprise_prefix = $1 and kind = 'output' and day >= $2::timestamptz and day <= $3::timestamptz) as products,
    (select to_char(${chinaClock('max(newest_at)')}, ${clockForm}) from production_position
      where enterprise_prefix = $1) as "newestTime"`;

/**
 * Reads the figures of one kind on an enterprise's line in a range of whole days, from its totals: by day for a date axis, else by hour.
 * Positions without figures are omitted; units and positions are in order of their first event.
 */
export async function readLineFigures(
  store: Store,
  enterprisePrefix: string,
  kind: LineEvent['type'],
  { startTime, endTime }: TimeRange,
  axis: AxisKind,
): Promise<LineFigure[]> {
  const values = [enterprisePrefix, kind, new Date(startTime), new Date(endTime)];
  return axis === 'date'
    ? await store.prepared<LineFigure>('read_line_days', daysText, values)
    : await store.prepared<LineFigure>('read_line_hours', hoursText, values);
}

/** Reads facts about an enterprise's whole line in a range of whole days. */
export async function readLineFacts(
  store: Store,
  enterprisePrefix: string,
  { startTime, endTime }: TimeRange,
): Promise<LineFacts> {
  const values = [enterprisePrefix, new Date(startTime), new Date(endTime)];
  const [facts] = await store.prepared<LineFacts>('read_line_facts', factsText, values);
  return facts ?? { products: 0, newestTime: null };
}
