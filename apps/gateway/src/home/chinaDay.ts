const chinaOffsetMs = 8 * 3_600_000;

/** The China day of a moment, `2026-05-18`: it turns at midnight, UTC+8 all year. */
export function chinaDay(moment: Date): string {
  return new Date(moment.getTime() + chinaOffsetMs).toISOString().slice(0, 10);
}
