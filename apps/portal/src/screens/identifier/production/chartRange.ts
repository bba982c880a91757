import type { AxisRange } from '@lima-id/domain';

/** What charts are drawn over: a range, and the moment after which there are no figures yet. */
export interface RangeOfCharts extends AxisRange {
  /** Milliseconds since 1970 UTC. */
  now: number;
}

/** The unit of times on a production line. */
export const minutesName = '分钟';
