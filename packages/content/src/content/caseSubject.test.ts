import { describe, expect, it } from 'vitest';
import { caseSubject } from './caseSubject.ts';
import { type ContentFile, checkFile, checkFolder } from './checkContent.ts';

const drawings = new Set(['rack']);
const name = '07-asset-management.md';
const whole = `---
id: 7
name: 资产管理
picture: rack
featured: 1
figures: [72% 年度盘点用时 下降, 31% 器材可用率 上升, 126家 接入门店]
products:
  2: 设备资产管理
  41: 资产盘点通
---

# 一本账管清楚

某连锁健身集团重建设备台账。

## 客户背景

19个城市，126家门店。

账实不符。

## 业务痛点

### 台账分散

各门店自建表格。

## 解决方案

以编码为主键。

### 补码建档

3周完成

### 扫码盘点

无需停业
`;

function problemsOf(text: string): string[] {
  return checkFile(caseSubject, { name, text }, drawings)
    .problems.map(({ field, says }) => `${field}: ${says}`)
    .toSorted();
}

describe('a file of a case', () => {
  it('becomes a case when it is valid', () => {
    expect(checkFile(caseSubject, { name, text: whole }, drawings)).toEqual({
      problems: [],
      item: {
        id: 7,
        name: '资产管理',
        title: '一本账管清楚',
        subtitle: '某连锁健身集团重建设备台账。',
        picture: 'rack',
        featured: 1,
        figures: [
          { value: '72%', label: '年度盘点用时', trend: 'fall' },
          { value: '31%', label: '器材可用率', trend: 'rise' },
          { value: '126家', label: '接入门店' },
        ],
        background: '19个城市，126家门店。\n账实不符。',
        painPoints: [{ title: '台账分散', text: '各门店自建表格。' }],
        solution: '以编码为主键。',
        steps: [
          { title: '补码建档', text: '3周完成' },
          { title: '扫码盘点', text: '无需停业' },
        ],
        relatedProducts: [
          { id: '2', name: '设备资产管理' },
          { id: '41', name: '资产盘点通' },
        ],
      },
    });
  });

  it.each([
    ['the figures are missing', whole.replace(/figures: .*\n/, ''), ['figures: is missing']],
    ['there are two figures', whole.replace(', 126家 接入门店', ''), ['figures: must have at least 3, not 2']],
    ['a figure has no name', whole.replace('126家 接入门店', '126家'), ['figures, 3: is missing']],
    [
      'a figure goes nowhere',
      whole.replace('用时 下降', '用时 减少'),
      ['figures, 1: must end in 上升 or 下降, not 减少'],
    ],
    [
      'a figure has too many words',
      whole.replace('用时 下降', '用时 下降 很多'),
      ['figures, 1: a figure is a value, its name and 上升 or 下降, with spaces between them'],
    ],
    ['the apps are missing', whole.replace(/products:\n.*\n.*\n/, ''), ['products: is missing']],
    ['an app has no name', whole.replace('2: 设备资产管理', '2:'), ['products: is missing']],
    ['the subtitle is missing', whole.replace('某连锁健身集团重建设备台账。\n', ''), ['subtitle: is missing']],
    [
      'the drawing is unknown',
      whole.replace('picture: rack', 'picture: castle'),
      ['picture: there is no drawing named castle'],
    ],
    ['the background is missing', whole.replace('19个城市，126家门店。\n\n账实不符。\n', ''), ['客户背景: is missing']],
    ['a pain point has no text', whole.replace('各门店自建表格。', ''), ['业务痛点, point 1, text: is missing']],
    ['there is one step', whole.replace('### 扫码盘点\n\n无需停业\n', ''), ['解决方案: must have at least 2, not 1']],
    [
      'its products stand in the text',
      `${whole}\n## 相关产品\n`,
      ['## 相关产品: is none of the sections 客户背景, 业务痛点, 解决方案'],
    ],
    [
      'a step has a drawing',
      whole.replace('无需停业', '![](rack)\n\n无需停业'),
      ['解决方案, point 2, drawing: there are no drawings here'],
    ],
  ])('is refused with the field and the reason when %s', (_case, text, problems) => {
    expect(text).not.toBe(whole);
    expect(problemsOf(text)).toEqual(problems);
  });
});

describe('a folder of cases', () => {
  const files: ContentFile[] = [1, 2, 3, 4].map((id) => ({
    name: `0${id}-case.md`,
    text: whole.replace('id: 7', `id: ${id}`).replace('featured: 1\n', id === 4 ? '' : `featured: ${id}\n`),
  }));

  it('is valid with three cases in the banner, and refused with an empty position', () => {
    expect(checkFolder(caseSubject, files, drawings).problems).toEqual([]);
    expect(checkFolder(caseSubject, files.slice(1), drawings).problems).toEqual([
      { file: '.', field: 'featured', says: '1 must stand in one file, not in 0' },
    ]);
  });
});
