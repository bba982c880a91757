import { pages } from '@lima-id/api';
import { blockingProblems, weighDocument } from '../../scripts/pageBudgets/documentWeight.ts';
import { overBudget, pageBudgets, shownWeight } from '../../scripts/pageBudgets/pageBudgets.ts';
import { expect, journey, treadmill } from '../support/journey.ts';
import { addresses, type PublicPage } from '../support/publicPages.ts';

/** Bytes of an answer that is long by any measure. */
const longAnswer = 3_000;

const names = Object.keys(addresses) as PublicPage[];

journey.describe('the document of a page', () => {
  for (const name of names.filter((page) => pages[page].prerender === 'gateway')) {
    journey(`stays within its budgets when the gateway prerenders ${name}`, async ({ request }) => {
      const html = await (await request.get(addresses[name], { headers: { accept: 'text/html' } })).text();
      expect(html).toContain('<div id="root"><');
      const weight = weighDocument(html);
      console.log(`${name}: ${shownWeight(weight)}`);
      expect(overBudget(name, weight, pageBudgets)).toEqual([]);
    });
  }

  // The build's own check reads what the build wrote; the gateway fills in origin and policy.
  journey('has nothing that blocks its first paint but what the design allows', async ({ request }) => {
    for (const name of names) {
      const html = await (await request.get(addresses[name], { headers: { accept: 'text/html' } })).text();
      expect(blockingProblems(html), name).toEqual([]);
    }
  });
});

journey.describe('the answers of calls', () => {
  journey('come compressed when they are long, and are read all the same', async ({ page }) => {
    const long = new Map<string, number>();
    const uncompressed: string[] = [];
    page.on('response', async (response) => {
      const { 'content-type': type = '', 'content-encoding': encoding, vary } = response.headers();
      if (!type.startsWith('application/json')) return;
      const length = (await response.body().catch(() => Buffer.alloc(0))).length;
      if (length < longAnswer) return;
      long.set(new URL(response.url()).pathname, length);
      if (encoding !== 'gzip' || vary !== 'accept-encoding') uncompressed.push(response.url());
    });
    await page.goto('/home');
    await page.getByRole('main').getByRole('textbox', { name: '标识编码' }).fill(treadmill);
    await page.getByRole('main').getByRole('button', { name: '查询', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
    await page.goto('/application/list');
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '下一页' }).click();
    await expect(
      page.getByRole('link', { name: '第 2 页', exact: true }).and(page.locator('[aria-current]')),
    ).toBeVisible();
    await expect.poll(() => long.size).toBeGreaterThanOrEqual(2);
    console.log([...long].map(([path, length]) => `${path}: ${length} bytes`).join('\n'));
    expect(uncompressed).toEqual([]);
  });
});
