/** Milliseconds that China's clocks are ahead of UTC, all year and in the whole country. */
const chinaOffsetMs = 8 * 3_600_000;

/** Milliseconds of an hour. */
export const hourMs = 3_600_000;
/** Milliseconds of a day: no day in China is longer or shorter. */
export const dayMs = 24 * hourMs;

/** A moment on China's calendar and clock; months from 1, weekdays from 1 (Monday) to 7 (Sunday). */
export interface ChinaMoment {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
  second: number;
}

/**
 * What China's calendar and clock show at a moment (whole milliseconds since 1970 UTC), whatever the machine's own zone.
 * UTC+8 holds for every year: the summer times of 1986 to 1991 are left out. Source: docs/rules/production.md.
 */
export function chinaMoment(ms: number): ChinaMoment {
  const shifted = new Date(ms + chinaOffsetMs);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay() === 0 ? 7 : shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/** The moment of a date and time in China; days beyond a month's end and months beyond a year's run on into the next. */
export function fromChina(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number {
  // Not Date.UTC, which takes the years 0 to 99 for those of the twentieth century.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second) - chinaOffsetMs;
}

/** `YYYY-MM-DD HH:mm:ss` in China, years 0 to 9999; empty for what is no moment. */
export function chinaDateTime(ms: number): string {
  return (new Date(ms + chinaOffsetMs).toJSON() ?? '').slice(0, 19).replace('T', ' ');
}

/** `YYYY-MM-DD HH:mm` in China, years 0 to 9999; empty for what is no moment. */
export function chinaMinute(ms: number): string {
  return chinaDateTime(ms).slice(0, 16);
}

/** `YYYY-MM-DD` in China, years 0 to 9999; empty for what is no moment. */
export function chinaDate(ms: number): string {
  return chinaDateTime(ms).slice(0, 10);
}

const written = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/;

/** Reads `YYYY-MM-DD`, optionally followed by `HH:mm` or `HH:mm:ss`, as China time; null for anything else and for days that do not exist. */
export function readChinaTime(text: string): number | null {
  const parts = written.exec(text);
  if (parts === null) return null;
  const [, date, time = '00:00'] = parts;
  const ms = Date.parse(`${date}T${time}+08:00`);
  // Engines parse 30 February differently; none formats it back as it was written.
  return chinaDateTime(ms).startsWith(`${date} ${time}`) ? ms : null;
}

/** The first millisecond of the day that a moment belongs to in China. */
export function startOfChinaDay(ms: number): number {
  return ms - ((((ms + chinaOffsetMs) % dayMs) + dayMs) % dayMs);
}

/** The last millisecond of the day that a moment belongs to in China. */
export function endOfChinaDay(ms: number): number {
  return startOfChinaDay(ms) + dayMs - 1;
}

/**
 * The same time of day a number of months later in China, on the month's last day when the month is too short: three months
 * after 30 November is 28 or 29 February. Source: docs/rules/production.md.
 */
export function addChinaMonths(ms: number, months: number): number {
  const { year, month, day } = chinaMoment(ms);
  const lastDay = chinaMoment(fromChina(year, month + months + 1, 0)).day;
  return fromChina(year, month + months, Math.min(day, lastDay)) + (ms - startOfChinaDay(ms));
}
