import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromChina } from '../time/chinaTime.ts';
import { type Expo, expo, expoSections, isExpoOver } from './expo.ts';

const whole: Expo = {
  id: 1,
  title: '力码展位',
  event: '2027智能健身产业展',
  stand: 'B2-118',
  from: '2027-06-18',
  to: '2027-06-21',
  hours: '每日9:00–17:00',
  place: '示例国际会展中心2号馆',
  plan: { rows: 5, columns: 9, row: 3, column: 6, door: '东门' },
  exhibits: { name: '四件展品', items: [{ title: '现场赋码', text: '打印一枚铭牌。', picture: 'label-printer' }] },
  talks: { name: '四天四场', items: [{ time: '2027-06-18 14:00', title: '一物一码', speaker: '研究组' }] },
  arrival: { name: '东门进', items: [{ title: '地铁', text: '步行6分钟' }] },
};

const taken = (change: object) => expo.safeParse({ ...whole, ...change }).success;

describe('expo', () => {
  it('needs every field when one is left out', () => {
    expect(expo.parse(whole)).toEqual(whole);
    expect(Object.keys(whole).filter((field) => taken({ [field]: undefined }))).toEqual([]);
  });

  it.each(['2027-06-18 09:00', '2027-02-29', '18.6.2027', ''])('refuses the first day when it is %j', (from) => {
    expect(taken({ from })).toBe(false);
  });

  it('may last one day and never ends before it begins', () => {
    const talks = { ...whole.talks, items: [{ time: '2027-06-18 14:00', title: '一物一码', speaker: '研究组' }] };
    expect(taken({ to: whole.from, talks })).toBe(true);
    expect(taken({ to: '2027-06-17' })).toBe(false);
  });

  it.each([
    ['2027-06-18 00:00', true],
    ['2027-06-21 23:59', true],
    ['2027-06-17 23:59', false],
    ['2027-06-22 00:00', false],
    ['2027-06-18', false],
    ['2027-06-18 25:00', false],
  ])('takes a talk at %s: %s', (time, expected) => {
    expect(taken({ talks: { name: '日程', items: [{ time, title: '一物一码', speaker: '研究组' }] } })).toBe(expected);
  });

  it('has its stand in the hall, whatever the hall', () => {
    const sides = fc.integer({ min: 1, max: 12 });
    const places = fc.integer({ min: 0, max: 14 });
    fc.assert(
      fc.property(sides, sides, places, places, (rows, columns, row, column) => {
        const inHall = row >= 1 && row <= rows && column >= 1 && column <= columns;
        expect(taken({ plan: { rows, columns, row, column, door: '东门' } })).toBe(inHall);
      }),
    );
  });

  it('lists at least one thing in each section', () => {
    for (const { key } of expoSections) expect(taken({ [key]: { name: '名称', items: [] } })).toBe(false);
  });
});

describe('isExpoOver', () => {
  it.each([
    ['before it began', fromChina(2027, 6, 17), false],
    ['in its last minute', fromChina(2027, 6, 21, 23, 59, 59), false],
    ['the day after it', fromChina(2027, 6, 22), true],
  ])('is asked %s', (_when, now, over) => {
    expect(isExpoOver(whole, now)).toBe(over);
  });
});
