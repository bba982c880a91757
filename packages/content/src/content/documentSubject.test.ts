import { recallScopesMax } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { checkFile, checkFolder } from './checkContent.ts';
import { documentSubject } from './documentSubject.ts';

const drawings = new Set(['nameplate']);
const name = '03-guide.md';
const whole = `---
id: 3
time: 2026-04-22
version: '2.1'
lines: [解析接口, 说明]
picture: nameplate
---

# 解析接口说明

查询标识的接口、字段与错误码

## 调用方式

以POST提交**完整标识编码**，
字段\`identifier\`见[标准](https://www.example.cn/a)。

| 字段 | 说明 |
|---|---|
| \`identifier\` | 最多{{recallScopesMax}}项，{{privateLinkMs:minutes}}分钟 |
| 空 | |

> 请以响应为准。

### 步骤

1. 登录
2. 查询

\`\`\`json request lookUpIdentifier
{ "identifier": "88.118.001/A1" }
\`\`\`
`;

const plain = (text: string) => ({ text, style: 'plain' });

/** The problems of the whole file after a change, as \`field: what is wrong\`. */
function problemsAfter(change: string | RegExp, replacement: string): string[] {
  const text = whole.replace(change, replacement);
  expect(text).not.toBe(whole);
  return checkFile(documentSubject, { name, text }, drawings).problems.map(({ field, says }) => `${field}: ${says}`);
}

describe('a file of a document', () => {
  it('becomes a document in blocks, with the product’s limits inserted, when it is valid', () => {
    const { item, problems } = checkFile(documentSubject, { name, text: whole }, drawings);
    expect(problems).toEqual([]);
    expect(item).toEqual({
      id: 3,
      time: '2026-04-22',
      version: '2.1',
      lines: ['解析接口', '说明'],
      picture: 'nameplate',
      title: '解析接口说明',
      summary: '查询标识的接口、字段与错误码',
      blocks: [
        { kind: 'heading', level: 2, text: '调用方式' },
        {
          kind: 'paragraph',
          text: [
            plain('以POST提交'),
            { text: '完整标识编码', style: 'strong' },
            plain('，字段'),
            { text: 'identifier', style: 'code' },
            plain('见'),
            { text: '标准', style: 'plain', href: 'https://www.example.cn/a' },
            plain('。'),
          ],
        },
        {
          kind: 'table',
          head: [[plain('字段')], [plain('说明')]],
          rows: [
            [[{ text: 'identifier', style: 'code' }], [plain(`最多${recallScopesMax}项，10分钟`)]],
            [[plain('空')], []],
          ],
        },
        { kind: 'note', text: [plain('请以响应为准。')] },
        { kind: 'heading', level: 3, text: '步骤' },
        { kind: 'list', ordered: true, entries: [[plain('登录')], [plain('查询')]] },
        {
          kind: 'code',
          text: '{ "identifier": "88.118.001/A1" }',
          example: { of: 'request', call: 'lookUpIdentifier' },
        },
      ],
    });
  });

  it.each([
    ['the title is missing', /^# .*\n/m, '', ['title: is missing']],
    [
      'the lines of the cover are not the title',
      '解析接口, 说明',
      '解析接口',
      ['lines: are together the title, 解析接口说明'],
    ],
    ['the cover has three lines', '解析接口, 说明', '解析, 接口, 说明', ['lines: must have at most 2, not 3']],
    ['the summary is missing', /^查询标识的.*\n/m, '', ['summary: is missing']],
    ['the text is missing', /## 调用[\s\S]*$/, '', ['text: is missing']],
    ['the version is a number', "'2.1'", '2.1', ['version: must be a string, not 2.1']],
    ['the version is no version', "'2.1'", 'V2', ['version: cannot be "V2"']],
    ['the day does not exist', '2026-04-22', '2026-02-30', ['time: cannot be "2026-02-30"']],
    [
      'a field is misspelt',
      'picture: nameplate',
      'image: nameplate',
      ['image: is none of the fields id, time, version, lines, picture', 'picture: is missing'],
    ],
    ['the drawing is unknown', 'picture: nameplate', 'picture: castle', ['picture: there is no drawing named castle']],
    ['a limit is unknown', 'recallScopesMax', 'recallMax', ['line 20, recallMax: there is no limit named recallMax']],
    [
      'a unit is unknown',
      ':minutes',
      ':weeks',
      ['line 20, privateLinkMs: can be written in one of seconds, minutes, hours, days, KB, MB, not in weeks'],
    ],
    ['a figure is not whole', ':minutes', ':hours', ['line 20, privateLinkMs: is no whole number of hours']],
    ['there is a second title', '### 步骤', '# 步骤', ['line 25: a file has one title (# …); this is the second']],
    ['a heading is too deep', '### 步骤', '#### 步骤', ['line 25: headings have two levels (##, ###)']],
    ['there is a drawing', '1. 登录', '1. ![登录](nameplate)', ['line 27: a document holds no image']],
    ['there is HTML', '> 请以响应为准。', '<b>请</b>', ['line 23: a document holds no html']],
    [
      'a list holds a list',
      '2. 查询',
      '2. 查询\n   - 标识',
      ['line 28: an entry of a list holds one paragraph and nothing else'],
    ],
    [
      'a link leads into the site',
      'https://www.example.cn/a',
      '/news',
      ['line 15: a link of a document leads to https://…, not to /news'],
    ],
    [
      'code is called something else',
      'json request',
      'json answer',
      ['line 30: code is followed by request or reply and the name of a call, as in ```json request lookUpIdentifier'],
    ],
  ])('is refused with the field and the reason when %s', (_case, change, replacement, expected) => {
    expect(problemsAfter(change, replacement)).toEqual(expect.arrayContaining(expected));
  });
});

describe('a folder of documents', () => {
  it('is refused when two documents share a name, since downloads are named by it', () => {
    const files = [3, 4].map((id) => ({ name: `0${id}-guide.md`, text: whole.replace('id: 3', `id: ${id}`) }));
    expect(checkFolder(documentSubject, files, drawings).problems).toEqual([
      { file: '.', field: 'title', says: expect.stringContaining('two documents are called 解析接口说明') },
    ]);
  });
});
