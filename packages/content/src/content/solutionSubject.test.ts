import { describe, expect, it } from 'vitest';
import { type ContentFile, checkFile, checkFolder } from './checkContent.ts';
import { solutionSubject } from './solutionSubject.ts';

const drawings = new Set(['factory', 'truck']);
const name = '04-traceability.md';
const whole = `---
id: 4
name: 全生命周期追溯
tags: [整机厂, 全流程]
picture: factory
featured: 1
url: /home#lookup
---

# 全生命周期追溯方案

关键工序绑定机身编码

召回范围从整批缩小到单台。

## 方案概述

卡在两处。

以编码为主键。

## 方案架构

四层由下而上。

### 应用层

追溯查询、召回管理

### 标识解析层

编码注册、分级解析

### 数据平台层

对象档案、工艺数据

### 现场层

读码枪、检测台

## 方案优势

### 单台追溯

双向绑定。

## 应用场景

### 发运追踪

![](truck)

装车扫码。

## 合作流程

### 前期沟通：约1周

需求访谈、现场勘察

### 持续运营

培训交付、季度复盘
`;

const short = whole.slice(0, whole.indexOf('\n## 方案概述')).replace('url: /home#lookup', 'entry: 45');

function problemsOf(text: string): string[] {
  return checkFile(solutionSubject, { name, text }, drawings)
    .problems.map(({ field, says }) => `${field}: ${says}`)
    .toSorted();
}

describe('a file of a solution', () => {
  it('becomes a solution with a page when it is valid', () => {
    expect(checkFile(solutionSubject, { name, text: whole }, drawings)).toEqual({
      problems: [],
      item: {
        id: 4,
        title: '全生命周期追溯方案',
        name: '全生命周期追溯',
        subtitle: '关键工序绑定机身编码',
        summary: '召回范围从整批缩小到单台。',
        tags: ['整机厂', '全流程'],
        picture: 'factory',
        featured: 1,
        url: '/home#lookup',
        page: {
          plan: '卡在两处。\n以编码为主键。',
          architecture: {
            text: '四层由下而上。',
            layers: [
              { name: '应用层', parts: ['追溯查询', '召回管理'] },
              { name: '标识解析层', parts: ['编码注册', '分级解析'] },
              { name: '数据平台层', parts: ['对象档案', '工艺数据'] },
              { name: '现场层', parts: ['读码枪', '检测台'] },
            ],
          },
          advantages: [{ title: '单台追溯', text: '双向绑定。' }],
          applications: [{ title: '发运追踪', text: '装车扫码。', picture: 'truck' }],
          cooperation: [
            { name: '前期沟通', duration: '约1周', steps: ['需求访谈', '现场勘察'] },
            { name: '持续运营', steps: ['培训交付', '季度复盘'] },
          ],
        },
      },
    });
  });

  it('becomes a card that leads to the catalogue when it has no sections', () => {
    const { item, problems } = checkFile(solutionSubject, { name, text: short }, drawings);
    expect(problems).toEqual([]);
    expect(item).toMatchObject({ id: 4, entry: 45 });
    expect(item?.page).toBeUndefined();
  });

  it.each([
    ['it has neither a page nor an entry', short.replace('entry: 45\n', ''), ['entry: is missing']],
    [
      'it has a page and an entry',
      whole.replace('url: /home#lookup', 'entry: 45'),
      ['entry: a solution with a page of its own leads to no entry'],
    ],
    ['the summary is missing', whole.replace('召回范围从整批缩小到单台。\n', ''), ['summary: is missing']],
    [
      'there are three paragraphs',
      whole.replace('## 方案概述', '再说一句。\n\n## 方案概述'),
      ['summary: there are two paragraphs below the title, not more'],
    ],
    ['the tags are missing', whole.replace('tags: [整机厂, 全流程]\n', ''), ['tags: is missing']],
    ['there is no tag', whole.replace('[整机厂, 全流程]', '[]'), ['tags: is missing']],
    ['its place does not exist', whole.replace('featured: 1', 'featured: 4'), ['featured: must be at most 3, not 4']],
    ['its address leads nowhere', whole.replace('/home#lookup', 'home'), ['url: cannot be "home"']],
    [
      'its drawing is unknown',
      whole.replace('picture: factory', 'picture: castle'),
      ['picture: there is no drawing named castle'],
    ],
    [
      'a layer is missing',
      whole.replace('### 现场层\n\n读码枪、检测台\n', ''),
      ['方案架构: must have at least 4, not 3'],
    ],
    [
      'a layer has one part',
      whole.replace('读码枪、检测台', '读码枪。'),
      ['方案架构, point 4, text: must have at least 2, not 1'],
    ],
    ['the overview is missing', whole.replace('卡在两处。\n\n以编码为主键。\n', ''), ['方案概述: is missing']],
    [
      'an advantage has a drawing',
      whole.replace('双向绑定。', '![](truck)\n\n双向绑定。'),
      ['方案优势, point 1, drawing: there are no drawings here'],
    ],
    ['an advantage has no text', whole.replace('双向绑定。', ''), ['方案优势, point 1, text: is missing']],
    ['a scene has no drawing', whole.replace('![](truck)\n', ''), ['应用场景, point 1, drawing: is missing']],
    [
      'the drawing of a scene is unknown',
      whole.replace('![](truck)', '![](castle)'),
      ['应用场景, point 1, drawing: there is no drawing named castle'],
    ],
    [
      'a phase has one step',
      whole.replace('培训交付、季度复盘', '培训交付'),
      ['合作流程, point 2, text: must have at least 2, not 1'],
    ],
    [
      'a phase has no name',
      whole.replace('### 前期沟通：约1周', '### ：约1周'),
      ['合作流程, point 1, title: is missing'],
    ],
    [
      'the overview has a point',
      whole.replace('以编码为主键。', '### 主键\n\n以编码为主键。'),
      ['方案概述: there are no points (### …) here'],
    ],
    [
      'a text stands where none has room',
      whole.replace('## 方案优势\n', '## 方案优势\n\n先说一句。\n'),
      ['方案优势: there is no text before the first point (### …) here'],
    ],
    [
      'a heading has a name of its own',
      whole.replace('## 应用场景', '## 应用场景：三处'),
      ['应用场景: its heading has no name of its own (：…) here'],
    ],
    [
      'a section is unknown',
      whole.replace('## 方案优势', '## 方案特点'),
      ['## 方案特点: is none of the sections 方案概述, 方案架构, 方案优势, 应用场景, 合作流程', '方案优势: is missing'],
    ],
  ])('is refused with the field and the reason when %s', (_case, text, problems) => {
    expect(text).not.toBe(whole);
    expect(problemsOf(text)).toEqual(problems.toSorted());
  });
});

describe('a folder of solutions', () => {
  const ids = [2, 3, 4, 5, 6, 9, 10, 12, 13];
  const places: Readonly<Record<number, number>> = { 4: 1, 2: 2, 3: 3 };
  const file = (id: number, text: string): ContentFile => ({
    name: `${String(id).padStart(2, '0')}-solution.md`,
    text: text
      .replace('id: 4', `id: ${id}`)
      .replace('featured: 1\n', places[id] === undefined ? '' : `featured: ${places[id]}\n`),
  });
  const files = ids.map((id) => file(id, whole));
  const problemsIn = (changed: readonly ContentFile[]) =>
    checkFolder(solutionSubject, changed, drawings).problems.map(({ field, says }) => `${field}: ${says}`);

  it('is valid when the nine have pages and three are in the banner', () => {
    expect(problemsIn(files)).toEqual([]);
    expect(problemsIn([...files, file(7, short)])).toEqual([]);
  });

  it('is refused when one of the nine has no page', () => {
    expect(problemsIn([...files.slice(0, -1), file(13, short)])).toEqual([
      'id: solution 13 must have a page of its own',
    ]);
    expect(problemsIn(files.slice(0, -1))).toEqual(['id: solution 13 must have a page of its own']);
  });

  it('is refused when a position in the banner is empty or taken twice', () => {
    const twice = files.map((one) => ({ ...one, text: one.text.replace('featured: 2', 'featured: 1') }));
    expect(problemsIn(twice)).toEqual([
      'featured: 1 must stand in one file, not in 2',
      'featured: 2 must stand in one file, not in 0',
    ]);
  });
});
