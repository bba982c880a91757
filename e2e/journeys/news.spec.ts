import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';

const newsPath = '/news';
const pageSize = 10;

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const rows = (page: Page) => page.getByRole('list', { name: '行业信息' }).getByRole('link');
const pageLink = (page: Page, number: number) =>
  page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: `第 ${number} 页`, exact: true });
const hottest = (page: Page) => page.getByRole('region', { name: '最热资讯' }).getByRole('link');
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Waits until an article's text is shown. */
async function expectArticle(page: Page, title: string): Promise<void> {
  await expect(titled(page, title)).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page).toHaveTitle(`${title} - 力码`);
}

journey.describe('the news', () => {
  journey('keep the scroll position through paging, reading and going back', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('banner').getByRole('link', { name: '行业资讯' }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole('banner').getByRole('link', { name: '行业资讯' })).toHaveAttribute(
      'aria-current',
      /page|true/,
    );
    await expect(rows(page)).toHaveCount(pageSize);
    const first = await rows(page).allTextContents();

    await pageLink(page, 2).click();
    await expect(page).toHaveURL(/\/news\?page=2$/);
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.getByRole('list', { name: '行业信息' })).toBeFocused();
    const second = await rows(page).allTextContents();
    expect(second).toHaveLength(pageSize);
    expect(second.filter((title) => first.includes(title))).toEqual([]);

    await page.reload();
    await expect.poll(() => rows(page).allTextContents()).toEqual(second);

    const chosen = rows(page).nth(4);
    await chosen.scrollIntoViewIfNeeded();
    const left = await scrollY(page);
    await chosen.click();
    await expect(page).toHaveURL(/\/news\/detail\/\d+$/);
    await expectArticle(page, second[4] ?? '');
    await expect(titled(page, second[4] ?? '')).toBeFocused();
    const read = page.url();

    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    const swapped = (await hottest(page).first().textContent()) ?? '';
    await hottest(page).first().click();
    await expectArticle(page, swapped);
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(titled(page, swapped)).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(read);
    await expectArticle(page, second[4] ?? '');
    await page.goBack();
    await expect(page).toHaveURL(/\/news\?page=2$/);
    await expect.poll(() => rows(page).allTextContents()).toEqual(second);
    await expect.poll(() => scrollY(page)).toBe(left);
  });

  for (const [asked, shown, address] of [
    ['99', 3, /\/news\?page=3$/],
    ['0', 1, /\/news$/],
    ['-2', 1, /\/news$/],
    ['abc', 1, /\/news$/],
    ['2.5', 2, /\/news\?page=2$/],
  ] as const) {
    journey(`show the nearest page when page ${asked} is requested`, async ({ page }) => {
      await page.goto(`${newsPath}?page=${asked}`);
      await expect(pageLink(page, shown)).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL(address);
    });
  }

  journey('load the text of an article only when it is opened', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(newsPath);
    await expect(rows(page)).toHaveCount(pageSize);
    await page.waitForLoadState('networkidle');
    const texts = () => scripts.filter((path) => /\/assets\/\d{2}-[a-z-]+-[\w-]{7}\.js$/.test(path));
    expect(texts()).toEqual([]);
    const title = (await rows(page).first().textContent()) ?? '';
    await rows(page).first().click();
    await expectArticle(page, title);
    expect(texts()).toHaveLength(1);
  });

  journey('can be navigated by keyboard alone', async ({ page }) => {
    await page.goto(newsPath);
    const title = (await rows(page).first().textContent()) ?? '';
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await expectArticle(page, title);
    await expect(titled(page, title)).toBeFocused();
    const beside = page.getByRole('navigation', { name: '上一篇与下一篇' }).getByRole('link');
    await expect(beside).toHaveCount(1);
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      if (await beside.evaluate((link) => link === document.activeElement)) break;
    }
    await expect(beside).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(titled(page, title)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  journey('show a message with a way back when there is no such article', async ({ page }) => {
    for (const id of ['999', '0', '02', 'treadmill']) {
      await page.goto(`/news/detail/${id}`);
      await expect(page.getByText('没有找到这篇资讯')).toBeVisible();
      await expect(page).toHaveTitle('资讯不存在 - 力码');
    }
    await page.getByRole('link', { name: '返回资讯列表' }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(rows(page)).toHaveCount(pageSize);
  });

  journey('retry on request when a text fails to load', async ({ page }) => {
    await page.goto(newsPath);
    const title = (await rows(page).first().textContent()) ?? '';
    await page.route(/\/assets\/\d{2}-[a-z-]+-[\w-]{7}\.js$/, (route) => route.abort());
    await rows(page).first().click();
    await expect(titled(page, title)).toBeVisible();
    await expect(page.getByText('正文加载失败')).toBeVisible();
    await page.unroute(/\/assets\/\d{2}-[a-z-]+-[\w-]{7}\.js$/);
    await page.getByRole('button', { name: '重试' }).click();
    await expectArticle(page, title);
  });

  journey('have a logical reading order, and alternative text for every picture', async ({ page }) => {
    await page.goto(newsPath);
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    const titles = new Map<string, string>();
    for (const number of [1, 2, 3]) {
      await page.goto(`${newsPath}?page=${number}`);
      await expect(pageLink(page, number)).toHaveAttribute('aria-current', 'page');
      await expect(rows(page).first()).toBeVisible();
      for (const link of await rows(page).all()) {
        titles.set((await link.getAttribute('href')) ?? '', (await link.textContent()) ?? '');
      }
    }
    for (const [address, title] of titles) {
      // Client-side navigation, without a page load.
      await page.evaluate((path) => {
        window.history.pushState({}, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await expectArticle(page, title);
      const article = page.getByRole('article');
      const levels = await page
        .getByRole('main')
        .locator('h1, h2, h3, h4')
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
      const words = await article.locator('figure img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
      expect(words.filter((alt) => (alt ?? '') === '')).toEqual([]);
      const text = article.locator('a[href^="/news/detail/"]');
      for (const link of await text.all()) expect([...titles.keys()]).toContain(await link.getAttribute('href'));
    }
    expect(titles.size).toBeGreaterThan(20);
    expect(troubles).toEqual([]);
  });

  journey('print only the article', async ({ page }) => {
    await page.goto('/news/detail/2');
    await expect(page.getByRole('rowheader', { name: '工艺参数' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: '工艺参数' })).toBeVisible();
    await expect(page.getByText(/\/news\/detail\/2$/)).toBeVisible();
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), hottest(page).first()]) {
      await expect(part).toBeHidden();
    }
  });
});
