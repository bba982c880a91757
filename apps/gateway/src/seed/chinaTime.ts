const dayMs = 86_400_000;

/** The moment at which China's clocks show this day and `HH:mm`. */
export function chinaMoment(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+08:00`);
}

/** The day so many days later; earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Minutes after midnight as `HH:mm`. */
export function timeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
