/** Minutes of running as hours with one decimal. */
export function runHours(minutes: number): number {
  return Math.round(minutes / 6) / 10;
}

/** Metres of running as whole kilometres. */
export function runKilometres(metres: number): number {
  return Math.round(metres / 1_000);
}
