import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { article, contentTime, hottestNews, relatedNews, sameTagNews } from './article.ts';
import {
  type CatalogueEntry,
  catalogueEntry,
  catalogueSections,
  catalogueSize,
  offeredCatalogueIds,
  offeredProductOf,
  shownSections,
} from './catalogue.ts';
import { contentDocument } from './contentDocument.ts';
import { cooperationCase, defaultCaseId, firstCaseWindow, nextCaseWindow } from './cooperationCase.ts';
import { contentPage } from './page.ts';
import { solution, solutionContentIds } from './solution.ts';

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
}));

describe('article', () => {
  const whole = {
    id: 1,
    title: '标题',
    time: '2026-05-18',
    category: '行业动态',
    tags: ['实践'],
    summary: '摘要',
    imageUrl: '/a.svg',
    content: '<p>正文</p>',
  };

  it('needs every field when one is left out', () => {
    expect(article.parse(whole)).toEqual(whole);
    expect(neededFields(article, whole)).toEqual(Object.keys(whole));
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

describe('relatedNews', () => {
  it.each([
    [1, [2, 3, 4]],
    [2, [1, 3, 4]],
    [9, [1, 2, 3]],
    [0, [1, 2, 3]],
  ])('takes the first three others when the article is %d', (id, ids) => {
    expect(relatedNews(news, id).map((one) => one.id)).toEqual(ids);
  });

  it('takes what there is when the list is short', () => {
    expect(relatedNews(news.slice(0, 3), 2).map((one) => one.id)).toEqual([1, 3]);
    expect(relatedNews([], 1)).toEqual([]);
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
  it('ranks the first six and highlights three when there are more', () => {
    expect(hottestNews(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual([
      { news: 'a', rank: 1, isHighlighted: true },
      { news: 'b', rank: 2, isHighlighted: true },
      { news: 'c', rank: 3, isHighlighted: true },
      { news: 'd', rank: 4, isHighlighted: false },
      { news: 'e', rank: 5, isHighlighted: false },
      { news: 'f', rank: 6, isHighlighted: false },
    ]);
    expect(hottestNews([])).toEqual([]);
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
  const whole = {
    id: 4,
    title: '标题',
    subtitle: '副标题',
    bannerUrl: '/b.svg',
    plan: '概述',
    architectureUrl: '/c.svg',
    advantages: [{ id: 1, text: '单台追溯' }],
    applications: [{ id: 1, imageUrl: '/d.svg', title: '产线绑定', description: '总装工位扫码' }],
    cooperation: [{ name: '前期沟通', steps: [{ id: 1, name: '需求访谈' }] }],
  };

  it('needs every field but the address when one is left out', () => {
    expect(neededFields(solution, whole)).toEqual(Object.keys(whole));
    expect(solution.parse({ ...whole, url: '/try' })).toEqual({ ...whole, url: '/try' });
    expect(solution.parse(whole)).toEqual(whole);
  });

  it('refuses a part when it is incomplete', () => {
    expect(solution.safeParse({ ...whole, advantages: [{ id: 1 }] }).success).toBe(false);
    expect(solution.safeParse({ ...whole, applications: [{ id: 1, title: '产线绑定' }] }).success).toBe(false);
    expect(solution.safeParse({ ...whole, cooperation: [{ name: '前期沟通', steps: [{ id: 1 }] }] }).success).toBe(
      false,
    );
  });

  it('has a page of its own when its id is one of nine', () => {
    expect(solutionContentIds).toEqual([2, 3, 4, 5, 6, 9, 10, 12, 13]);
  });
});

describe('catalogueEntry', () => {
  const section = { name: '名称', content: '正文', list: [{ title: '标题', description: '说明' }] };
  const none = { ...section, list: [] };
  const whole: CatalogueEntry = {
    id: 6,
    title: '标识赋码系统',
    summary: '摘要',
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

  it('opens code assignment from entry 6 and asset management from every other', () => {
    expect(offeredCatalogueIds).toEqual({ codeAssignment: 6, assetManagement: 7 });
    for (let id = 1; id <= catalogueSize; id += 1) {
      expect(offeredProductOf(id)).toBe(id === 6 ? 'codeAssignment' : 'assetManagement');
    }
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
    imageUrl: '/a.svg',
    figures: [figure, { ...figure, trend: 'rise' }, plain],
    background: '背景',
    painPoints: [{ title: '台账分散', text: '各门店自建表格' }],
    solution: '方案',
    steps: [{ title: '补码建档', text: '3周完成' }],
    relatedProducts: [{ id: '2', name: '设备资产管理' }],
  };

  it('needs every field when one is left out', () => {
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

describe('contentDocument', () => {
  it('needs every field when one is left out', () => {
    const whole = { id: 1, title: '接入指南', time: '2026-01-05', imageUrl: '/a.svg', url: '/a.pdf' };
    expect(contentDocument.parse(whole)).toEqual(whole);
    expect(neededFields(contentDocument, whole)).toEqual(Object.keys(whole));
  });
});
