import { describe, expect, it } from 'vitest';
import { type ContentFile, checkFile, checkFolder } from './checkContent.ts';
import { newsSubject } from './newsSubject.ts';

const drawings = new Set(['treadmill', 'factory']);
const name = '02-three-decisions.md';
const whole = `---
id: 2
time: 2025-12-22
category: 专家观点
author: 力码标准研究组
tags: [一物一码, 部件追溯]
picture: factory
hot: 2
---

# 部件级标识的三个关键决策

编码粒度、赋码时机与数据授权，
决定了追溯体系能走多远。

## 编码到哪一级

凡是**单独更换**的部件，
都应当有编码，参见[模板](/news/detail/2)。

![跑步机与它的部件](treadmill "先给部件编码")

1. 来料检验；
2. 总装激活。

> 编码是唯一入口。

| 字段 | 消费者 |
|---|---|
| 型号 | \`GT-6\` |

### 小结

先想清楚。
`;

/** The problems of the whole file after a change, as `field: problem`. */
function problemsAfter(change: string | RegExp, replacement: string): string[] {
  const text = whole.replace(change, replacement);
  expect(text).not.toBe(whole);
  return checkFile(newsSubject, { name, text }, drawings).problems.map(({ field, says }) => `${field}: ${says}`);
}

describe('a file of news', () => {
  const { item, problems } = checkFile(newsSubject, { name, text: whole }, drawings);

  it('becomes an article when it is valid', () => {
    expect(problems).toEqual([]);
    expect(item).toEqual({
      id: 2,
      title: '部件级标识的三个关键决策',
      time: '2025-12-22',
      category: '专家观点',
      author: '力码标准研究组',
      tags: ['一物一码', '部件追溯'],
      summary: '编码粒度、赋码时机与数据授权，决定了追溯体系能走多远。',
      picture: 'factory',
      hotRank: 2,
      minutes: 1,
      content: expect.any(String),
    });
  });

  it.each([
    ['headings below the title', '<h2>编码到哪一级</h2>'],
    [
      'paragraphs without the ends of lines',
      '<p>凡是<strong>单独更换</strong>的部件，都应当有编码，参见<a href="/news/detail/2">模板</a>。</p>',
    ],
    [
      'a drawing with its words and its caption',
      '<figure><img src="/illustrations/treadmill.svg" alt="跑步机与它的部件" width="320" height="240"><figcaption>先给部件编码</figcaption></figure>',
    ],
    ['lists', '<li>来料检验；</li>'],
    ['quotations', '<blockquote>\n<p>编码是唯一入口。</p>\n</blockquote>'],
    ['tables whose columns have a name', '<th scope="col">字段</th>'],
    ['tables whose rows have a name', '<th scope="row">型号</th>'],
    ['codes', '<td><code>GT-6</code></td>'],
  ])('has %s in its text', (_what, html) => {
    expect(item?.content).toContain(html);
  });

  it('has neither title nor summary in its text', () => {
    expect(item?.content).not.toMatch(/<h1>|追溯体系/);
  });

  it('is read the same with Windows line ends', () => {
    const windows = { name, text: `\uFEFF${whole.replaceAll('\n', '\r\n')}` };
    expect(checkFile(newsSubject, windows, drawings)).toEqual({ item, problems });
  });

  it.each([
    ['the title is missing', /^# .*\n/m, '', ['title: is missing']],
    [
      'the title is bold',
      '# 部件级',
      '# **部件级**',
      ['line 11: only plain text is read here, without bold, links, code or drawings in it', 'title: is missing'],
    ],
    ['the summary is missing', /^编码粒度[\s\S]*?多远。\n/m, '', ['summary: is missing']],
    ['the text is missing', /## 编码[\s\S]*$/, '', ['text: is missing']],
    ['a field is missing', 'author: 力码标准研究组\n', '', ['author: is missing']],
    ['there are no tags', '[一物一码, 部件追溯]', '[]', ['tags: is missing']],
    ['a tag is no word', '[一物一码, 部件追溯]', '[一物一码, 7]', ['tags, number 2: must be a string, not 7']],
    ['a tag stands twice', '部件追溯]', '一物一码]', ['tags: cannot be ["一物一码","一物一码"]']],
    ['the day does not exist', '2025-12-22', '2025-02-30', ['time: cannot be "2025-02-30"']],
    [
      'the category is unknown',
      '专家观点',
      '随笔',
      ['category: must be one of 行业动态, 应用实践, 专家观点, 标准规范, 平台公告, 行业报告, not "随笔"'],
    ],
    ['the rank is too great', 'hot: 2', 'hot: 7', ['hot: must be at most 6, not 7']],
    [
      'a field is misspelt',
      'hot: 2',
      'hott: 2',
      ['hott: is none of the fields id, time, category, author, tags, picture, hot'],
    ],
    [
      'the drawing of the list is unknown',
      'picture: factory',
      'picture: castle',
      ['picture: there is no drawing named castle'],
    ],
    [
      'a drawing of the text is unknown',
      '(treadmill',
      '(castle',
      ['drawing 1 of the text: there is no drawing named castle'],
    ],
    [
      'a drawing has no words',
      '跑步机与它的部件',
      '',
      ['line 21: a drawing needs words for who cannot see it: ![what it shows](name)'],
    ],
    [
      'a drawing stands in a sentence',
      '1. 来料检验；',
      '1. 来料![检验](treadmill)；',
      ['line 23: a drawing stands on a line of its own, between empty lines'],
    ],
    [
      'a link runs a script',
      '/news/detail/2)',
      'javascript:alert(1))',
      ['line 18: a link leads to /… or https://…, not to javascript:alert(1)'],
    ],
    [
      'a link leaves the site unsafely',
      '/news/detail/2)',
      '//example.cn)',
      ['line 18: a link leads to /… or https://…, not to //example.cn'],
    ],
    ['there is HTML', '先想清楚。', '<script>alert(1)</script>', ['line 34: an article holds no html']],
    [
      'there is HTML in a sentence',
      '先想清楚。',
      '先<b>想</b>清楚。',
      ['line 34: an article holds no html', 'line 34: an article holds no html'],
    ],
    ['there are italics', '先想清楚。', '先*想*清楚。', ['line 34: an article holds no emphasis']],
    ['there is a second title', '### 小结', '# 小结', ['line 32: a file has one title (# …); this is the second']],
    ['a heading is too deep', '### 小结', '#### 小结', ['line 32: headings have at most three levels (###)']],
    [
      'a level is left out',
      '## 编码到',
      '### 编码到',
      ['line 16: a heading (### …) must stand below a section (## …)'],
    ],
  ])('is refused with the field and the reason when %s', (_case, change, replacement, expected) => {
    expect(problemsAfter(change, replacement).toSorted()).toEqual(expected.toSorted());
  });
});

describe('a folder of news', () => {
  const fileOf = (id: number, hot: string): ContentFile => ({
    name: `0${id}-article.md`,
    text: whole.replace('id: 2', `id: ${id}`).replace('hot: 2\n', hot),
  });
  const problemsOf = (files: readonly ContentFile[]) => checkFolder(newsSubject, files, drawings).problems;

  it('is valid when each rank is given once', () => {
    expect(problemsOf([fileOf(1, 'hot: 1\n'), fileOf(2, 'hot: 2\n'), fileOf(3, '')])).toEqual([]);
  });

  it('is refused when two articles have one rank', () => {
    expect(problemsOf([fileOf(1, ''), fileOf(2, 'hot: 1\n'), fileOf(3, 'hot: 1\n')])).toEqual([
      { file: '.', field: 'hot', says: 'articles 2 and 3 both have rank 1' },
    ]);
  });

  it('is refused when an article links to an unknown one', () => {
    expect(problemsOf([fileOf(1, '')])).toEqual([
      { file: '.', field: 'links', says: 'article 1 leads to article 2, which there is not' },
    ]);
  });
});
