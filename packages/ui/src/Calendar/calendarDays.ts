import {
  addChinaMonths,
  chinaDate,
  chinaMoment,
  dayMs,
  fromChina,
  readChinaTime,
  startOfChinaDay,
} from '@lima-id/domain';

/** The first day of a day's month. Days here are timestamps of midnight in China, in ms. */
export function monthOf(day: number): number {
  const { year, month } = chinaMoment(day);
  return fromChina(year, month, 1);
}

/** The weeks of a month, from Monday, with the days of adjacent months that fill the first and the last one. */
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
 * The day that a key moves to in a calendar: arrows by days and weeks, Home and End to Monday and Sunday, PageUp and PageDown by months,
 * with Shift by years. Null for other keys.
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

/** The day clamped to `min` and `max`. */
export function withinDays(day: number, min: number | undefined, max: number | undefined): number {
  return Math.min(Math.max(day, min ?? day), max ?? Math.max(day, min ?? day));
}

const fullWidth = /[\uFF01-\uFF5E]/g;
const typedShape = /^(\d{4})\D*?(\d{1,2})\D*?(\d{1,2})日?(?:[\sT]*(\d{1,2})[:时](\d{1,2})分?)?$/;
const compactShape = /^(\d{4})(\d{2})(\d{2})$/;

/**
 * Parses the usual date formats: 2026-05-18, 2026/5/18, 2026.5.18, 2026年5月18日, 20260518, full-width characters, optionally followed by a
 * time. Returns `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm` when there is a time; null when the text is not a date.
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

/** The day of a date string; null when it cannot be parsed. */
export function dayOf(text: string): number | null {
  const written = readTypedDate(text);
  const moment = written === null ? null : readChinaTime(written);
  return moment === null ? null : startOfChinaDay(moment);
}

export const writeDay = chinaDate;
