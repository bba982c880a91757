/** Days of a free trial by what a package's row says, which is negative without one; null without a trial or a package. */
export function trialDaysOf(stored: number | null | undefined): number | null {
  return stored === undefined || stored === null || stored < 0 ? null : stored;
}
