import { describe, expect, it } from 'vitest';
import { checkFile, checkFolder } from './checkContent.ts';
import { specialSubject } from './specialSubject.ts';

const drawings = new Set(['factory']);
const name = '01-one-code.md';
const section = (label: string) => `
## ${label}：从一卷钢管开始

材料批次写进了编码。

### 来料批次、检验结论

![](factory)
`;
const whole = `---
id: 1
topic: 一物一码
---

# 读懂一台跑步机
${['来处', '工艺', '流向', '服务'].map(section).join('')}`;

function problemsOf(text: string): string[] {
  return checkFile(specialSubject, { name, text }, drawings).problems.map(({ field, says }) => `${field}: ${says}`);
}

describe('a file of the special page', () => {
  it('becomes the page when it is valid', () => {
    const checked = checkFile(specialSubject, { name, text: whole }, drawings);
    expect(checked.problems).toEqual([]);
    expect(checked.item).toMatchObject({ id: 1, topic: '一物一码', title: '读懂一台跑步机' });
    expect(checked.item?.sections).toHaveLength(4);
    expect(checked.item?.sections[0]).toEqual({
      label: '来处',
      title: '从一卷钢管开始',
      text: '材料批次写进了编码。',
      stages: ['来料批次', '检验结论'],
      picture: 'factory',
    });
  });

  it.each([
    ['the topic is missing', whole.replace('topic: 一物一码\n', ''), ['topic: is missing']],
    ['there are three sections', whole.replace(section('服务'), ''), ['sections: must have at least 4, not 3']],
    [
      'a heading has no title',
      whole.replace('## 来处：从一卷钢管开始', '## 来处'),
      ['section 1, heading after the colon: is missing'],
    ],
    ['a section says nothing', whole.replace('材料批次写进了编码。', ''), ['section 1, text: is missing']],
    [
      'a section has one stage',
      whole.replace('来料批次、检验结论', '来料批次'),
      ['section 1, stages (### …): must have at least 2, not 1'],
    ],
    ['a section has no drawing', whole.replace('![](factory)', ''), ['section 1, drawing: is missing']],
    [
      'a drawing is unknown',
      whole.replace('![](factory)', '![](castle)'),
      ['section 1, drawing: there is no drawing named castle'],
    ],
    [
      'a section has two rows of stages',
      whole.replace('![](factory)', '![](factory)\n\n### 装车、签收'),
      ['## 来处: a section has one row of stages (### …), not more'],
    ],
    [
      'a text stands below the stages',
      whole.replace('![](factory)', '![](factory)\n\n写错了地方。'),
      ['## 来处: there is no text below the stages (### …) here; it stands above them'],
    ],
    [
      'a text stands below the title',
      whole.replace('# 读懂一台跑步机\n', '# 读懂一台跑步机\n\n只需要这一行。\n'),
      ['title: there is no text between the title and the first section (## …) here'],
    ],
  ])('is refused with the field and the reason when %s', (_case, text, problems) => {
    expect(text).not.toBe(whole);
    expect(problemsOf(text)).toEqual(problems);
  });
});

describe('the folder of the special page', () => {
  it('is refused when it contains no file or two', () => {
    const files = [name, '02-second.md'].map((file, at) => ({
      name: file,
      text: whole.replace('id: 1', `id: ${at + 1}`),
    }));
    const saidOf = (count: number) =>
      checkFolder(specialSubject, files.slice(0, count), drawings).problems.map(({ says }) => says);
    expect(saidOf(1)).toEqual([]);
    expect(saidOf(0)).toEqual(['the page shows one file, and the folder holds 0']);
    expect(saidOf(2)).toEqual(['the page shows one file, and the folder holds 2']);
  });
});
