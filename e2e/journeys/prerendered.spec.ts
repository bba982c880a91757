import { readFirstView } from '../support/firstView.ts';
import { expect, journey, recalledBike, treadmill } from '../support/journey.ts';
import { beginSession } from '../support/session.ts';

const address = `/product_scene?identifier=${encodeURIComponent(treadmill)}`;

/** Time after which earlier lookups are part of the figures. */
const flushedMs = 1_500;

journey.describe('the prerendered page of an identifier', () => {
  journey('can be read, and its links followed, without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page).toHaveTitle('标识查询 - 力码');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GT-6 商用智能跑步机');
    await expect(page.getByText('山东泰岳健身科技有限公司').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: '产品追溯' })).toBeVisible();
    await page.getByRole('link', { name: /88\.118\.001\/QC-2026-050631/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('GT-6 商用智能跑步机');
    await context.close();
  });

  journey('is hydrated unchanged: nothing fetched again, nothing moved or redrawn', async ({ page }) => {
    const calls: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/identifier/detail')) calls.push(request.method());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.addInitScript(() => {
      const seen = { gone: [] as string[], shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('DOMContentLoaded', () => {
        const main = document.querySelector('main');
        if (main === null) return;
        new MutationObserver((changes) => {
          for (const { removedNodes } of changes)
            for (const node of removedNodes) seen.gone.push((node.textContent ?? '').trim());
        }).observe(main, { childList: true, subtree: true });
      });
    });
    await page.goto(address);
    await page.getByRole('tab', { name: /产品管理/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: '产品管理' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => calls).toEqual(['POST']);
    await page.goto(address);
    await page.waitForTimeout(2_000);
    const seen = await page.evaluate(() => (window as unknown as { seen: { gone: string[]; shift: number } }).seen);
    expect(seen.gone.filter((text) => text !== '')).toEqual([]);
    expect(seen.shift).toBeLessThan(0.02);
    expect(errors).toEqual([]);
  });

  journey('has metadata for search engines, also when a code is unknown or void', async ({ request }) => {
    const html = await (await request.get(address)).text();
    expect(html).toContain('"@type":"Product"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toContain('<meta property="og:title" content="GT-6 商用智能跑步机 · 标识查询 - 力码"');
    const app = await (await request.get('/application/list/detail/1')).text();
    expect(app).toContain('<meta property="og:title" content="标识赋码系统 - 力码"');
    const icon = await request.get('/favicon.ico');
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await request.get('/product_scene?identifier=88.118.001%2FNOBODY-1')).status()).toBe(404);
    expect((await request.get('/product_scene?identifier=88.118.001%2FGT-2026-000160')).status()).toBe(410);
  });

  journey.describe('alone at its gateway', () => {
    journey.use({ ownData: true });

    journey('counts as one resolution', async ({ request, page }) => {
      const total = async () => {
        const answer = await request.post('/platform-operate-service/identifier/manager/homepage/datawarehousese');
        return ((await answer.json()) as { data: { resolutionTotal: number } }).data.resolutionTotal;
      };
      // Lookups are flushed once a second.
      await page.waitForTimeout(flushedMs);
      const before = await total();
      await page.goto(address);
      await expect.poll(total).toBe(before + 1);
      await page.waitForTimeout(flushedMs);
      expect(await total()).toBe(before + 1);
    });
  });
});

journey.describe('prerendered pages of the market', () => {
  journey('can be read, and their links followed, without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/application');
    await expect(page).toHaveTitle('应用市场 - 力码');
    await expect(page.getByRole('heading', { level: 2, name: '官方甄选' })).toBeVisible();
    await page.getByRole('search').getByRole('searchbox').fill('赋码');
    await page.getByRole('search').getByRole('button', { name: '搜索' }).click();
    await expect(page).toHaveURL(/\/application\/list\?name=/);
    const list = page.getByRole('region', { name: '应用列表' });
    await expect(list.getByRole('link', { name: '标识赋码系统' })).toBeVisible();
    await expect(list.getByRole('link', { name: '设备资产管理' })).toHaveCount(0);
    await list.getByRole('link', { name: '标识赋码系统' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('标识赋码系统');
    await expect(page.getByText('规格', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: '应用市场' }).first().click();
    await expect(page).toHaveURL(/\/application$/);
    await context.close();
  });

  journey('show the filters and the page of the address without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    const list = page.getByRole('region', { name: '应用列表' });
    const names = () => list.getByRole('heading', { level: 3 }).allTextContents();
    await page.goto('/application/list');
    const first = await names();
    await page.goto('/application/list?page=2');
    const second = await names();
    expect(first).toHaveLength(9);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    await page.goto('/application/list?level1=100&level2=110&level3=112&source=1');
    expect(await names()).toEqual(['标签打印助手']);
    const chosen = page.getByRole('list', { name: '已选条件' });
    for (const filter of ['标识应用', '赋码管理', '标签打印', '自研应用']) await expect(chosen).toContainText(filter);
    await context.close();
  });

  for (const [address, status, what] of [
    ['/equipment/detail?identifier=88.118.001%2FGT-2026-000123', 200, '此页面需要启用 JavaScript'],
    ['/application/list/detail/999999', 404, '没有找到您要访问的内容'],
    ['/news/detail/9999', 404, '没有找到您要访问的内容'],
    ['/product_scene?identifier=88.118.001%2FNOBODY-1', 404, '未查询到该标识'],
    ['/login', 200, '欢迎登录力码'],
  ] as const) {
    journey(`explain the problem at ${address}, with links to go on`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(what);
      await page.getByRole('link', { name: /首页/ }).first().click();
      await expect(page).toHaveURL(/\/home$/);
      await context.close();
    });
  }

  journey('are hydrated unchanged, without repeated requests', async ({ page }) => {
    const calls: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The footer requests its recommendations when the page is ready.
      const isOfFoot = pathname.endsWith('/product/manager/search') && Object(request.postDataJSON()).size === 4;
      if (pathname.startsWith('/platform-') && pathname.includes('product') && !isOfFoot) calls.push(pathname);
    });
    page.on('pageerror', (error) => errors.push(error.message));
    for (const address of [
      '/application',
      '/application/list?page=2',
      '/application/list?level1=300&sort=priceUp',
      '/application/list/detail/1?package=102',
    ]) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect(calls, address).toEqual([]);
    }
    expect(errors).toEqual([]);
  });

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    journey(`cause no layout shift at ${width} px while an app is loaded by scripts`, async ({ page, request }) => {
      const frame = await (await request.get('/equipment/detail')).text();
      await page.setViewportSize({ width, height });
      await page.route('**/application/list/detail/1', (route) =>
        route.fulfill({ contentType: 'text/html', body: frame }),
      );
      await page.route('**/product/manager/detail*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/application/list/detail/1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('标识赋码系统');
      await page.waitForTimeout(1_000);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
    });
  }

  journey('are answered 304 when the browser has them cached', async ({ request }) => {
    // A freshly started gateway loads the renderer with its first page.
    await expect
      .poll(async () => (await request.get('/application/list/detail/1')).text())
      .toContain('<div id="root"><');
    const first = await request.get('/application/list/detail/1');
    const again = await request.get('/application/list/detail/1?utm=1', {
      headers: { 'if-none-match': first.headers()['etag'] ?? '' },
    });
    expect([first.status(), again.status()]).toEqual([200, 304]);
  });

  journey.describe('alone at their gateway', () => {
    journey.use({ ownData: true });

    journey('are the same for somebody who is logged in as for everybody else', async ({ page, request }) => {
      const addresses = ['/application', '/application/list?name=%E8%B5%8B%E7%A0%81', '/application/list/detail/1'];
      const read = (from: typeof request) =>
        Promise.all(
          addresses.map(async (one) => {
            const answer = await from.get(one);
            return [await answer.text(), answer.headers().etag, answer.headers()['set-cookie']];
          }),
        );
      const before = await read(request);
      await beginSession(page, 'maker');
      expect(await read(page.request)).toEqual(before);
    });
  });
});

/** Pages that the gateway renders, and the login, which the build does: by what a visitor may come to first. */
const firstPages = [
  '/application',
  '/application/list',
  '/application/list?level1=300&sort=priceUp',
  '/application/list/detail/1',
  ...[treadmill, recalledBike].map((text) => `/product_scene?identifier=${encodeURIComponent(text)}`),
  '/login',
];

journey.describe('the first view of a prerendered page', () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    journey(
      `is that of the document at ${width} px: scripts paint nothing larger, and move nothing`,
      async ({ context }) => {
        journey.setTimeout(180_000);
        const viewport = { width, height };
        for (const address of firstPages) {
          const drawn = await readFirstView(context, { address, viewport, hasScripts: false });
          const { size, what, moved } = await readFirstView(context, { address, viewport, hasScripts: true });
          expect(drawn.size, address).toBeGreaterThan(0);
          expect(size, `${address} paints ${what} after ${drawn.what}`).toBeLessThanOrEqual(drawn.size);
          expect(moved.by, `${address} moved: ${moved.what.join('; ')}`).toBeLessThan(0.02);
        }
      },
    );
  }
});
