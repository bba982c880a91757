import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedTime, type TimeOfDay, writeTime } from './typedTime.ts';

const read = (text: string) => {
  const typed = readTypedTime(text);
  return typed.ok ? writeTime(typed.time, true) : typed.reason;
};

describe('readTypedTime', () => {
  it.each([
    ['15:05', '15:05:00'],
    ['下午3点05分', '15:05:00'],
    ['1505', '15:05:00'],
    ['3:05 PM', '15:05:00'],
    ['3:05pm', '15:05:00'],
    ['3:05 p.m.', '15:05:00'],
    ['PM 3:05', '15:05:00'],
    ['15：05：30', '15:05:30'],
    ['１５：０５', '15:05:00'],
    [' 15 : 05 ', '15:05:00'],
    ['15.05', '15:05:00'],
    ['15 05 30', '15:05:30'],
    ['9', '09:00:00'],
    ['15', '15:00:00'],
    ['905', '09:05:00'],
    ['90530', '09:05:30'],
    ['150530', '15:05:30'],
    ['0:05', '00:05:00'],
    ['15时05分30秒', '15:05:30'],
    ['15点5', '15:05:00'],
    ['15点', '15:00:00'],
    ['3点钟', '03:00:00'],
    ['下午 3 点整', '15:00:00'],
    ['下午3点半', '15:30:00'],
    ['下午三点一刻', '15:15:00'],
    ['下午三点三刻', '15:45:00'],
    ['下午三点零五分', '15:05:00'],
    ['二十点四十五分', '20:45:00'],
    ['十点十分', '10:10:00'],
    ['两点二十', '02:20:00'],
    ['下午3點05分', '15:05:00'],
    ['下午15点', '15:00:00'],
    ['上午9:30', '09:30:00'],
    ['早上八点', '08:00:00'],
    ['凌晨12点半', '00:30:00'],
    ['中午12点', '12:00:00'],
    ['中午1点', '13:00:00'],
    ['中午11:50', '11:50:00'],
    ['傍晚6点', '18:00:00'],
    ['晚上8点半', '20:30:00'],
    ['晚上12点', '00:00:00'],
    ['晚上1点', '01:00:00'],
    ['晚上20:30', '20:30:00'],
    ['半夜2点', '02:00:00'],
    ['12:00 AM', '00:00:00'],
    ['12:00 PM', '12:00:00'],
    ['2026-05-18 15:05', '15:05:00'],
    ['2026年5月18日 下午3点', '15:00:00'],
    ['2026-05-18T15:05:30', '15:05:30'],
  ])('reads “%s” as %s', (text, time) => {
    expect(read(text)).toBe(time);
  });

  it.each([
    '25:00',
    '24:00',
    '15:60',
    '2565',
    '15:05:60',
    '上午15点',
    '13:05 AM',
    '下午0点',
    '中午8点',
    '晚上14点',
    '三十点',
  ])('finds no such time when “%s” is typed', (text) => {
    expect(read(text)).toBe('impossible');
  });

  it.each([
    '',
    '下班后',
    '15:',
    ':05',
    '下午',
    '3点刻',
    '1 5',
    '上午 3:05 PM',
    '12345678',
    '15:05:',
    '-15:05',
    '3:05:10:20',
    '早15晚',
    'x'.repeat(100_000),
    '2026-05-18',
  ])('does not understand “%.20s”', (text) => {
    expect(read(text)).toBe('unreadable');
  });

  const time = fc.record({
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    second: fc.integer({ min: 0, max: 59 }),
  });
  const two = (part: number) => String(part).padStart(2, '0');
  const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const chinese = (part: number) => {
    const figures = '零一二三四五六七八九';
    const [tens, ones] = [Math.floor(part / 10), part % 10];
    if (tens === 0) return `零${figures[ones]}`;
    return `${tens === 1 ? '' : figures[tens]}十${ones === 0 ? '' : figures[ones]}`;
  };
  const half = (hour: number) => (hour % 12 === 0 ? 12 : hour % 12);
  const spellings: Record<string, (time: TimeOfDay) => string> = {
    'its written form': (at) => writeTime(at, true),
    'its written form in full width': (at) => wide(writeTime(at, true)),
    'figures alone': ({ hour, minute, second }) => `${two(hour)}${two(minute)}${two(second)}`,
    'Chinese units': ({ hour, minute, second }) => `${hour}点${minute}分${second}秒`,
    'Chinese numbers': ({ hour, minute, second }) => `${chinese(hour)}时${chinese(minute)}分${chinese(second)}秒`,
    'AM and PM': ({ hour, minute, second }) => `${half(hour)}:${two(minute)}:${two(second)} ${hour < 12 ? 'AM' : 'PM'}`,
    '上午 and 下午': ({ hour, minute, second }) =>
      `${hour < 12 ? '上午' : '下午'}${half(hour)}点${two(minute)}分${two(second)}秒`,
    'a date before it': (at) => `2026-05-18 ${writeTime(at, true)}`,
  };

  it.each(Object.entries(spellings))('reads every time of day when it is written with %s', (_, spell) => {
    fc.assert(
      fc.property(time, (at) => {
        expect(readTypedTime(spell(at))).toEqual({ ok: true, time: at });
      }),
    );
  });

  it('reads its own written form, and changes nothing in it, when any text was read', () => {
    const sign = fc.constantFrom(...'0123456789:：. 点时分秒半刻整上下午晚中早零一二十两ampm');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 12 }), (text) => {
        const typed = readTypedTime(text);
        fc.pre(typed.ok);
        expect(typed.ok && readTypedTime(writeTime(typed.time, true))).toEqual(typed);
      }),
      { numRuns: 300 },
    );
  });

  it('gives a verdict for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 70 }), (text) => {
        expect(typeof readTypedTime(text).ok).toBe('boolean');
      }),
    );
  });
});

describe('writeTime', () => {
  it('leaves the seconds out unless they are asked for', () => {
    expect(writeTime({ hour: 9, minute: 5, second: 7 }, false)).toBe('09:05');
    expect(writeTime({ hour: 9, minute: 5, second: 7 }, true)).toBe('09:05:07');
  });
});
