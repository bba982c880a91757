import * as z from 'zod/mini';
import { addChinaMonths, chinaDate, dayMs, readChinaTime } from '../time/chinaTime.ts';

/** An existing day of China's calendar, `YYYY-MM-DD`. Sorting these texts sorts the days. */
export const assetDay = z
  .string()
  .check(z.refine((day) => day.length === 'YYYY-MM-DD'.length && readChinaTime(day) !== null));

function msOf(day: string): number {
  return readChinaTime(day) ?? Number.NaN;
}

/** The same day of the month a number of months later, on the month's last day when the month is too short. */
export function addMonths(day: string, months: number): string {
  return chinaDate(addChinaMonths(msOf(day), months));
}

/** Whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((msOf(to) - msOf(from)) / dayMs);
}
