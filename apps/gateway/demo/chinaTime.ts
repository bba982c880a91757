const dayMs = 86_400_000;

/** The time of a day and `HH:mm` in China. */
export function chinaMoment(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+08:00`);
}

/** Adds days; negative subtracts. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Whole days between two days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Minutes after midnight as `HH:mm`. */
export function timeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
