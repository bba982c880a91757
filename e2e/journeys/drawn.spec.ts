import { expect, journey, treadmill } from '../support/journey.ts';

const address = `/product_scene?identifier=${encodeURIComponent(treadmill)}`;

journey.describe('the page of an identifier before its scripts', () => {
  journey('can be read, and led on from, when no script runs', async ({ browser, baseURL }) => {
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

  journey('is taken over as it is: nothing asked for again, nothing moved or drawn anew', async ({ page }) => {
    const calls: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/identifier/detail')) calls.push(request.method());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
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
    expect(calls).toEqual(['POST']);
    await page.goto(address);
    await page.waitForTimeout(2_000);
    const seen = await page.evaluate(() => (window as unknown as { seen: { gone: string[]; shift: number } }).seen);
    expect(seen.gone.filter((text) => text !== '')).toEqual([]);
    expect(seen.shift).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
  });

  journey('tells search engines what it is about, and that a code is unknown or void', async ({ request }) => {
    const html = await (await request.get(address)).text();
    expect(html).toContain('"@type":"Product"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect((await request.get('/product_scene?identifier=88.118.001%2FNOBODY-1')).status()).toBe(404);
    expect((await request.get('/product_scene?identifier=88.118.001%2FGT-2026-000160')).status()).toBe(410);
  });

  journey('counts as one resolution', async ({ request, page }) => {
    const total = async () => {
      const answer = await request.post('/platform-operate-service/identifier/manager/homepage/datawarehousese');
      return ((await answer.json()) as { data: { resolutionTotal: number } }).data.resolutionTotal;
    };
    // What was looked up before is written once a second.
    await page.waitForTimeout(1_500);
    const before = await total();
    await page.goto(address);
    await page.waitForTimeout(3_000);
    expect(await total()).toBe(before + 1);
  });
});
