/** SQL of the start of the interval that a timestamp is in; intervals begin with the day in China: `chinaBucket('1 hour', 'happened_at')`. */
export function chinaBucket(interval: string, moment: string): string {
  return `date_bin('${interval}', ${moment}, timestamptz '2000-01-01 00:00+08')`;
}
