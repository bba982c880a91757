import { expect, journey } from '../support/journey.ts';
import { beginSession } from '../support/session.ts';

const heading = (name: string) => ({ level: 1, name, exact: true }) as const;

journey.describe('solutions', () => {
  journey('open in a new tab from their list, page by page', async ({ page, context }) => {
    await page.goto('/solution');
    const cards = page.getByRole('region', { name: '按您的角色，找到合适的方案' });
    await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(9);
    await cards.getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/\/solution\?page=2#all$/);
    await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(4);
    await page.goBack();
    const opened = context.waitForEvent('page');
    await cards.getByRole('link', { name: /^产业链协同方案/ }).click();
    const solution = await opened;
    await expect(solution).toHaveURL(/\/solution\/5$/);
    await expect(solution.getByRole('heading', heading('产业链协同方案'))).toBeVisible();
    expect(await solution.evaluate(() => window.opener === null)).toBe(true);
  });

  journey('rotate every three seconds, and pause under the pointer', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/solution');
    const banner = page.getByRole('region', { name: '重点方案' });
    await expect(banner.getByRole('button', { name: '暂停轮播' })).toBeVisible();
    const current = banner.locator('[aria-current=true]');
    await expect(current).toContainText('智能产线与能耗管理', { timeout: 6_000 });
    await banner.hover();
    const held = await current.textContent();
    await page.waitForTimeout(4_000);
    expect(await current.textContent()).toBe(held);
  });

  journey('lead to what can be tried at once when they name it', async ({ page }) => {
    await page.goto('/solution');
    const banner = page.getByRole('region', { name: '重点方案' });
    await banner.getByRole('button', { name: /场馆设备资产运维$/ }).click();
    const slide = banner.getByRole('group', { name: '第 3 张，共 3 张' });
    // While the slides are on their way, the click would scroll them elsewhere.
    await expect.poll(() => slide.evaluate((element) => element.getBoundingClientRect().left)).toBe(0);
    await slide.getByRole('link', { name: '立即试用' }).click();
    await expect(page).toHaveURL(/\/application\/7$/);
    await expect(page.getByRole('heading', heading('设备资产管理'))).toBeVisible();
  });

  journey('are linked from the home page by the titles of its cards', async ({ page }) => {
    for (const id of [4, 2, 3]) {
      await page.goto('/home');
      const card = page.getByRole('main').locator(`a[href="/solution/${id}"]`);
      const title = (await card.textContent()) ?? '';
      await card.click();
      await expect(page.getByRole('heading', heading(title))).toBeVisible();
    }
  });

  journey('have a page each, linked from their card', async ({ page }) => {
    await page.goto('/solution');
    const cards = page
      .getByRole('region', { name: '按您的角色，找到合适的方案' })
      .getByRole('heading', { level: 3 })
      .getByRole('link');
    await expect(cards).toHaveCount(9);
    const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.goto('/solution?page=2');
    await expect(cards).toHaveCount(4);
    addresses.push(...(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))));
    expect(addresses).toHaveLength(13);
    for (const address of addresses) {
      expect(address).toMatch(/^\/solution\/\d+$/);
      await page.goto(address ?? '');
      await expect(page.getByRole('navigation', { name: '方案目录' })).toBeVisible();
    }
  });

  journey('open the contact dialog for advice, and lead back from a URL without id', async ({ page }) => {
    await page.goto('/solution/4');
    await page.getByRole('button', { name: '立即咨询' }).first().click();
    await expect(page.getByRole('dialog', { name: '联系我们' })).toBeVisible();
    await page.goto('/solution/99');
    await expect(page.getByRole('heading', heading('没有找到这个方案'))).toBeVisible();
    await page.getByRole('link', { name: '全部方案' }).click();
    await expect(page).toHaveURL(/\/solution$/);
  });

  journey('check the session only when a person is logged in', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/oauth/token')) asked.push(request.url());
    });
    await page.goto('/solution');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await beginSession(page, 'visitor');
    // The session that the login has just returned is not requested again within the same second.
    await expect(async () => {
      await page.goto('/solution');
      await page.waitForLoadState('networkidle');
      expect(asked.length).toBeGreaterThan(0);
    }).toPass();
  });
});
