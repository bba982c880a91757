/** Part of a percent below which a rounding error of a division may lie: 0.29 * 100 is less than 29. */
const roundingError = 1e-9;

/**
 * How much is done, from 0 to 1. Null when that is unknown: no value, not a number, or nothing to do (`max` of 0). Values outside are clamped.
 */
export function progressFraction(value: number | null | undefined, max: number): number | null {
  if (value === null || value === undefined || Number.isNaN(value) || !(max > 0)) return null;
  const fraction = value / max;
  return Number.isNaN(fraction) ? null : Math.min(1, Math.max(0, fraction));
}

/** The whole percent of a fraction, rounded down: 100 is reached by what is complete, and by nothing else. */
export function wholePercent(fraction: number): number {
  return fraction < 1 ? Math.min(99, Math.floor(fraction * 100 + roundingError)) : 100;
}
