/** Minimum points of a trend that is drawn as a line. */
export const trendPointsMin = 3;

/** Days up to which a custom range is drawn hour by hour. */
export const hourlyRangeMaxDays = 6;

/** Ticks on a time axis. */
export const chartTimeTicks = 12;

/** Greatest value of an axis that is written as an hour of the day. */
export const chartHourMax = 25;

/** Positions in a top list. */
export const chartTopCount = 10;
