import type { Page } from '@playwright/test';
import { expect, journey, treadmill } from '../support/journey.ts';

/** Collects what a page reports as an error: React reports a failed hydration there. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The browser reports the status of the document itself.
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
  });
  return errors;
}

const twice = `identifier=${encodeURIComponent(treadmill)}`;

journey.describe('an address that was damaged on its way', () => {
  journey('shows the home page with a note when it was cut off within a code', async ({ page }) => {
    const errors = errorsOf(page);
    const answer = await page.goto('/88.118.001%2');
    expect([answer?.status(), answer?.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    await expect(page.getByText('没有找到您要访问的页面，已为您打开首页。')).toBeVisible();
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '行业资讯' }).click();
    await expect(page).toHaveURL(/\/news$/);
    expect(errors).toEqual([]);
  });

  journey('shows the apps for what is left of the words when it was cut off within one', async ({ page }) => {
    const errors = errorsOf(page);
    const answer = await page.goto('/application/list?name=%E6%A0%87%E8%AF%8');
    expect(answer?.status()).toBe(200);
    const list = page.getByRole('region', { name: '应用列表' });
    await expect(list.getByRole('link', { name: '标识赋码系统' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });

  for (const query of [
    `${twice}&${twice}`,
    `from=mail&amp;${twice}`,
    `${twice}%E3%80%82`,
    `${twice}&from=singlemessage`,
  ]) {
    journey(`shows the record of ?${query}`, async ({ page }) => {
      const errors = errorsOf(page);
      const answer = await page.goto(`/product_scene?${query}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('GT-6 商用智能跑步机');
      await page.waitForLoadState('networkidle');
      expect(errors).toEqual([]);
    });
  }

  for (const [asked, shown] of [
    [`/${treadmill}%E3%80%82`, /\/product_scene\?identifier=88\.118\.001%2FGT-2026-000123$/],
    ['/news/detail/3%2', /\/news\/detail\/3$/],
    ['/application/abc', /\/application\/abc$/],
  ] as const) {
    journey(`is led on from ${asked} without an error`, async ({ page }) => {
      const errors = errorsOf(page);
      await page.goto(asked);
      await expect(page).toHaveURL(shown);
      await page.waitForLoadState('networkidle');
      expect(errors).toEqual([]);
    });
  }
});
