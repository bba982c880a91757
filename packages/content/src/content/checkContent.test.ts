import { describe, expect, it } from 'vitest';
import { catalogueSubject } from './catalogueSubject.ts';
import { type ContentFile, checkFile, checkFolder, checkNames } from './checkContent.ts';
import { sayProblems } from './contentProblem.ts';

const drawings = new Set(['label-printer', 'factory']);
const name = '06-code-assignment.md';
const whole = `---
id: 6
group: 标识应用
picture: label-printer
offered: true
---

# 标识赋码系统

为整机与部件批量生成、打印
并激活标识编码。

赋码是接入标识解析的第一步。

编码由您定义。

## 产品优势

### 规则自定义

系列、年份任意组合。

## 适用场景

### 整机出厂赋码

![](factory)

在总装末端贴标激活。

## 应用价值：先有码，才有数据

编码稳定以后都能复用。

### 减少错贴

三次校验。
`;

/** The problems of the whole file after a change, as `field: problem`. */
function problemsAfter(change: string | RegExp, replacement: string, file = name): string[] {
  const text = whole.replace(change, replacement);
  expect(text !== whole || file !== name).toBe(true);
  return checkFile(catalogueSubject, { name: file, text }, drawings).problems.map(
    ({ field, says }) => `${field}: ${says}`,
  );
}

describe('a file of the catalogue', () => {
  it('becomes an entry when it is valid', () => {
    expect(checkFile(catalogueSubject, { name, text: whole }, drawings)).toEqual({
      problems: [],
      item: {
        id: 6,
        title: '标识赋码系统',
        summary: '为整机与部件批量生成、打印并激活标识编码。',
        group: '标识应用',
        picture: 'label-printer',
        content: '赋码是接入标识解析的第一步。\n编码由您定义。',
        isOffered: true,
        advantage: { name: '', content: '', list: [{ title: '规则自定义', description: '系列、年份任意组合。' }] },
        introduction: { name: '', content: '', list: [] },
        scene: {
          name: '',
          content: '',
          list: [{ title: '整机出厂赋码', description: '在总装末端贴标激活。', picture: 'factory' }],
        },
        value: {
          name: '先有码，才有数据',
          content: '编码稳定以后都能复用。',
          list: [{ title: '减少错贴', description: '三次校验。' }],
        },
      },
    });
  });

  it('is read the same with Windows line ends', () => {
    const windows = { name, text: `\uFEFF${whole.replaceAll('\n', '\r\n')}` };
    expect(checkFile(catalogueSubject, windows, drawings)).toEqual(
      checkFile(catalogueSubject, { name, text: whole }, drawings),
    );
  });

  it('keeps the address of its trial when it has one', () => {
    const text = whole.replace('id: 6', 'id: 6\nurl: /home#lookup');
    expect(checkFile(catalogueSubject, { name, text }, drawings).item?.url).toBe('/home#lookup');
  });

  it.each([
    ['the title is missing', /^# .*$/m, '', ['title: is missing']],
    ['the summary is missing', /^为整机[\s\S]*?定义。$/m, '', ['summary: is missing']],
    ['a field is missing', 'group: 标识应用\n', '', ['group: is missing']],
    ['a field is empty', 'picture: label-printer', 'picture:', ['picture: is missing']],
    ['a point has no text', '在总装末端贴标激活。', '', ['适用场景, point 1, text: is missing']],
    ['a point has no title', '### 规则自定义', '###', ['产品优势, point 1, title: is missing']],
    ['the id is not the one of the name', 'id: 6', 'id: 7', ['id: is 7, but the file’s name says 6']],
    ['the id is too great', 'id: 6', 'id: 49', ['id: must be at most 48, not 49']],
    ['the id is a word', 'id: 6', 'id: six', ['id: must be a number, not "six"']],
    ['offered is a word', 'offered: true', 'offered: 是', ['offered: must be true or false, not "是"']],
    ['the address leads nowhere', 'id: 6', 'id: 6\nurl: lima', ['url: cannot be "lima"']],
    [
      'a field is misspelt',
      'picture: label-printer',
      'picture: label-printer\npitcure: x',
      ['pitcure: is none of the fields id, group, offered, picture, url'],
    ],
    [
      'the group is unknown',
      'group: 标识应用',
      'group: 其他',
      [
        'group: must be one of 标识应用, 设备运维, 生产制造, 质量管理, 供应物流, 营销售后, 经营分析, 安全环保, 行业方案, not "其他"',
      ],
    ],
    [
      'a heading is unknown',
      '## 适用场景',
      '## 使用场景',
      ['## 使用场景: is none of the sections 产品优势, 功能介绍, 适用场景, 应用价值'],
    ],
    ['a section stands twice', '## 适用场景', '## 产品优势', ['产品优势: the section stands twice in the file']],
    [
      'a section is empty',
      '## 适用场景',
      '## 功能介绍\n\n## 适用场景',
      ['功能介绍: the section has no point (### …); add one or take its heading out'],
    ],
    [
      'there is no section',
      /## 产品优势[\s\S]*$/,
      '',
      ['sections: there is none of 产品优势, 功能介绍, 适用场景, 应用价值'],
    ],
    [
      'a drawing is unknown',
      '![](factory)',
      '![](castle)',
      ['适用场景, point 1, drawing: there is no drawing named castle'],
    ],
    ['the drawing of the head is unknown', 'label-printer', 'castle', ['picture: there is no drawing named castle']],
    [
      'a drawing has no place',
      '# 标识赋码系统',
      '# 标识赋码系统\n\n![](factory)',
      ['line 10: a drawing must stand below a point (### …)'],
    ],
    [
      'a point has two drawings',
      '![](factory)',
      '![](factory)\n\n![](factory)',
      ['line 29: a point has one drawing; this is the second'],
    ],
    [
      'there is a second title',
      '三次校验。',
      '三次校验。\n\n# 再来',
      ['line 39: a file has one title (# …); this is the second'],
    ],
    [
      'a point stands before any section',
      '## 产品优势',
      '### 规则',
      [
        'line 17: a point (### …) must stand below a section (## …)',
        'line 19: a point (### …) must stand below a section (## …)',
      ],
    ],
    [
      'a heading is too deep',
      '### 规则自定义',
      '#### 规则自定义',
      [
        'line 19: headings have at most three levels (###)',
        '产品优势: the section has no point (### …); add one or take its heading out',
      ],
    ],
    [
      'there is a list',
      '三次校验。',
      '三次校验。\n\n- 生成\n- 打印',
      ['line 39: only headings, paragraphs and drawings are read here, not a list'],
    ],
    [
      'there is bold text',
      '三次校验。',
      '**三次**校验。',
      [
        '应用价值, point 1, text: is missing',
        'line 37: only plain text is read here, without bold, links, code or drawings in it',
      ],
    ],
    ['the first line is missing', /^---\n/, '', ['---: the file must begin with fields between two lines of ---']],
    [
      'the fields are no fields',
      /---[\s\S]*?---/,
      '---\n标识赋码系统\n---',
      ['---: each line must be a name, a colon, a space and a value'],
    ],
  ])('is refused with the field and the reason when %s', (_case, change, replacement, problems) => {
    expect(problemsAfter(change, replacement).toSorted()).toEqual(problems.toSorted());
  });

  it('is refused with the line when its front matter cannot be parsed', () => {
    expect(problemsAfter('id: 6', 'id: "6')).toEqual([expect.stringMatching(/^---: .*line \d+/)]);
  });

  it.each(['code-assignment.md', '6-code-assignment.md', '06-赋码.md', '06.md', '06-code-assignment.markdown'])(
    'is refused when it is named %s',
    (file) => {
      expect(problemsAfter('', '', file)).toEqual([
        'file name: must be the id with two digits, a dash and English words, as 06-code-assignment.md',
      ]);
    },
  );

  it('reports every problem at once when there are several', () => {
    const text = whole.replace('group: 标识应用\n', '').replace('![](factory)', '![](castle)');
    const { item, problems } = checkFile(catalogueSubject, { name, text }, drawings);
    expect(item).toBeNull();
    expect(sayProblems(problems)).toBe(
      [
        'The content is not right yet (docs/content.md says how it is written):',
        '  06-code-assignment.md: group: is missing',
        '  06-code-assignment.md: 适用场景, point 1, drawing: there is no drawing named castle',
      ].join('\n'),
    );
  });
});

describe('a folder of the catalogue', () => {
  const files: ContentFile[] = Array.from({ length: 48 }, (_, index) => {
    const id = index + 1;
    const offered = id === 6 || id === 7 ? 'offered: true' : '';
    return {
      name: `${String(id).padStart(2, '0')}-entry.md`,
      text: whole.replace('id: 6', `id: ${id}`).replace('offered: true', offered),
    };
  });
  const problemsOf = (changed: readonly ContentFile[]) => checkFolder(catalogueSubject, changed, drawings).problems;

  it('contains its entries by id when it is valid', () => {
    const { items, problems } = checkFolder(catalogueSubject, files.toReversed(), drawings);
    expect(problems).toEqual([]);
    expect(items.map(({ id }) => id)).toEqual(files.map((_, index) => index + 1));
  });

  it('is refused when two files have one id', () => {
    const again = { name: '06-again.md', text: files[5]?.text ?? '' };
    expect(problemsOf([...files, again])).toEqual([
      { file: '06-again.md', field: 'id', says: '6 is the id of 06-entry.md already' },
    ]);
    expect(checkNames(['1.txt', '2.txt'])).toEqual([]);
  });

  it('is refused when an entry is missing', () => {
    expect(problemsOf(files.slice(1))).toEqual([{ file: '.', field: 'id', says: 'there is no entry 1' }]);
  });

  it('is refused when other entries than the two have a trial', () => {
    const changed = files.map(({ name: file, text }) => {
      if (file.startsWith('07')) return { name: file, text: text.replace('offered: true', '') };
      return { name: file, text: file.startsWith('08') ? text.replace('id: 8', 'id: 8\noffered: true') : text };
    });
    expect(problemsOf(changed)).toEqual([
      { file: '.', field: 'offered', says: 'entry 7 must be offered' },
      { file: '.', field: 'offered', says: 'entry 8 must not be offered' },
    ]);
  });
});
