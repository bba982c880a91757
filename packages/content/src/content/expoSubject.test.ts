import { describe, expect, it } from 'vitest';
import { checkFile } from './checkContent.ts';
import { expoSubject } from './expoSubject.ts';

const drawings = new Set(['treadmill']);
const name = '01-smart-fitness.md';
const whole = `---
id: 1
event: 2027智能健身产业展
stand: B2-118
from: 2027-06-18
to: 2027-06-21
hours: 每日9:00–17:00
place: 示例国际会展中心2号馆
plan: { rows: 5, columns: 9, row: 3, column: 6, door: 东门 }
---

# 力码展位

## 现场展项：展品都可以上手扫

### 会说话的跑步机

![](treadmill)

扫铭牌，看完它的11站。

## 日程：展台开讲

### 2027-06-18 14:00 一物一码的三个关键决策

力码标准研究组

## 到达展位：2号馆东门进

### 地铁

步行6分钟
`;

function problemsOf(text: string): string[] {
  return checkFile(expoSubject, { name, text }, drawings)
    .problems.map(({ field, says }) => `${field}: ${says}`)
    .toSorted();
}

describe('a file of an exhibition', () => {
  it('becomes the exhibition when it is valid', () => {
    expect(checkFile(expoSubject, { name, text: whole }, drawings)).toEqual({
      problems: [],
      item: {
        id: 1,
        title: '力码展位',
        event: '2027智能健身产业展',
        stand: 'B2-118',
        from: '2027-06-18',
        to: '2027-06-21',
        hours: '每日9:00–17:00',
        place: '示例国际会展中心2号馆',
        plan: { rows: 5, columns: 9, row: 3, column: 6, door: '东门' },
        exhibits: {
          name: '展品都可以上手扫',
          items: [{ title: '会说话的跑步机', text: '扫铭牌，看完它的11站。', picture: 'treadmill' }],
        },
        talks: {
          name: '展台开讲',
          items: [{ time: '2027-06-18 14:00', title: '一物一码的三个关键决策', speaker: '力码标准研究组' }],
        },
        arrival: { name: '2号馆东门进', items: [{ title: '地铁', text: '步行6分钟' }] },
      },
    });
  });

  it.each([
    ['the stand is missing', whole.replace('stand: B2-118\n', ''), ['stand: is missing']],
    ['a day does not exist', whole.replace('from: 2027-06-18', 'from: 2027-05-32'), ['from: cannot be "2027-05-32"']],
    [
      'it ends before it begins',
      whole.replace('to: 2027-06-21', 'to: 2027-06-11'),
      ['to: cannot be "2027-06-11"', '日程, point 1, time: cannot be "2027-06-18 14:00"'],
    ],
    ['the plan has no door', whole.replace(', door: 东门', ''), ['plan, door: is missing']],
    ['the stand is outside the hall', whole.replace('column: 6', 'column: 10'), ['plan, column: cannot be 10']],
    ['an exhibit has no drawing', whole.replace('![](treadmill)', ''), ['现场展项, point 1, drawing: is missing']],
    [
      'a drawing is unknown',
      whole.replace('(treadmill)', '(castle)'),
      ['现场展项, point 1, drawing: there is no drawing named castle'],
    ],
    [
      'a section is missing',
      whole.replace(/## 到达展位[\s\S]*$/, ''),
      ['到达展位, heading after the colon: is missing', '到达展位: is missing'],
    ],
    [
      'a heading has no name',
      whole.replace('## 日程：展台开讲', '## 日程'),
      ['日程, heading after the colon: is missing'],
    ],
    [
      'a heading is unknown',
      whole.replace('## 日程', '## 议程'),
      [
        '## 议程: is none of the sections 现场展项, 日程, 到达展位',
        '日程, heading after the colon: is missing',
        '日程: is missing',
      ],
    ],
    [
      'a talk has no time',
      whole.replace('2027-06-18 14:00 一物', '一物'),
      ['日程, point 1, time: cannot be "一物一码的三个关键决策"', '日程, point 1, title: is missing'],
    ],
    ['a talk has nobody to hold it', whole.replace('力码标准研究组', ''), ['日程, point 1, speaker: is missing']],
    [
      'a talk has a drawing',
      whole.replace('力码标准研究组', '![](treadmill)\n\n力码标准研究组'),
      ['日程, point 1, drawing: there are no drawings here'],
    ],
    [
      'a talk is held before it begins',
      whole.replace('2027-06-18 14:00', '2027-06-17 14:00'),
      ['日程, point 1, time: cannot be "2027-06-17 14:00"'],
    ],
  ])('is refused with the field and the reason when %s', (_case, text, problems) => {
    expect(text).not.toBe(whole);
    expect(problemsOf(text)).toEqual(problems);
  });
});
