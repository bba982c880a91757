import * as z from 'zod/mini';
import { addChinaMonths, chinaDate, dayMs, readChinaTime } from '../time/chinaTime.ts';

/** A day of China's calendar that exists, `YYYY-MM-DD`. Such texts are in order as their days are. */
export const assetDay = z
  .string()
  .check(z.refine((day) => day.length === 'YYYY-MM-DD'.length && readChinaTime(day) !== null));

function msOf(day: string): number {
  return readChinaTime(day) ?? Number.NaN;
}

/** The same day of the month so many months later, on the month's last day when the month is too short. */
export function addMonths(day: string, months: number): string {
  return chinaDate(addChinaMonths(msOf(day), months));
}

/** Whole days from one day to another; below 0 when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((msOf(to) - msOf(from)) / dayMs);
}
