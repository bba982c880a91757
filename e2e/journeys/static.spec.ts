import { AxeBuilder } from '@axe-core/playwright';
import { hideServerTime } from '../support/clocks.ts';
import { expect, journey, recalledBike, treadmill } from '../support/journey.ts';
import { streamPage, watchShifts } from '../support/shifts.ts';
import { showWhole } from '../support/showWhole.ts';

/** One page of each kind. */
const kinds = [
  '/home',
  '/news?page=2',
  '/news/detail/2',
  '/solution',
  '/solution/4',
  '/cooperation_case',
  '/cooperation_case/detail/7',
  '/application/6',
  '/introduce',
  '/login',
  '/nowhere',
  '/application',
  '/application/list?page=2',
  '/application/list/detail/1',
];

/** Pages that the gateway draws for an identifier: its record, and the reasons for there being none. */
const identifierKinds = [treadmill, recalledBike, '88.118.001/NOBODY-1', '路灯'].map(
  (text) => `/product_scene?identifier=${encodeURIComponent(text)}`,
);

/** What stands in documents until its content is there: for the footer's products, and for the login's puzzle. */
const comingTexts = new Set(['更多产品', '正在加载图片']);

/** How much slower than this machine a phone is. */
const slowDevice = 6;

journey.describe('pages prerendered at build time', () => {
  for (const address of kinds) {
    journey(`hydrate without errors, layout shifts or axe violations: ${address}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        const isOwnStatus = message.text().includes('404') && message.location().url.endsWith('/nowhere');
        if (['error', 'warning'].includes(message.type()) && !isOwnStatus) errors.push(message.text());
      });
      const shift = await watchShifts(page);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const { by, what } = await shift();
      expect(by, `moved: ${what.join('; ')}`).toBeLessThan(0.02);
      await showWhole(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(errors).toEqual([]);
    });
  }

  for (const address of [...kinds, ...identifierKinds]) {
    journey(`are hydrated as they are on a slow device: ${decodeURIComponent(address)}`, async ({ page }) => {
      journey.setTimeout(120_000);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDevice });
      await page.addInitScript(() => {
        const gone: string[] = [];
        Object.assign(window, { gone });
        document.addEventListener('DOMContentLoaded', () => {
          // What comes later may go again, such as a note that a picture is late.
          const drawn = new WeakSet<Node>(document.querySelectorAll('*'));
          new MutationObserver((changes) => {
            for (const { removedNodes } of changes)
              for (const node of removedNodes)
                if (node instanceof HTMLElement && drawn.has(node)) gone.push(node.innerText.trim());
          }).observe(document.getElementById('root') ?? document.body, { childList: true, subtree: true });
        });
      });
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const gone = await page.evaluate(() => (window as unknown as { gone: string[] }).gone);
      // What is drawn twice flashes, and loses where it was scrolled to.
      expect(gone.filter((text) => text !== '' && !comingTexts.has(text))).toEqual([]);
    });
  }

  journey('do not shift while they are streamed', async ({ page, request }) => {
    journey.setTimeout(120_000);
    const shift = await watchShifts(page);
    for (const address of kinds) {
      await streamPage(page, await request.get(address));
      const { by, what } = await shift();
      expect(by, `${address} moved: ${what.join('; ')}`).toBeLessThan(0.02);
    }
  });

  journey('hydrate without errors on a later date than the build', async ({ page }) => {
    await hideServerTime(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    for (const [day, over] of [
      ['2026-12-01T10:00:00+08:00', 0],
      ['2030-01-01T10:00:00+08:00', 1],
    ] as const) {
      await page.clock.setFixedTime(day);
      await page.goto('/smartexpo');
      const seats = page.getByRole('main').getByRole('button', { name: /^预约席位/ });
      await (over ? expect(seats).toHaveCount(0) : expect(seats.first()).toBeVisible());
    }
    expect(errors).toEqual([]);
  });

  journey('update the document head during client-side navigation', async ({ page, baseURL }) => {
    const canonical = page.locator('link[rel="canonical"]');
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    await expect(canonical).toHaveAttribute('href', `${baseURL}/home`);
    await page.getByRole('banner').getByRole('link', { name: '行业资讯' }).click();
    await expect(page).toHaveTitle('行业资讯 - 力码');
    await expect(canonical).toHaveAttribute('href', `${baseURL}/news`);
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页', exact: true }).click();
    await expect(canonical).toHaveAttribute('href', `${baseURL}/news?page=2`);
    await expect(canonical).toHaveCount(1);
  });

  journey('can be read, and their links followed, without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('一次扫码，编码逐段找到它的主人')).toBeVisible();
    await page.getByRole('main').getByRole('textbox', { name: '标识编码' }).fill(treadmill);
    await page.getByRole('main').getByRole('button', { name: '查询', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GT-6 商用智能跑步机');
    await page.goto('/news/detail/2');
    await expect(page.getByRole('rowheader', { name: '工艺参数' })).toBeVisible();
    await page.getByRole('link', { name: '行业资讯' }).first().click();
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页', exact: true }).click();
    await expect(page).toHaveURL(/\/news\?page=2$/);
    await expect(page.getByRole('list', { name: '行业信息' }).getByRole('link')).toHaveCount(10);
    await context.close();
  });
});
