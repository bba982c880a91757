import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const entry = {
  uid: 'expo-1@example.cn',
  title: '2027智能健身产业展 · 力码展位 B2-118',
  place: '示例国际会展中心2号馆',
  note: '每日9:00–17:00',
  from: '2027-06-18',
  to: '2027-06-21',
};
const now = Date.UTC(2027, 0, 31, 8, 5, 9, 120);

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('calendarFile', () => {
  it('contains whole days with an exclusive end', () => {
    expect(unfolded(calendarFile(entry, now))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//LIMA//Portal//ZH',
      'BEGIN:VEVENT',
      'UID:expo-1@example.cn',
      'DTSTAMP:20270131T080509Z',
      'DTSTART;VALUE=DATE:20270618',
      'DTEND;VALUE=DATE:20270622',
      'SUMMARY:2027智能健身产业展 · 力码展位 B2-118',
      'LOCATION:示例国际会展中心2号馆',
      'DESCRIPTION:每日9:00–17:00',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('ends in the next month when the last day ends one', () => {
    expect(calendarFile({ ...entry, to: '2027-06-30' }, now)).toContain('DTEND;VALUE=DATE:20270701');
  });

  it('escapes characters that would end a value', () => {
    expect(unfolded(calendarFile({ ...entry, place: 'A;B,C\\D\nE' }, now))).toContain(
      String.raw`LOCATION:A\;B\,C\\D\nE`,
    );
  });

  it('folds lines at 75 octets and loses no text, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const file = calendarFile({ ...entry, title }, now);
        const longest = Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)));
        expect(longest).toBeLessThanOrEqual(75);
        const said = unfolded(file).find((line) => line.startsWith('SUMMARY:')) ?? '';
        const plain = said
          .slice('SUMMARY:'.length)
          .replaceAll(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign));
        expect(plain).toBe(title.replaceAll('\r\n', '\n'));
      }),
    );
  });
});
