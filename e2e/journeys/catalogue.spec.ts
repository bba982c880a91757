import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { beginSession } from '../support/session.ts';

const codeAssignment = '标识赋码系统';
const assetManagement = '设备资产管理';

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const navigationOf = (page: Page) => page.getByRole('navigation', { name: '目录导航' });

/** Scrolls to a height and waits until the scroll has ended. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
}

/** Scroll position at which the heading of a section is at a height of the window. */
async function scrollFor(page: Page, section: string, height: number): Promise<number> {
  const head = page.getByRole('region', { name: section, exact: true });
  const top = await head.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  return Math.round(top - height);
}

journey.describe('an entry of the catalogue', () => {
  journey('highlights the current section, and makes its navigation sticky past 518 px', async ({ page }) => {
    await page.goto('/application/6');
    await expect(titled(page, codeAssignment)).toBeVisible();
    await expect(page).toHaveTitle(`${codeAssignment} - 力码`);
    const navigation = navigationOf(page);
    const current = navigation.locator('[aria-current=location]');
    const consult = navigation.getByRole('button', { name: '立即咨询' });
    await expect(navigation.getByRole('link')).toHaveText(['01产品优势', '02功能介绍', '03适用场景', '04应用价值']);
    await expect(current).toHaveText('01产品优势');

    await scrollTo(page, 518);
    await expect(consult).toBeHidden();
    await scrollTo(page, 519);
    await expect(consult).toBeVisible();
    const box = await navigation.boundingBox();
    expect(Math.round(box?.y ?? 0)).toBe(88);

    // A section is active once its heading is above 380 px of the window.
    await scrollTo(page, (await scrollFor(page, '功能介绍', 380)) - 2);
    await expect(current).toHaveText('01产品优势');
    await scrollTo(page, (await scrollFor(page, '功能介绍', 380)) + 2);
    await expect(current).toHaveText('02功能介绍');

    await navigation.getByRole('link', { name: '应用价值' }).click();
    await expect(current).toHaveText('04应用价值');
    await expect(page.getByRole('region', { name: '应用价值', exact: true })).toBeFocused();
  });

  journey('links to related entries of its group, and back', async ({ page }) => {
    await page.goto('/application/7');
    await expect(titled(page, assetManagement)).toBeVisible();
    const related = page.getByRole('region', { name: '相关目录' }).getByRole('link');
    await expect(related).toHaveCount(4);
    await related.filter({ hasText: '扫码报修' }).click();
    await expect(page).toHaveURL(/\/application\/8$/);
    await expect(titled(page, '扫码报修')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(titled(page, assetManagement)).toBeVisible();
  });

  journey('offers a trial only of the app with its name', async ({ page }) => {
    const trial = page.getByRole('main').getByRole('link', { name: /^免费试用/ });
    await page.goto('/application/6');
    await expect(trial).toHaveText('免费试用 30 天');
    await page.goto('/application/7');
    await expect(trial).toHaveText('免费试用 15 天');
    await trial.click();
    await expect(page).toHaveURL(/\/application\/list\/detail\/2\?package=201$/);
    await expect(page.getByRole('main').getByRole('button', { name: '免费试用 15 天' }).first()).toBeVisible();
    await page.goto('/application/8');
    await expect(trial).toHaveText('免费试用 30 天');
    const answered = page.waitForResponse(/findProduct$/);
    await page.goto('/application/5');
    await answered;
    await expect(titled(page, '码上追溯')).toBeVisible();
    await expect(trial).toHaveCount(0);
  });

  journey('leads to what can be used at once when it names it', async ({ page }) => {
    const use = page.getByRole('main').getByRole('link', { name: '立即使用' });
    await page.goto('/application/6');
    await expect(titled(page, codeAssignment)).toBeVisible();
    await expect(use).toHaveCount(0);
    await page.goto('/application/5');
    await use.click();
    await expect(page).toHaveURL(/\/home#lookup$/);
    await expect(page.locator('#lookup').getByRole('textbox', { name: '标识编码' })).toBeInViewport();
  });

  journey('asks a visitor who applies or wants advice for contact details', async ({ page }) => {
    for (const button of ['立即申请', '立即咨询']) {
      await page.goto('/application/16');
      await page.getByRole('main').getByRole('button', { name: button }).last().click();
      await expect(page.getByRole('dialog', { name: '联系我们' })).toBeVisible();
      await expect(page).toHaveURL(/\/application\/16$/);
    }
  });

  for (const user of ['visitor', 'maker']) {
    journey(`opens the app that the platform offers for it when ${user} applies`, async ({ page }) => {
      await beginSession(page, user);
      for (const [id, app, product] of [
        ['6', codeAssignment, '1'],
        ['30', assetManagement, '2'],
      ] as const) {
        await page.goto(`/application/${id}`);
        await page.getByRole('button', { name: '立即申请' }).click();
        await expect(page).toHaveURL(new RegExp(`/application/list/detail/${product}$`));
        const kept: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('application') ?? 'null'));
        expect(kept).toMatchObject({ id: product, name: app });
      }
    });
  }

  journey('reports that there is no such app, and an error when the catalogue cannot be loaded', async ({ page }) => {
    await beginSession(page, 'maker');
    await page.goto('/application/6');
    const asked = page.waitForRequest(/findHotProduct/);
    await page.route(/findHotProduct/, (route) =>
      route.fulfill({ json: { success: true, message: '', data: { hostList: [] } } }),
    );
    await page.getByRole('button', { name: '立即申请' }).click();
    await expect(page.getByText('暂无该应用')).toBeVisible();
    expect(new URL((await asked).url()).search).toBe('?limit=5');

    await page.unroute(/findHotProduct/);
    await page.route(/findHotProduct/, (route) => route.abort());
    await page.getByRole('button', { name: '立即申请' }).click();
    await expect(page.getByText('服务器去健身了，请稍后再来')).toBeVisible();
    await expect(page).toHaveURL(/\/application\/6$/);
  });

  journey('shows the unknown page when the catalogue has no such id', async ({ page }) => {
    for (const id of ['49', '0', '06', 'treadmill']) {
      await page.goto(`/application/${id}`);
      await expect(page.getByRole('main').getByRole('textbox', { name: '标识编码' })).toBeVisible();
      await expect(page.getByText('没有找到您要访问的页面，已为您打开首页。')).toBeVisible();
    }
  });

  journey('shows every entry from 1 to 48 under a title of its own', async ({ page }) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    await page.goto('/application/48');
    await expect(navigationOf(page)).toBeVisible();
    const titles = new Set([await page.title()]);
    for (let id = 1; id < 48; id += 1) {
      // Client-side navigation, without a page load.
      await page.evaluate((path) => {
        window.history.pushState({}, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, `/application/${id}`);
      await expect.poll(async () => titles.has(await page.title())).toBe(false);
      await expect(titled(page, (await page.title()).replace(/ - 力码$/, ''))).toBeVisible();
      await expect(navigationOf(page).getByRole('link')).toHaveCount(4);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(48);
    expect(troubles).toEqual([]);
  });
});

journey.describe('an entry of the catalogue on a phone', () => {
  journey.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  journey('has its navigation as a strip under the header', async ({ page }) => {
    await page.goto('/application/6');
    await expect(titled(page, codeAssignment)).toBeVisible();
    await scrollTo(page, await scrollFor(page, '适用场景', 300));
    const navigation = navigationOf(page);
    await expect(navigation.locator('[aria-current=location]')).toContainText('适用场景');
    const box = await navigation.boundingBox();
    expect(Math.round(box?.y ?? 0)).toBe(56);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
