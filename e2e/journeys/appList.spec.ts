import type { Page, Request } from '@playwright/test';
import { expect, journey, withoutPrerender } from '../support/journey.ts';

const searchPath = '/api/product/manager/search';
const listPath = '/application/list';

interface FoundApp {
  name: string;
  price: string;
  negotiable: number;
  sellTime: string;
  appOriginal: number;
}

interface Answer {
  records: FoundApp[];
  total: number;
  counts: { categories: Record<string, number>; anyCategory: number; sources: Record<string, number> };
}

/** Search requests of the list; the footer's request for the first products has no sort order. */
const isSearch = (request: Request) =>
  request.url().endsWith(searchPath) && request.postData()?.includes('sortPrice') === true;
const list = (page: Page) => page.getByRole('region', { name: '应用列表' });
const names = (page: Page) => list(page).getByRole('heading', { level: 3 }).allTextContents();
const option = (page: Page, group: string, name: RegExp) =>
  page.getByRole('list', { name: group }).getByRole('link', { name });
const sortLink = (page: Page, name: RegExp) => list(page).getByRole('link', { name });
const field = (page: Page) => page.getByRole('searchbox', { name: '搜索应用' });

/** Query parameters of the URL, decoded. */
function asked(page: Page): string {
  const { pathname, search } = new URL(page.url());
  expect(pathname).toBe(listPath);
  return decodeURIComponent(search);
}

/** Runs an action that sends one search request, waits until its answer is shown, and returns it. */
async function answered(page: Page, act: () => Promise<unknown>): Promise<Answer> {
  const [response] = await Promise.all([page.waitForResponse((one) => isSearch(one.request())), act()]);
  const answer: Answer = (await response.json()).data;
  await expect.poll(() => names(page)).toEqual(answer.records.map(({ name }) => name));
  return answer;
}

/** Opens a URL of the list, whose results are prerendered. */
async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(list(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
}

/** Horizontal overflow in pixels. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Counts search requests from here on. */
function countSearches(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isSearch(request)) count += 1;
  });
  return () => count;
}

/** The list is restored after a reload and after navigating back. */
async function expectKept(page: Page, query: string): Promise<void> {
  const before = await names(page);
  expect(asked(page)).toBe(query);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(before);
  expect(asked(page)).toBe(query);
  await list(page)
    .getByRole('link', { name: before[0] ?? '', exact: true })
    .click();
  await expect(page).toHaveURL(/\/application\/list\/detail\/\d+$/);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(before);
  expect(asked(page)).toBe(query);
}

const yuan = ({ negotiable, price }: FoundApp) => (negotiable === 1 ? Number.POSITIVE_INFINITY : Number(price));

journey.describe('searching the app list', () => {
  for (const [way, words] of [
    ['in Chinese', '扫码报修'],
    ['by a part of a trait', '自动派单'],
    ['in pinyin', 'saomabaoxiu'],
    ['by initials', 'smbx'],
    ['by two words in any order', '报修 saoma'],
  ] as const) {
    journey(`finds the app ${way}`, async ({ page }) => {
      await opened(page, '/application/list');
      await field(page).fill(words);
      const { records } = await answered(page, () => page.keyboard.press('Enter'));
      expect(records.map(({ name }) => name)).toContain('扫码报修');
      await expect(field(page)).toBeFocused();
      await expect(page.getByRole('button', { name: `移除 “${words}”` })).toBeVisible();
      await expectKept(page, `?name=${words.replace(' ', '+')}`);
      await expect(field(page)).toHaveValue(words);
    });
  }

  journey('offers next steps when nothing is found', async ({ page }) => {
    await page.goto('/application/list?source=1&level1=200&name=%E6%BD%9C%E6%B0%B4%E8%89%87');
    await expect(page.getByText('没有找到符合条件的应用')).toBeVisible();
    await expect(page.getByText('没有同时符合“潜水艇”、生产制造、自研应用的应用。')).toBeVisible();
    await expect(list(page).getByRole('button', { name: '立即咨询' })).toBeVisible();
    await expect(page.getByRole('region', { name: '精选应用' }).getByRole('link').first()).toBeVisible();
    const { total } = await answered(page, () => page.getByRole('link', { name: '去掉 “潜水艇”' }).click());
    expect(total).toBeGreaterThan(0);
    expect(asked(page)).toBe('?level1=200&source=1');
    await expect(list(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.goBack();
    await expect(page.getByText('没有找到符合条件的应用')).toBeVisible();
    await answered(page, () => page.getByRole('link', { name: '清除全部条件' }).click());
    expect(asked(page)).toBe('');
  });

  journey('shows why a search is refused, and keeps the other filters', async ({ page }) => {
    await page.goto(`/application/list?source=0&name=${'a'.repeat(65)}`);
    await expect(page.getByText('搜索内容不能超过64个字，请缩短后重新搜索')).toBeVisible();
    await answered(page, () => page.getByRole('link', { name: '清除搜索内容' }).click());
    expect(asked(page)).toBe('?source=0');
  });
});

journey.describe('narrowing the app list', () => {
  journey('filters by three levels and a source, each reflected in the URL', async ({ page }) => {
    await opened(page, '/application/list?page=3');
    const steps = [
      ['一级分类', /^标识应用/, '?level1=100'],
      ['二级分类', /^赋码管理/, '?level1=100&level2=110'],
      ['三级分类', /^标签打印/, '?level1=100&level2=110&level3=112'],
      ['应用来源', /^自研应用/, '?level1=100&level2=110&level3=112&source=1'],
    ] as const;
    const totals: number[] = [];
    const expectTotal = async (total: number | undefined) =>
      await expect(
        list(page)
          .getByRole('status')
          .filter({ hasText: `共 ${total} 个应用` }),
      ).toBeVisible();
    for (const [group, name, query] of steps) {
      const words = await option(page, group, name).getAttribute('aria-label');
      const { total } = await answered(page, () => option(page, group, name).click());
      // Each option has shown its count.
      expect(words).toContain(`，${total} 个结果`);
      expect(asked(page)).toBe(query);
      await expect(option(page, group, name)).toHaveAttribute('aria-current', 'true');
      await expectTotal(total);
      totals.push(total);
    }
    expect(await names(page)).toEqual(['标签打印助手']);
    await expectKept(page, steps[3][2]);

    // After a reload each step requests again; wait for it before the next.
    for (const [at, [, , query]] of [...steps.slice(0, 3).entries()].toReversed()) {
      await page.goBack();
      await expect.poll(() => asked(page)).toBe(query);
      await expectTotal(totals[at]);
    }
    await page.goForward();
    await expect.poll(() => asked(page)).toBe(steps[1][2]);
    await expectTotal(totals[1]);

    // Changing a level clears those below it.
    await answered(page, () => option(page, '一级分类', /^设备运维/).click());
    expect(asked(page)).toBe('?level1=400');
    await answered(page, () => option(page, '一级分类', /^不限$/).click());
    expect(asked(page)).toBe('');
  });

  journey('removes filters one by one and all at once', async ({ page }) => {
    await opened(page, '/application/list?name=saoma&level1=400&level2=420&source=1&sort=priceUp');
    const chosen = page.getByRole('list', { name: '已选条件' });
    await expect(chosen.getByRole('button')).toHaveText(['“saoma”', '设备运维', '巡检维修', '自研应用', '清除筛选']);
    await answered(page, () => chosen.getByRole('button', { name: '移除 设备运维' }).click());
    expect(asked(page)).toBe('?name=saoma&source=1&sort=priceUp');
    await answered(page, () => chosen.getByRole('button', { name: '清除筛选' }).click());
    expect(asked(page)).toBe('?sort=priceUp');
    await expect(field(page)).toHaveValue('');
  });

  journey('sends no request when nothing changes', async ({ page }) => {
    await opened(page, '/application/list?level1=100');
    const searches = countSearches(page);
    await option(page, '一级分类', /^标识应用/).click();
    await option(page, '二级分类', /^不限$/).click();
    await option(page, '应用来源', /^不限$/).click();
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await field(page).fill('   ');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: '每页条数' }).selectOption('9');
    await list(page).getByRole('link', { name: '第 1 页' }).click();
    expect(searches()).toBe(0);
    expect(asked(page)).toBe('?level1=100');
    // The same page number sends a request as soon as something else changes.
    await answered(page, () => option(page, '应用来源', /^生态伙伴/).click());
    expect(searches()).toBe(1);
  });

  journey(
    'keeps the scroll position for filters, scrolls up for pages, and restores the position',
    async ({ page }) => {
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
      await opened(page, '/application/list');
      await page.mouse.wheel(0, 120);
      await expect.poll(scrolled).toBe(120);
      await answered(page, () => option(page, '应用来源', /^自研应用/).click());
      expect(await scrolled()).toBe(120);
      const second = list(page).getByRole('link', { name: '第 2 页' });
      await second.scrollIntoViewIfNeeded();
      const left = await scrolled();
      expect(left).toBeGreaterThan(400);
      await answered(page, () => second.click());
      await expect(list(page)).toBeFocused();
      expect(await scrolled()).toBeLessThan(left - 300);
      await expect(list(page).getByRole('heading', { level: 3 }).first()).toBeInViewport();
      await page.goBack();
      await expect.poll(scrolled).toBe(left);
    },
  );

  journey('reports a category that no longer exists and a page beyond the last', async ({ page }) => {
    // Categories that load after an empty answer for a removed category must not reset the page.
    await page.route('**/api/product/classify/level/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.goto('/application/list?level1=gone&level2=420&source=0&page=999999999&size=6');
    await expect(page.getByText('链接中的分类已调整或下架')).toBeVisible();
    await expect.poll(() => asked(page)).toMatch(/^\?source=0&page=\d&size=6$/);
    await expect(list(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.getByText('没有找到符合条件的应用')).toHaveCount(0);
  });
});

journey.describe('sorting and paging the app list', () => {
  const newest = (one: FoundApp, other: FoundApp) => other.sellTime.localeCompare(one.sellTime);
  const cheapest = (one: FoundApp, other: FoundApp) => yuan(one) - yuan(other);
  const dearest = (one: FoundApp, other: FoundApp) =>
    one.negotiable - other.negotiable || Number(other.price) - Number(one.price);

  for (const [sort, link, order, words] of [
    ['sellTimeUp', /^上架时间，/, (one: FoundApp, other: FoundApp) => -newest(one, other), '已按上架时间从旧到新排序'],
    ['priceUp', /^价格，/, cheapest, '已按价格从低到高排序'],
    ['priceDown', /^价格，/, dearest, '已按价格从高到低排序'],
  ] as const) {
    journey(`sorts by ${sort}`, async ({ page }) => {
      await withoutPrerender(page, listPath);
      const first = await answered(page, () => page.goto('/application/list?size=36'));
      expect(first.records).toEqual(first.records.toSorted(newest));
      await answered(page, () => sortLink(page, link).click());
      if (sort === 'priceDown') await answered(page, () => sortLink(page, link).click());
      const sorted = await answered(page, () => page.reload());
      expect(sorted.records).toHaveLength(36);
      expect(sorted.records).toEqual(sorted.records.toSorted(order));
      await expect(page.getByText(words)).toBeAttached();
      await expect(sortLink(page, link)).toHaveAttribute('aria-current', 'true');
      await expectKept(page, `?sort=${sort}&size=36`);
    });
  }

  journey('shows pages of every size', async ({ page }) => {
    await withoutPrerender(page, listPath);
    const { total } = await answered(page, () => page.goto('/application/list?source=0'));
    const size = page.getByRole('combobox', { name: '每页条数' });
    for (const many of [6, 12, 18, 36]) {
      const { records } = await answered(page, () => size.selectOption(String(many)));
      expect(records).toHaveLength(Math.min(many, total));
      expect(asked(page)).toBe(`?source=0&size=${many}`);
    }
    // Recent results are cached.
    await size.selectOption('9');
    await expect.poll(() => names(page)).toHaveLength(9);
    expect(asked(page)).toBe('?source=0');
    await answered(page, () => list(page).getByRole('link', { name: '下一页' }).click());
    await expectKept(page, '?source=0&page=2');
    // Any change but the page number resets to the first page.
    await answered(page, () => sortLink(page, /^价格/).click());
    expect(asked(page)).toBe('?source=0&sort=priceUp');
  });

  journey('links apps by URLs that open in a new tab', async ({ page, context }) => {
    await opened(page, '/application/list?source=1');
    for (const link of [
      option(page, '一级分类', /^设备运维/),
      sortLink(page, /^价格/),
      list(page).getByRole('link', { name: '第 2 页' }),
    ]) {
      const href = await link.getAttribute('href');
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
      await expect(opened).toHaveURL(new RegExp(`${(href ?? '').replace(/[?]/g, '\\?')}$`));
      await expect(list(opened).getByRole('heading', { level: 3 }).first()).toBeVisible();
      await opened.close();
    }
    expect(asked(page)).toBe('?source=1');
  });
});

journey.describe('the app list on a phone', () => {
  journey.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  journey('is filtered in a sheet that shows the number of remaining apps', async ({ page }) => {
    await opened(page, '/application/list?page=2');
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: '筛选应用' });
    await sheet.getByRole('button', { name: /^设备运维/ }).click();
    await sheet.getByRole('button', { name: /^巡检维修/ }).click();
    await sheet.getByRole('button', { name: /^自研应用/ }).click();
    const apply = sheet.getByRole('button', { name: /^查看 \d+ 个应用$/ });
    await expect(apply).toBeVisible();
    await expect.poll(() => apply.textContent()).toBe('查看 2 个应用');
    expect(asked(page)).toBe('?page=2');
    const { total } = await answered(page, () => apply.click());
    expect(total).toBe(2);
    expect(asked(page)).toBe('?level1=400&level2=420&source=1');
    await expect(page.getByRole('button', { name: '筛选，已选 3 项' })).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });

  journey('wraps the longest words without overflow', async ({ page }) => {
    await page.goto(`/application/list?name=${'w'.repeat(64)}`);
    await expect(page.getByText('没有找到符合条件的应用')).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
});
