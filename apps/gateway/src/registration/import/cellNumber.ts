import type { CellFault } from '@lima-id/domain';
import { formatNumber, type NumberFormat } from './numberFormat.ts';

/** The digits that a double holds exactly, and a spreadsheet keeps. */
const exactDigits = 15;

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

/**
 * The text of a cell with a number, without `format` in one without a style, and its fault: its last digits are lost, or the sheet shows other
 * characters. Days have the latter too.
 */
export function readCellNumber(
  given: string,
  format: NumberFormat | undefined,
  is1904: boolean,
): { text: string; fault: CellFault | undefined } {
  const value = Number(given);
  if (given === '' || !Number.isFinite(value)) return { text: given, fault: undefined };
  const day = format?.isDay === true ? dayOf(value, is1904) : null;
  if (day !== null) return { text: day, fault: 'format' };
  const digits = String(Number(value.toPrecision(exactDigits)));
  const [text, isShown] = formatNumber(value, digits, format);
  const isLost = Math.abs(value) >= 10 ** exactDigits;
  if (isLost) return { text, fault: 'digits' };
  return { text, fault: isShown ? undefined : 'format' };
}
