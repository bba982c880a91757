import { describe, expect, it } from 'vitest';
import { type ContentFile, checkFile, checkFolder } from './checkContent.ts';
import { companySubject } from './companySubject.ts';

const drawings = new Set(['factory']);
const name = '01-introduction.md';
const whole = `---
id: 1
picture: factory
---

# 让每一台器材都有据可查

总部在山东宁津。

## 发展历程：七年，从一个节点到一条产业链

### 2019：立项

走访整机厂。

### 2021：节点上线

二级节点投入运行。

## 企业文化：愿景、使命与目标

### 愿景：信得过的数据入口

扫一个码就能看清。

### 使命：把工厂、场馆连起来

保养维修不再靠猜。

### 目标：到2028年，整机出厂即带码

部件随整机赋码。

## 视频：三段短片

### 产线上的一个码：00:30

![](one-code)

激光刻下编码。
`;

function problemsOf(text: string): string[] {
  return checkFile(companySubject, { name, text }, drawings)
    .problems.map(({ field, says }) => `${field}: ${says}`)
    .toSorted();
}

describe('the file of the company', () => {
  it('becomes its introduction when it is valid', () => {
    expect(checkFile(companySubject, { name, text: whole }, drawings)).toEqual({
      problems: [],
      item: {
        id: 1,
        picture: 'factory',
        title: '让每一台器材都有据可查',
        summary: '总部在山东宁津。',
        history: {
          title: '七年，从一个节点到一条产业链',
          steps: [
            { year: 2019, title: '立项', text: '走访整机厂。' },
            { year: 2021, title: '节点上线', text: '二级节点投入运行。' },
          ],
        },
        culture: {
          title: '愿景、使命与目标',
          vision: { title: '信得过的数据入口', text: '扫一个码就能看清。' },
          mission: { title: '把工厂、场馆连起来', text: '保养维修不再靠猜。' },
          goal: { title: '到2028年，整机出厂即带码', text: '部件随整机赋码。' },
        },
        videos: {
          title: '三段短片',
          list: [{ name: 'one-code', title: '产线上的一个码', duration: '00:30', text: '激光刻下编码。' }],
        },
      },
    });
  });

  it.each([
    ['its drawing is unknown', whole.replace('factory', 'castle'), ['picture: there is no drawing named castle']],
    ['the summary is missing', whole.replace('总部在山东宁津。\n', ''), ['summary: is missing']],
    [
      'there are two paragraphs below the title',
      whole.replace('总部在山东宁津。', '总部在山东宁津。\n\n再说一句。'),
      ['summary: there is one paragraph below the title, not more'],
    ],
    ['a section has no title of its own', whole.replace('## 视频：三段短片', '## 视频'), ['视频, title: is missing']],
    [
      'a section is unknown',
      whole.replace('## 视频', '## 影片'),
      ['## 影片: is none of the sections 发展历程, 企业文化, 视频', '视频, title: is missing', '视频: is missing'],
    ],
    [
      'a year is no number',
      whole.replace('### 2021：', '### 去年：'),
      ['发展历程, point 2, year: must be a number, not "去年"'],
    ],
    ['the years run backwards', whole.replace('2021', '2018'), ['发展历程, point 2, year: cannot be 2018']],
    ['a step has no title', whole.replace('2021：节点上线', '2021'), ['发展历程, point 2, title: is missing']],
    ['a step has no text', whole.replace('走访整机厂。', ''), ['发展历程, point 1, text: is missing']],
    [
      'there is one step',
      whole.replace('### 2021：节点上线\n\n二级节点投入运行。\n', ''),
      ['发展历程: must have at least 2, not 1'],
    ],
    [
      'a step has a drawing',
      whole.replace('走访整机厂。', '![](factory)\n\n走访整机厂。'),
      ['发展历程, point 1, drawing: there are no drawings here'],
    ],
    ['the goal is missing', whole.replace(/### 目标[^#]*/, ''), ['企业文化, 目标: is missing']],
    [
      'a part stands twice',
      whole.replace('### 目标', '### 使命：再说一次\n\n不靠猜。\n\n### 目标'),
      ['企业文化, 使命: stands twice in the file'],
    ],
    [
      'a part is unknown',
      whole.replace('### 目标', '### 口号：一物一码\n\n扫码。\n\n### 目标'),
      ['企业文化, point 3: is none of 愿景, 使命, 目标'],
    ],
    [
      'a part has no title',
      whole.replace('### 愿景：信得过的数据入口', '### 愿景'),
      ['企业文化, 愿景, title: is missing'],
    ],
    ['a video has no files', whole.replace('![](one-code)\n', ''), ['视频, point 1, file name: is missing']],
    [
      'the name of its files is none',
      whole.replace('one-code', '/media/one.webm'),
      ['视频, point 1, file name: cannot be "/media/one.webm"'],
    ],
    ['a video has no duration', whole.replace('一个码：00:30', '一个码'), ['视频, point 1, duration: is missing']],
    [
      'its duration is written otherwise',
      whole.replace('00:30', '0:30'),
      ['视频, point 1, duration: cannot be "0:30"'],
    ],
    ['a video is not described', whole.replace('激光刻下编码。', ''), ['视频, point 1, text: is missing']],
  ])('is refused with the field and the reason when %s', (_case, text, problems) => {
    expect(text).not.toBe(whole);
    expect(problemsOf(text)).toEqual(problems.toSorted());
  });
});

describe('the folder of the company', () => {
  const file = (id: number): ContentFile => ({
    name: `0${id}-introduction.md`,
    text: whole.replace('id: 1', `id: ${id}`),
  });

  it('contains exactly one introduction', () => {
    const problemsIn = (files: readonly ContentFile[]) => checkFolder(companySubject, files, drawings).problems;
    expect(problemsIn([file(1)])).toEqual([]);
    expect(problemsIn([])).toEqual([
      { file: '.', field: 'files', says: 'the page shows one file, and the folder holds 0' },
    ]);
    expect(problemsIn([file(1), file(2)])).toEqual([
      { file: '.', field: 'files', says: 'the page shows one file, and the folder holds 2' },
    ]);
  });
});
