import type { Page } from '@playwright/test';
import { expect, journey, treadmill } from '../support/journey.ts';

const pages = ['/home', '/product_scene?identifier=88.118.001%2FGT-2026-000123', '/application/list', '/news/detail/1'];

const typeSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

journey.describe('reading', () => {
  journey(
    'has a large mode that persists across pages and reloads, and applies before any script',
    async ({ page }) => {
      await page.goto('/home');
      const toggle = page.getByRole('contentinfo').getByRole('button', { name: '大字模式' });
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      expect(await typeSize(page)).toBe('16px');
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      expect(await typeSize(page)).toBe('20px');
      await page.reload();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');

      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of pages) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeAttached();
          expect(await typeSize(page)).toBe('20px');
          expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
        }
      }

      // The HTML without any script module.
      const bare = await page.context().newPage();
      await bare.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await bare.goto('/home', { waitUntil: 'commit' });
      await expect(bare.locator('html')).toHaveAttribute('data-mode', 'large');
      await bare.close();

      await page.getByRole('contentinfo').getByRole('button', { name: '大字模式' }).click();
      expect(await typeSize(page)).toBe('16px');
      await page.reload();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await typeSize(page)).toBe('16px');
    },
  );

  journey('skips the header with the first link, and prints pages without controls', async ({ page }) => {
    await page.goto('/cooperation_case/detail/1');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(title).toBeVisible();
    await expect(title).toHaveCSS('color', 'rgb(11, 27, 51)');
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('navigation', { name: '快捷服务' }),
      page.getByRole('main').getByRole('button', { name: '我要同款服务' }),
    ])
      await expect(hidden).toHaveCount(0);
  });

  journey('prints lists and plates completely', async ({ page }) => {
    for (const [address, part] of [
      [
        '/application/list',
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading') }),
      ],
      [
        `/product_scene?identifier=${encodeURIComponent(treadmill)}`,
        page.getByRole('main').getByText('注册时间', { exact: true }),
      ],
    ] as const) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(address);
      await expect(part.first()).toBeVisible();
      const count = await part.count();
      await page.emulateMedia({ media: 'print' });
      await expect(part.first()).toBeVisible();
      await expect(part).toHaveCount(count);
    }
  });

  journey(
    'links from the special page to the scanner and home, and from the expo to an appointment',
    async ({ page }) => {
      await page.goto('/special');
      await page.getByRole('button', { name: '扫码查询' }).click();
      await expect(page.getByRole('dialog', { name: '扫码查询' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('link', { name: '返回首页' }).click();
      await expect(page).toHaveURL(/\/home$/);

      await page.goto('/smartexpo');
      await expect(page.getByRole('heading', { level: 1, name: '力码展位 B2-118' })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^预约(?:参观|到访)$/ })
        .click();
      await expect(page.getByRole('dialog', { name: '联系我们' })).toBeVisible();
    },
  );
});
