import type { Page } from '@playwright/test';
import { takenOver } from '../support/hydrated.ts';
import { expect, journey, treadmill } from '../support/journey.ts';

const addresses = [
  '/home',
  `/product_scene?identifier=${encodeURIComponent(treadmill)}`,
  '/application/list',
  '/nowhere',
];

/** Style attributes within the page that are not in force. */
function refusedStyles(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root [style]:not([style=""])')]
      .filter(({ style }) => style.length === 0)
      .map((element) => element.getAttribute('style')),
  );
}

journey.describe('the Content-Security-Policy of pages', () => {
  for (const address of addresses) {
    journey(`allows the styles of ${address}, and none that are added to it`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      await page.goto(address);
      await takenOver(page);
      expect(await refusedStyles(page)).toEqual([]);
      const weight = await page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<p id="own" style="font-weight: 1">一</p><p class="own">二</p>');
        const sheet = document.createElement('style');
        sheet.textContent = '.own { font-weight: 2; }';
        document.head.append(sheet);
        return ['#own', '.own'].map((added) => {
          const element = document.querySelector(added);
          return element === null ? '' : getComputedStyle(element).fontWeight;
        });
      });
      expect(weight).toEqual(['400', '400']);
      await context.close();
    });
  }

  journey(
    'leaves the styles of a page in force in a browser that knows no hashes of attributes',
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      await page.route('/home', async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = headers['content-security-policy'] ?? '';
        expect(policy).toContain("'unsafe-hashes'");
        await route.fulfill({
          response,
          headers: { ...headers, 'content-security-policy': policy.replace("'unsafe-hashes' ", '') },
        });
      });
      await page.goto('/home');
      await takenOver(page);
      expect(await page.locator('#root [style]').count()).toBeGreaterThan(0);
      expect(await refusedStyles(page)).toEqual([]);
      await context.close();
    },
  );
});
