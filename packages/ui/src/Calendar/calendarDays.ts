import {
  addChinaMonths,
  chinaDate,
  chinaMoment,
  dayMs,
  fromChina,
  readChinaTime,
  startOfChinaDay,
} from '@lima-id/domain';

/** The first day of the month that a day belongs to. Days here are the first milliseconds of days in China. */
export function monthOf(day: number): number {
  const { year, month } = chinaMoment(day);
  return fromChina(year, month, 1);
}

/** The weeks of a month, Monday first, with the days of its neighbours that fill the first and the last one. */
export function weeksOf(month: number): number[][] {
  const monday = month - (chinaMoment(month).weekday - 1) * dayMs;
  const end = addChinaMonths(month, 1);
  const weeks: number[][] = [];
  for (let start = monday; start < end; start += 7 * dayMs) {
    weeks.push(Array.from({ length: 7 }, (_, index) => start + index * dayMs));
  }
  return weeks;
}

/**
 * The day that a key leads to in a calendar: arrows by days and weeks, Home and End to Monday and Sunday, PageUp and
 * PageDown by months, with Shift by years. Null when the key moves nothing.
 */
export function moveDay(day: number, key: string, shift: boolean): number | null {
  const { weekday } = chinaMoment(day);
  switch (key) {
    case 'ArrowLeft':
      return day - dayMs;
    case 'ArrowRight':
      return day + dayMs;
    case 'ArrowUp':
      return day - 7 * dayMs;
    case 'ArrowDown':
      return day + 7 * dayMs;
    case 'Home':
      return day - (weekday - 1) * dayMs;
    case 'End':
      return day + (7 - weekday) * dayMs;
    case 'PageUp':
      return addChinaMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addChinaMonths(day, shift ? 12 : 1);
    default:
      return null;
  }
}

/** The day, or the nearest that may be chosen. */
export function withinDays(day: number, min: number | undefined, max: number | undefined): number {
  return Math.min(Math.max(day, min ?? day), max ?? Math.max(day, min ?? day));
}

const fullWidth = /[\uFF01-\uFF5E]/g;
const typedShape = /^(\d{4})\D*?(\d{1,2})\D*?(\d{1,2})日?(?:[\sT]*(\d{1,2})[:时](\d{1,2})分?)?$/;
const compactShape = /^(\d{4})(\d{2})(\d{2})$/;

/**
 * Reads a date as people type it: 2026-05-18, 2026/5/18, 2026.5.18, 2026年5月18日, 20260518, full-width characters, and a
 * time of day behind it. Gives `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm` when a time was typed; null for what is no date.
 */
export function readTypedDate(text: string): string | null {
  const plain = text
    .replace(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .trim()
    .replace(/\s+/g, ' ');
  const parts =
    compactShape.exec(plain) ?? typedShape.exec(plain.replace(/\s*([-/.年月])\s*/g, '$1').replace(' 日', '日'));
  if (parts === null) return null;
  const [, year, month, day, hour, minute] = parts;
  const two = (part: string | undefined) => (part ?? '').padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  const written = hour === undefined ? date : `${date} ${two(hour)}:${two(minute)}`;
  return readChinaTime(written) === null ? null : written;
}

/** The day of a written date; null when it cannot be read. */
export function dayOf(text: string): number | null {
  const written = readTypedDate(text);
  const moment = written === null ? null : readChinaTime(written);
  return moment === null ? null : startOfChinaDay(moment);
}

/** A day as it is written. */
export const writeDay = chinaDate;

/** Today, at a moment in ms since 1970 UTC or by the clock. */
export function todayAt(now: number | undefined): number {
  return startOfChinaDay(now ?? Date.now());
}
