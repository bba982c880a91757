import { chinaDate, endOfChinaDay, readChinaTime } from '@lima-id/domain';
import { brand } from '../../brand/brand.ts';

/** Whole days in a calendar. */
interface CalendarEntry {
  /** Identifies the entry: importing it again updates it instead of adding a second one. */
  uid: string;
  title: string;
  place: string;
  note: string;
  /** First and last day, as `2027-06-18`. */
  from: string;
  to: string;
}

/** Maximum octets of a line (RFC 5545, 3.1). */
const lineOctets = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Folds a line between characters at the maximum; a continuation begins with a space. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines[lines.length - 1] ?? '';
    if (octets(last + character) > lineOctets) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, String.raw`\n`);
}

const compact = (day: string) => day.replaceAll('-', '');

/** The day after one in China: the end of a calendar entry is exclusive. */
function dayAfter(day: string): string {
  return chinaDate(endOfChinaDay(readChinaTime(day) ?? 0) + 1);
}

/** Whole days as an iCalendar file; `now` is its creation time, in ms. */
export function calendarFile({ uid, title, place, note, from, to }: CalendarEntry, now: number): string {
  const stamp = new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand.latinName)}//Portal//ZH`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(to))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
