/** Formats milliseconds for people. */
export const inMinutes = (ms: number): number => ms / 60_000;
export const inHours = (ms: number): number => ms / 3_600_000;
