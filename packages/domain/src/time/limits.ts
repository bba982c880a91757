/** Months that a custom range may span. */
export const customRangeMaxMonths = 3;

/** Days of the range offered when another one has too few points. */
export const recentRangeDays = 7;
