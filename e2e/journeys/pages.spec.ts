import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { byteBudgets } from '../../scripts/byteBudgets.ts';
import { expect, journey, treadmill } from '../support/journey.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const titleOf = (page: Page) => page.getByRole('heading', { level: 1, name: /商用智能跑步机/ });

journey.describe('moving between pages', () => {
  journey('starts a page at its top and restores the scroll position when the visitor goes back', async ({ page }) => {
    await page.goto('/home');
    const card = page.getByRole('main').getByRole('link', { name: '查看全部场景' });
    await card.scrollIntoViewIfNeeded();
    const left = await scrollY(page);
    expect(left).toBeGreaterThan(300);
    await card.click();
    await expect(page).toHaveURL(/\/solution$/);
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await expect.poll(() => scrollY(page)).toBe(left);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(left);

    // Another page in the same tab.
    await page.goto('/news');
    await expect(page.getByRole('heading', { level: 1, name: '行业资讯' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await scrollY(page)).toBe(0);
  });

  journey(
    'keeps the position when another scene is selected and starts at the top for a linked identifier',
    async ({ page }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      await page.getByRole('tab', { name: /产品管理/ }).click();
      await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
      await page.getByRole('tab', { name: /产品追溯/ }).click();
      await page.getByRole('link', { name: /88\.118\.001\/QC-2026-050631/ }).click();
      await expect(titleOf(page)).toBeHidden();
      await expect.poll(() => scrollY(page)).toBe(0);
    },
  );

  journey('follows a hash link to its target, also after navigating away and back', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('banner').getByRole('link', { name: '生态合作' }).click();
    const inside = page.getByRole('main').getByRole('link', { name: '了解合作类型' });
    const named = page.locator('#types');
    const top = () => named.evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)));
    await inside.click();
    await expect(page).toHaveURL(/\/ecology#types$/);
    await expect.poll(top).toBeLessThan(200);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(top).toBeGreaterThan(500);
    await page.goBack();
    await expect(page).toHaveURL(/\/ecology$/);
    await inside.click();
    await expect.poll(top).toBeLessThan(200);
  });

  journey(
    'shows the first four products of the market on the home page and in the footer with one request',
    async ({ page }) => {
      const searches: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/product/manager/search')) searches.push(request.postDataJSON());
      });
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/product/manager/search'));
      await page.goto('/home');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const { records }: { records: { name: string }[] } = (await (await answer).json()).data;
      const names = records.map(({ name }) => name);
      expect(names).toHaveLength(4);
      for (const name of names) {
        await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
        await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toBeVisible();
      }
      expect(searches).toEqual([{ current: 1, size: 4 }]);
    },
  );

  journey('asks for the apps of the footer once the footer is near', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const calls = () => requests.filter((path) => path.startsWith('/platform-'));
    await page.goto('/news/detail/2');
    await page.waitForLoadState('networkidle');
    expect(calls()).toEqual([]);
    const links = page.getByRole('contentinfo').getByRole('link');
    const app = links.and(page.locator('[href^="/application/list/detail/"]'));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(app).toHaveCount(4);
    expect(calls()).toHaveLength(1);
  });

  journey('shows the page when the hash is malformed', async ({ page }) => {
    await page.goto('/home#%');
    await expect(page.getByRole('main').getByRole('textbox', { name: '标识编码' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: '页面加载失败' })).toHaveCount(0);
  });

  journey('loads the code of a page while the mouse stays on its link', async ({ page }) => {
    await page.goto('/home');
    const code = page.waitForRequest(/NewsListScreen/);
    await page.getByRole('banner').getByRole('link', { name: '行业资讯' }).hover();
    await code;
    await expect(page).toHaveURL(/\/home$/);
  });

  journey('loads the code of the page that visitors open next once they have scrolled', async ({ page }) => {
    await page.goto('/news');
    await page.waitForLoadState('networkidle');
    const code = page.waitForRequest(/ArticleScreen/);
    await page.mouse.wheel(0, 300);
    await code;
    await expect(page).toHaveURL(/\/news$/);
  });

  journey('retries at the next visit when the code of a page did not load', async ({ page }) => {
    await page.goto('/home');
    await page.route(/NewsListScreen/, (route) => route.abort());
    const news = page.getByRole('banner').getByRole('link', { name: '行业资讯' });
    await news.click();
    await expect(page.getByRole('alert')).toContainText('页面加载失败');
    await page.unroute(/NewsListScreen/);
    await page.getByRole('banner').getByRole('link', { name: '首页' }).first().click();
    await expect(page.getByRole('main').getByRole('textbox', { name: '标识编码' })).toBeVisible();
    await news.click();
    await expect(page.getByRole('heading', { level: 1, name: '行业资讯' })).toBeVisible();
  });
});

/** Gzip bytes of every script that the browser fetches without user interaction. */
async function scriptBytes(page: Page, path: string, heading: RegExp): Promise<{ bytes: number; names: string[] }> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // The home page requests its figures one second after load.
  await page.waitForTimeout(2_500);
  await page.waitForLoadState('networkidle');
  const dist = fileURLToPath(new URL('../../apps/portal/dist', import.meta.url));
  const sizes = [...files].map((file) => gzipSync(readFileSync(dist + file), { level: 9 }).length);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), names: [...files] };
}

journey.describe('the scripts of a first visit', () => {
  // Render-blocking scripts have a stricter budget in the size check.
  for (const [name, path, heading, budget] of [
    ['/home', '/home', /./, byteBudgets.homeVisit],
    [
      '/product_scene',
      `/product_scene?identifier=${encodeURIComponent(treadmill)}`,
      /商用智能跑步机/,
      byteBudgets.productVisit,
    ],
  ] as const) {
    journey(`stay within their budget when ${name} is opened without interaction`, async ({ page }) => {
      const { bytes, names } = await scriptBytes(page, path, heading);
      console.log(`${name}: ${(bytes / 1000).toFixed(1)} KB of ${budget.kilobytes} KB in ${names.length} files`);
      expect(bytes).toBeGreaterThan(100_000);
      expect(bytes).toBeLessThan(budget.kilobytes * 1000);
      expect(names.filter((file) => /\/(?:charts|scanner|dialog|ScanDialog|MarketCharts)-/.test(file))).toEqual([]);
    });
  }
});
