import type { CellFault } from '@lima-id/domain';

/** The digits that a double holds exactly, and a spreadsheet keeps. */
const exactDigits = 15;

/** Ids of the number formats of days and times that every workbook has, those of Chinese ones included. */
const dayFormats: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54, 55, 56,
  57, 58,
]);

/** Parts of a number format that are text, colours and conditions. */
const besides = /"[^"]*"|\\.|\[[^\]]*\]|_./g;

/** Whether numbers are shown as days or times by a number format: its id, and its code unless every workbook has it. */
export function isDayFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return dayFormats.has(id);
  return /[ymdhs]/i.test(code.replace(besides, ''));
}

const dayMs = 86_400_000;
/** Day 0 of workbooks; of those that begin in 1904, 1,462 days later. */
const dayZero = Date.UTC(1899, 11, 30);
const days1904 = 1_462;
/** Days of the years 1900 (its day 60 never was) to 9999. */
const [firstDay, lastDay] = [61, 2_958_465];

/** The day of a number, with the time of it unless that is midnight; null when it is none. */
function dayOf(value: number, is1904: boolean): string | null {
  const days = is1904 ? value + days1904 : value;
  if (!(days >= firstDay && days <= lastDay)) return null;
  const iso = new Date(dayZero + Math.round((days * dayMs) / 1_000) * 1_000).toISOString();
  const [day = '', time = ''] = iso.slice(0, 19).split('T');
  if (time === '00:00:00') return day;
  return `${day} ${time.endsWith(':00') ? time.slice(0, 5) : time}`;
}

/** The text of a cell with a number as the sheet shows it, and whether its last digits are lost. */
export function readCellNumber(
  given: string,
  isDay: boolean,
  is1904: boolean,
): { text: string; fault: CellFault | undefined } {
  const value = Number(given);
  if (given === '' || !Number.isFinite(value)) return { text: given, fault: undefined };
  const day = isDay ? dayOf(value, is1904) : null;
  if (day !== null) return { text: day, fault: undefined };
  const text = String(Number(value.toPrecision(exactDigits)));
  const isLost = Math.abs(value) >= 10 ** exactDigits;
  return { text, fault: isLost ? 'digits' : undefined };
}
