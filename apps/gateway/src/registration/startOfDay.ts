/** Start of a China day `YYYY-MM-DD`. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}
