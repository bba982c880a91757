import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { article, contentTime, newsCategories } from './article.ts';
import { catalogueSections, offeredCatalogueIds, relatedEntries, shownSections } from './catalogue.ts';
import { type CatalogueEntry, catalogueEntry } from './catalogueEntry.ts';
import { catalogueSize, readCatalogueId } from './catalogueId.ts';
import {
  companyIntroduction,
  companySections,
  companyStep,
  companyVideo,
  cultureParts,
} from './companyIntroduction.ts';
import { contentDocument, orderDocuments, writtenDocument } from './contentDocument.ts';
import { readContentId } from './contentId.ts';
import { cooperationCase, defaultCaseId, firstCaseWindow, nextCaseWindow } from './cooperationCase.ts';
import { hottestNews, neighbouringNews, orderNews, readingMinutes, relatedNews, sameTagNews } from './news.ts';
import { contentPage } from './page.ts';
import {
  type Solution,
  type SolutionPage,
  solution,
  solutionContentIds,
  solutionPage,
  sortSolutions,
} from './solution.ts';

/** The fields at which a value is refused when each field in turn is missing. */
function neededFields(schema: { safeParse(value: unknown): { success: boolean } }, value: object): string[] {
  return Object.keys(value).filter((field) => {
    const rest = Object.fromEntries(Object.entries(value).filter(([key]) => key !== field));
    return !schema.safeParse(rest).success;
  });
}

const news = Array.from({ length: 9 }, (_, index) => ({
  id: index + 1,
  tags: index % 3 === 0 ? ['标准'] : ['实践', '案例'],
  category: newsCategories[index < 5 ? 0 : 1],
}));

describe('article', () => {
  const whole = {
    id: 1,
    title: '标题',
    time: '2026-05-18',
    category: '行业动态',
    author: '力码编辑部',
    tags: ['实践'],
    summary: '摘要',
    picture: 'factory',
    minutes: 2,
    content: '<p>正文</p>',
  };

  it('needs every field but the rank when one is left out', () => {
    expect(article.parse(whole)).toEqual(whole);
    expect(article.parse({ ...whole, hotRank: 6 })).toEqual({ ...whole, hotRank: 6 });
    expect(neededFields(article, whole)).toEqual(Object.keys(whole));
  });

  it.each([
    { id: 0 },
    { title: '' },
    { category: '其他' },
    { tags: [] },
    { tags: ['实践', '实践'] },
    { tags: [''] },
    { hotRank: 0 },
    { hotRank: 7 },
    { minutes: 0 },
    { content: '' },
  ])('is refused when it has %j', (wrong) => {
    expect(article.safeParse({ ...whole, ...wrong }).success).toBe(false);
  });

  it.each(['2026-05-18', '2026-05-18 09:30', '2026-05-18 09:30:59', '2028-02-29'])(
    'takes the time when it is %s',
    (time) => {
      expect(contentTime.safeParse(time).success).toBe(true);
    },
  );

  it.each(['', '2026-02-29', '2026-13-01', '2026/05/18', '18.5.2026'])('refuses the time when it is %j', (time) => {
    expect(contentTime.safeParse(time).success).toBe(false);
    expect(article.safeParse({ ...whole, time }).success).toBe(false);
  });
});

describe('orderNews', () => {
  it('puts the newest first, and of one moment the one written last', () => {
    const written = [
      { id: 1, time: '2026-05-18' },
      { id: 2, time: '2026-05-18 09:30' },
      { id: 3, time: '2025-12-31' },
      { id: 4, time: '2026-05-18T09:30:00' },
    ];
    expect(orderNews(written).map(({ id }) => id)).toEqual([4, 2, 1, 3]);
  });

  it('keeps every article once, whatever the order they come in', () => {
    const days = fc.array(fc.date({ min: new Date('2025-12-01'), max: new Date('2026-11-30'), noInvalidDate: true }));
    fc.assert(
      fc.property(days, (dates) => {
        const written = dates.map((date, index) => ({ id: index + 1, time: date.toISOString().slice(0, 10) }));
        const listed = orderNews(written);
        expect(listed.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(written.map(({ id }) => id));
        expect(listed.map(({ time }) => time)).toEqual(
          written
            .map(({ time }) => time)
            .toSorted()
            .toReversed(),
        );
      }),
    );
  });
});

describe('relatedNews', () => {
  it.each([
    [1, [2, 3, 5]],
    [3, [1, 4, 6]],
    [9, [6, 7, 8]],
  ])('takes three others, those of its category first and none with its tags, when the article is %d', (id, ids) => {
    const shown = news.find((one) => one.id === id);
    expect(shown && relatedNews(news, shown).map((one) => one.id)).toEqual(ids);
  });

  it('takes what there is when the list is short', () => {
    const [first, second] = news;
    expect(first && second && relatedNews([first, second], first)).toEqual([second]);
    expect(first && relatedNews([first], first)).toEqual([]);
  });

  it('never repeats the article or what has its tags', () => {
    const listed = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 40 }),
        tags: fc.subarray(['标准', '实践', '案例', '公告'], { minLength: 1 }),
        category: fc.constantFrom(...newsCategories),
      }),
      { minLength: 1, maxLength: 24, selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(listed, (all) => {
        const [shown] = all;
        if (shown === undefined) return;
        const others = [...sameTagNews(all, shown), ...relatedNews(all, shown)].map(({ id }) => id);
        expect(new Set([...others, shown.id]).size).toBe(others.length + 1);
      }),
    );
  });
});

describe('sameTagNews', () => {
  it.each([
    [{ id: 1, tags: ['标准'] }, [4, 7]],
    [{ id: 4, tags: ['标准'] }, [1, 7]],
    [{ id: 2, tags: ['案例', '公告'] }, [3, 5]],
    [{ id: 1, tags: ['标准', '案例'] }, [2, 3]],
    [{ id: 1, tags: ['公告'] }, []],
    [{ id: 1, tags: [] }, []],
  ])('takes the first two others with a tag in common when the article is %j', (one, ids) => {
    expect(sameTagNews(news, one).map(({ id }) => id)).toEqual(ids);
  });
});

describe('hottestNews', () => {
  it('takes those with a rank in its order, then the first others, and highlights three', () => {
    const listed = [
      { id: 1 },
      { id: 2, hotRank: 2 },
      { id: 3 },
      { id: 4, hotRank: 1 },
      { id: 5 },
      { id: 6 },
      { id: 7 },
    ];
    expect(hottestNews(listed).map((one) => [one.news.id, one.rank, one.isHighlighted])).toEqual([
      [4, 1, true],
      [2, 2, true],
      [1, 3, true],
      [3, 4, false],
      [5, 5, false],
      [6, 6, false],
    ]);
    expect(hottestNews([])).toEqual([]);
  });
});

describe('neighbouringNews', () => {
  it.each([
    [1, null, 2],
    [2, 1, 3],
    [9, 8, null],
    [10, null, null],
  ])('knows what stands before and after in the list when the article is %d', (id, before, after) => {
    const neighbours = neighbouringNews(news, id);
    expect([neighbours.before?.id ?? null, neighbours.after?.id ?? null]).toEqual([before, after]);
  });
});

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [149, 1],
    [449, 1],
    [450, 2],
    [1_800, 6],
  ])('computes the reading time when a text has %d characters', (characters, minutes) => {
    expect(readingMinutes(characters)).toBe(minutes);
  });
});

describe('contentPage', () => {
  const solutions = Array.from({ length: 20 }, (_, index) => index + 1);

  it.each([
    [1, [1, 2, 3, 4, 5, 6, 7, 8, 9], 1],
    [2, [10, 11, 12, 13, 14, 15, 16, 17, 18], 2],
    [3, [19, 20], 3],
    [4, [19, 20], 3],
    [Number.POSITIVE_INFINITY, [19, 20], 3],
    [2.9, [10, 11, 12, 13, 14, 15, 16, 17, 18], 2],
    [0, [1, 2, 3, 4, 5, 6, 7, 8, 9], 1],
    [-1, [1, 2, 3, 4, 5, 6, 7, 8, 9], 1],
    [Number.NaN, [1, 2, 3, 4, 5, 6, 7, 8, 9], 1],
  ])('shows the nearest page when page %d is asked for', (page, entries, shown) => {
    expect(contentPage(solutions, page, 9)).toEqual({ entries, page: shown, pages: 3 });
  });

  it.each([
    [0, 1],
    [1, 1],
    [9, 1],
    [10, 2],
    [18, 2],
    [19, 3],
  ])('counts the pages when there are %d entries', (count, pages) => {
    expect(contentPage(Array.from({ length: count }), 1, 9).pages).toBe(pages);
  });

  it('shows every entry once when all pages are read', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (entries, size) => {
        const { pages } = contentPage(entries, 1, size);
        const read = Array.from({ length: pages }, (_, index) => contentPage(entries, index + 1, size).entries);
        expect(read.flat()).toEqual(entries);
      }),
    );
  });
});

describe('solution', () => {
  const layer = { name: '现场层', parts: ['读码枪', '电表'] };
  const titled = { title: '单台追溯', text: '关键件与整机双向绑定。' };
  const page: SolutionPage = {
    plan: '概述',
    architecture: { text: '四层由下而上', layers: [layer, layer, layer, layer] },
    advantages: [titled],
    applications: [{ ...titled, picture: 'handheld-scanner' }],
    cooperation: [{ name: '前期沟通', duration: '约1周', steps: ['需求访谈', '现场勘察'] }],
  };
  const whole: Solution = {
    id: 4,
    title: '标题',
    name: '名称',
    subtitle: '副标题',
    summary: '摘要',
    tags: ['整机厂'],
    picture: 'factory',
    page,
  };
  const taken = (change: object) => solution.safeParse({ ...whole, ...change }).success;
  const pageTaken = (change: object) => taken({ page: { ...page, ...change } });

  it('needs every field but the address and the place in the banner when one is left out', () => {
    expect(neededFields(solution, whole)).toEqual(Object.keys(whole));
    const full = { ...whole, url: '/try', featured: 3 };
    expect(solution.parse(full)).toEqual(full);
    expect(neededFields(solutionPage, page)).toEqual(Object.keys(page));
  });

  it('leads to an entry of the catalogue exactly when it has no page of its own', () => {
    expect(taken({ page: undefined, entry: 48 })).toBe(true);
    expect(taken({ page: undefined })).toBe(false);
    expect(taken({ entry: 48 })).toBe(false);
    expect(taken({ page: undefined, entry: 49 })).toBe(false);
  });

  it('takes three places in the banner when places are tried', () => {
    expect([0, 1, 2, 3, 4, 1.5].filter((featured) => taken({ featured }))).toEqual([1, 2, 3]);
  });

  it('takes four layers of two to six parts each when layers are counted', () => {
    const layers = (count: number, parts: number) => ({
      architecture: {
        text: '由下而上',
        layers: Array.from({ length: count }, () => ({ name: '层', parts: Array.from({ length: parts }, () => '件') })),
      },
    });
    expect([3, 4, 5].filter((count) => pageTaken(layers(count, 2)))).toEqual([4]);
    expect([1, 2, 6, 7].filter((count) => pageTaken(layers(4, count)))).toEqual([2, 6]);
  });

  it('refuses a part when it is incomplete', () => {
    expect(pageTaken({ advantages: [{ title: '单台追溯' }] })).toBe(false);
    expect(pageTaken({ advantages: [] })).toBe(false);
    expect(pageTaken({ applications: [titled] })).toBe(false);
    expect(pageTaken({ applications: [] })).toBe(false);
    expect(pageTaken({ cooperation: [{ name: '前期沟通', steps: ['需求访谈'] }] })).toBe(false);
    expect(pageTaken({ cooperation: [] })).toBe(false);
    expect(pageTaken({ cooperation: [{ name: '前期沟通', steps: ['需求访谈', '现场勘察'] }] })).toBe(true);
  });

  it('has a page of its own when its id is one of nine', () => {
    expect(solutionContentIds).toEqual([2, 3, 4, 5, 6, 9, 10, 12, 13]);
  });

  it('stands behind those of the banner and before those without a page when solutions are ordered', () => {
    const solutions = [
      { id: 7, entry: 45 },
      { id: 5 },
      { id: 1, entry: 3 },
      { id: 2, featured: 2 },
      { id: 4, featured: 1 },
      { id: 3 },
    ];
    expect(sortSolutions(solutions).map(({ id }) => id)).toEqual([4, 2, 3, 5, 1, 7]);
  });
});

describe('readContentId', () => {
  it('reads an id when it is written as one', () => {
    expect(['1', '4', '13', '999999'].map(readContentId)).toEqual([1, 4, 13, 999_999]);
    expect(['0', '04', '-1', '4a', '', ' 4', '４', '1e1', '1000000'].map(readContentId)).toEqual(Array(9).fill(null));
  });
});

describe('catalogueEntry', () => {
  const section = { name: '名称', content: '正文', list: [{ title: '标题', description: '说明' }] };
  const none = { ...section, list: [] };
  const whole: CatalogueEntry = {
    id: 6,
    title: '标识赋码系统',
    summary: '摘要',
    group: '标识应用',
    picture: 'label-printer',
    content: '正文',
    isOffered: true,
    advantage: section,
    introduction: section,
    scene: section,
    value: section,
  };

  it('needs every field but the address when one is left out', () => {
    expect(neededFields(catalogueEntry, whole)).toEqual(Object.keys(whole));
    expect(catalogueEntry.parse({ ...whole, url: '/a' })).toEqual({ ...whole, url: '/a' });
  });

  it('takes the ids from 1 to 48 when ids are tried', () => {
    expect([-1, 0, 1, 2, 47, 48, 49, 1.5].filter((id) => catalogueEntry.safeParse({ ...whole, id }).success)).toEqual([
      1, 2, 47, 48,
    ]);
    expect(catalogueSize).toBe(48);
  });

  it('takes an address inside the site or of the web when one is given', () => {
    const taken = (url: string) => catalogueEntry.safeParse({ ...whole, url }).success;
    expect(['/home#lookup', 'https://a.example.cn/b'].filter(taken)).toHaveLength(2);
    expect(['', '//a.example.cn', 'javascript:alert(1)', 'home', '/a b'].filter(taken)).toEqual([]);
  });

  it('refuses an unknown group and empty texts when they are given', () => {
    const refused: object[] = [{ group: '其他' }, { title: '' }, { summary: '' }, { picture: '' }];
    expect(refused.filter((wrong) => catalogueEntry.safeParse({ ...whole, ...wrong }).success)).toEqual([]);
  });

  it('refuses a section when its list is incomplete', () => {
    expect(catalogueEntry.safeParse({ ...whole, value: { ...section, list: [{ title: '标题' }] } }).success).toBe(
      false,
    );
  });

  it('names its sections in their order', () => {
    expect(catalogueSections.map(({ name }) => name)).toEqual(['产品优势', '功能介绍', '适用场景', '应用价值']);
  });

  it('shows each section exactly when its list holds something', () => {
    for (let mask = 0; mask < 16; mask += 1) {
      const shown = catalogueSections.filter((_, bit) => (mask & (1 << bit)) !== 0).map(({ key }) => key);
      const entry = {
        advantage: none,
        introduction: none,
        scene: none,
        value: none,
        ...Object.fromEntries(shown.map((key) => [key, section])),
      };
      expect(shownSections(entry).map(({ key }) => key)).toEqual(shown);
    }
  });

  it('reads an id from an address when it is one of the catalogue', () => {
    for (let id = 1; id <= catalogueSize; id += 1) expect(readCatalogueId(String(id))).toBe(id);
    const others = ['0', '49', '06', '-1', '6.0', '6a', '', ' 6', '１', 'list', '1e1', '0x6'];
    expect(others.map(readCatalogueId)).toEqual(others.map(() => null));
  });

  it('relates an entry to others of its group, those after it first, when there are more than fit', () => {
    const entries = Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      group: index % 2 === 0 ? ('标识应用' as const) : ('设备运维' as const),
    }));
    const related = (id: number) =>
      relatedEntries(entries, { id, group: id % 2 === 1 ? '标识应用' : '设备运维' }).map((entry) => entry.id);
    expect(related(1)).toEqual([3, 5, 7, 9]);
    expect(related(8)).toEqual([10, 12, 2, 4]);
    expect(relatedEntries(entries.slice(0, 3), { id: 1, group: '标识应用' }).map(({ id }) => id)).toEqual([3]);
    expect(relatedEntries(entries, { id: 1, group: '行业方案' })).toEqual([]);
  });

  it('sells code assignment as entry 6 and asset management as entry 7', () => {
    expect(offeredCatalogueIds).toEqual({ codeAssignment: 6, assetManagement: 7 });
  });
});

describe('cooperationCase', () => {
  const figure = { value: '72%', label: '年度盘点用时', trend: 'fall' };
  const plain = { value: '126', label: '门店' };
  const whole = {
    id: 7,
    name: '资产管理',
    title: '标题',
    subtitle: '副标题',
    picture: 'rack',
    figures: [figure, { ...figure, trend: 'rise' }, plain],
    background: '背景',
    painPoints: [{ title: '台账分散', text: '各门店自建表格' }],
    solution: '方案',
    steps: [
      { title: '补码建档', text: '3周完成' },
      { title: '扫码盘点', text: '无需停业' },
    ],
    relatedProducts: [{ id: '2', name: '设备资产管理' }],
  };

  it('needs every field but the place in the banner when one is left out', () => {
    expect(cooperationCase.parse({ ...whole, featured: 3 })).toEqual({ ...whole, featured: 3 });
    expect(cooperationCase.parse(whole)).toEqual(whole);
    expect(neededFields(cooperationCase, whole)).toEqual(Object.keys(whole));
  });

  it('takes exactly three figures when figures are counted', () => {
    for (const count of [0, 2, 4]) {
      expect(cooperationCase.safeParse({ ...whole, figures: Array.from({ length: count }, () => plain) }).success).toBe(
        false,
      );
    }
    expect(cooperationCase.safeParse({ ...whole, figures: [plain, plain, { ...plain, trend: 'flat' }] }).success).toBe(
      false,
    );
  });

  it('refuses empty texts and lists, and places that the banner does not have', () => {
    const refused: object[] = [
      { title: '' },
      { painPoints: [] },
      { relatedProducts: [] },
      { steps: whole.steps.slice(0, 1) },
      { steps: Array.from({ length: 7 }, () => whole.steps[0]) },
      { featured: 4 },
      { featured: 0 },
      { id: 0 },
    ];
    expect(refused.filter((wrong) => cooperationCase.safeParse({ ...whole, ...wrong }).success)).toEqual([]);
  });

  it.each([
    [7, { total: 7, shown: 7, rest: 0 }],
    [10, { total: 10, shown: 10, rest: 0 }],
    [11, { total: 11, shown: 10, rest: 1 }],
    [25, { total: 25, shown: 10, rest: 15 }],
  ])('shows ten at first when there are %d', (total, window) => {
    expect(firstCaseWindow(total)).toEqual(window);
  });

  it('shows ten more up to the end when more is asked for', () => {
    const second = nextCaseWindow(firstCaseWindow(25));
    expect(second).toEqual({ total: 25, shown: 20, rest: 5 });
    expect(nextCaseWindow(second)).toEqual({ total: 25, shown: 25, rest: 0 });
  });

  it('begins with the first case when none is named', () => {
    expect(defaultCaseId).toBe(1);
  });
});

describe('companyIntroduction', () => {
  const titled = { title: '愿景', text: '扫一个码就能看清。' };
  const step = { year: 2019, title: '立项', text: '走访整机厂。' };
  const video = { name: 'one-code', title: '产线上的一个码', duration: '00:30', text: '激光刻下编码。' };
  const whole = {
    id: 1,
    title: '标题',
    summary: '摘要',
    picture: 'factory',
    history: { title: '七年', steps: [step, { ...step, year: 2021 }] },
    culture: { title: '文化', vision: titled, mission: titled, goal: titled },
    videos: { title: '短片', list: [video] },
  };
  const taken = (change: object) => companyIntroduction.safeParse({ ...whole, ...change }).success;
  const stepsTaken = (years: readonly number[]) =>
    taken({ history: { title: '七年', steps: years.map((year) => ({ ...step, year })) } });

  it('needs every field when one is left out', () => {
    expect(companyIntroduction.parse(whole)).toEqual(whole);
    expect(neededFields(companyIntroduction, whole)).toEqual(Object.keys(whole));
    expect(neededFields(companyStep, step)).toEqual(Object.keys(step));
    expect(neededFields(companyVideo, video)).toEqual(Object.keys(video));
    for (const { key } of cultureParts) expect(taken({ culture: { ...whole.culture, [key]: undefined } })).toBe(false);
  });

  it('takes years that rise, and no others', () => {
    const years = fc.array(fc.integer({ min: 1900, max: 2100 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(years, (some) => {
        const rising = some.every((year, at) => at === 0 || year > (some[at - 1] ?? 0));
        expect(stepsTaken(some)).toBe(rising);
      }),
    );
    expect([stepsTaken([2019]), stepsTaken([1899, 2019]), stepsTaken([2019, 2101])]).toEqual([false, false, false]);
  });

  it('takes one to three videos whose durations are minutes and seconds', () => {
    const counted = [0, 1, 2, 3, 4].filter((count) =>
      taken({ videos: { title: '短片', list: Array(count).fill(video) } }),
    );
    expect(counted).toEqual([1, 2, 3]);
    const durations = ['00:30', '12:59', '0:30', '00:60', '30', ''];
    expect(durations.filter((duration) => companyVideo.safeParse({ ...video, duration }).success)).toEqual([
      '00:30',
      '12:59',
    ]);
    const names = ['one-code', 'a1', 'One', 'one code', '/media/one', 'one.webm', ''];
    expect(names.filter((name) => companyVideo.safeParse({ ...video, name }).success)).toEqual(['one-code', 'a1']);
  });

  it('names its sections and what it stands for in their order', () => {
    expect(companySections.map(({ name }) => name)).toEqual(['发展历程', '企业文化', '视频']);
    expect(cultureParts.map(({ name }) => name)).toEqual(['愿景', '使命', '目标']);
  });
});

describe('contentDocument', () => {
  const described = {
    id: 1,
    title: '接入指南',
    time: '2026-01-05',
    version: '1.2',
    summary: '从注册到第一次查询。',
    picture: 'nameplate',
  };
  const listed = { ...described, pages: 5, bytes: 120_000, url: '/assets/guide-1a2b3c4d.pdf' };

  it('needs every field when one is left out', () => {
    expect(contentDocument.parse(listed)).toEqual(listed);
    expect(neededFields(contentDocument, listed)).toEqual(Object.keys(listed));
  });

  it.each([
    { version: 'V2.3' },
    { version: '2' },
    { time: '2026-02-30' },
    { pages: 0 },
    { url: 'javascript:alert(1)' },
  ])('is refused when it has %j', (change) => {
    expect(contentDocument.safeParse({ ...listed, ...change }).success).toBe(false);
  });

  it('is written in blocks, of which a table may have empty cells and a paragraph has words', () => {
    const run = { text: '标识', style: 'plain' as const };
    const blocks = [
      { kind: 'heading' as const, level: 2 as const, text: '概述' },
      { kind: 'table' as const, head: [[run], []], rows: [[[run], []]] },
      { kind: 'code' as const, text: '{}', example: { of: 'request' as const, call: 'lookUpIdentifier' } },
    ];
    expect(writtenDocument.parse({ ...described, lines: ['接入', '指南'], blocks })).toEqual({
      ...described,
      lines: ['接入', '指南'],
      blocks,
    });
    for (const wrong of [
      { kind: 'paragraph', text: [] },
      { kind: 'heading', level: 4, text: '太深' },
      { kind: 'image' },
    ]) {
      expect(writtenDocument.safeParse({ ...described, lines: ['接入指南'], blocks: [wrong] }).success).toBe(false);
    }
  });

  it('stands in the order of days, the newest first, when documents are listed', () => {
    const documents = [
      { id: 2, time: '2026-01-05' },
      { id: 3, time: '2026-03-01' },
      { id: 1, time: '2026-01-05' },
    ];
    expect(orderDocuments(documents).map(({ id }) => id)).toEqual([3, 1, 2]);
  });
});
