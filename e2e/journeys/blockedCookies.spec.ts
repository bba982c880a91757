import { expectLoggedIn, expectLoggedOut, logIn } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';

journey.use({ ownData: true });

/** Pages of every kind: prerendered by the build, by the gateway, and never. */
const addresses = [
  '/home',
  '/application',
  '/application/list/detail/1',
  '/product_scene?identifier=88.118.001%2FGT-2026-000123',
  '/work_order',
];

journey.describe('a browser that blocks cookies', () => {
  journey.beforeEach(async ({ page, context }) => {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await page.addInitScript(() => {
      const get = (): never => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { configurable: true, get });
      Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, get: () => false });
      Object.defineProperty(navigator.locks, 'request', {
        value: () => Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError')),
      });
    });
  });

  journey('shows at the login form that a login is not kept, and logs in until it reloads', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/login');
    await expect(page.getByText('浏览器禁止了本站保存登录状态，刷新页面后需要重新登录')).toBeVisible();
    await logIn(page, 'visitor');
    await expect(page).toHaveURL(/\/home\?t=\d+$/);
    await expectLoggedIn(page, 'visitor', '申请标识前缀');
    // The browser would have refused them.
    await page.context().clearCookies();
    await page.reload();
    await expectLoggedOut(page);
    expect(errors).toEqual([]);
  });

  for (const address of addresses) {
    journey(`sees ${address} without an error`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main')).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  journey.describe('of somebody else', () => {
    journey('keeps no note at the login form when it keeps a login', async ({ browser, baseURL }) => {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const page = await context.newPage();
      await page.goto('/login');
      await expect(page.getByRole('tabpanel', { name: '密码登录' })).toBeVisible();
      await expect(page.getByText('浏览器禁止了本站保存登录状态')).toBeHidden();
      await context.close();
    });
  });
});
