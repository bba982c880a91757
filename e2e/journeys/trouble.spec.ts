import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../support/demoPassword.ts';
import { startGateway } from '../support/gateway.ts';
import { expect, journey, recalledBike, treadmill } from '../support/journey.ts';
import { passSlide } from '../support/slide.ts';

/** What calls and their failures are made of. A page fetches it when it rests, which can be later than the network does. */
const codeOfCalls = ['gateway', 'zod', 'LookupFailureView'];

/** Those of the code of calls whose files are among the addresses. */
function codeIn(addresses: readonly string[]): string[] {
  return codeOfCalls.filter((name) => addresses.some((address) => address.includes(`/${name}-`)));
}

/** Looks a code up without a connection on a page where nothing was pressed before, and again with one. */
async function lookUpOffline(page: Page, context: BrowserContext): Promise<void> {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
  await expect.poll(() => codeIn(fetched)).toEqual(codeOfCalls);
  await page.waitForLoadState('networkidle');
  const missing: string[] = [];
  page.on('requestfailed', (request) => missing.push(request.url()));
  await context.setOffline(true);
  const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
  await field.fill('88.118.036/SB-2025-018842');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: /重试|刷新页面/ }).first()).toBeVisible();
  await expect(field).toHaveValue('88.118.036/SB-2025-018842');
  // Once a file could not be fetched, some browsers do not try again.
  expect(codeIn(missing)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /单车/ })).toBeVisible();
}

journey.describe('errors', () => {
  journey('name the unknown segment and keep the input when a code does not exist', async ({ page }) => {
    const unknown = '88.118.001/GT-2O26-000123';
    await page.goto(`/product_scene?identifier=${encodeURIComponent(unknown)}`);
    await expect(page.getByRole('heading', { name: '未查询到该标识' })).toBeVisible();
    await expect(page.getByText('没有匹配的对象').first()).toBeVisible();
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    await expect(field).toHaveValue(unknown);
  });

  journey('are shown at the field when the input cannot be a code', async ({ page }) => {
    await page.goto('/home');
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    await field.fill('跑步机');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('跑步机');
    await expect(page).toHaveURL(/\/home$/);
  });

  const keptOffline = 'keep what was typed when the connection is lost before anything was pressed';
  journey(keptOffline, async ({ page, context }) => {
    await lookUpOffline(page, context);
  });

  journey(`${keptOffline}, in a browser that preloads no modules`, async ({ page, context }) => {
    await page.addInitScript(() => {
      const { supports } = DOMTokenList.prototype;
      DOMTokenList.prototype.supports = function supportsAllBut(token) {
        return token !== 'modulepreload' && supports.call(this, token);
      };
    });
    await lookUpOffline(page, context);
  });

  journey('offer a retry that succeeds when the gateway was down for a while', async ({ page }) => {
    journey.setTimeout(240_000);
    const own = await startGateway();
    try {
      await page.goto(`${own.url}/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await own.stop();
      await page.getByRole('tab', { name: /供应链/ }).click();
      await expect(page.getByText(/服务器去健身了|服务暂时没有响应|服务暂时连不上/).first()).toBeVisible();
      const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
      await field.fill('88.118.036/SB-2025-018842');
      await field.press('Enter');
      await expect(page.getByRole('button', { name: /重试|刷新页面/ }).first()).toBeVisible();
      await expect(field).toHaveValue('88.118.036/SB-2025-018842');
      await own.restart();
      await page
        .getByRole('button', { name: /重试|刷新页面/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: /单车/ })).toBeVisible();
    } finally {
      await own.dispose();
    }
  });

  journey('show the home page with status 404 when the path is unknown', async ({ page }) => {
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('textbox', { name: '标识编码' })).toBeVisible();
    await expect(page.getByText(/没有找到/)).toBeVisible();
  });

  journey('are answered with an envelope when a call is unknown', async ({ request }) => {
    const answer = await request.post('/platform-operate-service/nothing/here', { data: {} });
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false, data: null });
  });
});

/** API calls of the gateway; pages, scripts and images are excluded. */
const calls = /\/(?:platform-|security\/)/;

/** Lets every call hang that starts from here on. */
async function hang(page: Page): Promise<void> {
  await page.route(calls, () => undefined);
}

const late = { timeout: 12_000 };

journey.describe('slow answers', () => {
  journey(
    'are reported in place of the record, and the input is kept when the lookup is cancelled',
    async ({ page }) => {
      await page.goto('/home');
      const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
      await field.fill(treadmill);
      await page.waitForLoadState('networkidle');
      await hang(page);
      await field.press('Enter');
      await expect(page.getByRole('heading', { name: '还没有收到回答' })).toBeVisible(late);
      await expect(page.getByText(/已经等了 [5-9] 秒/)).toBeVisible();
      await page.getByRole('button', { name: '取消这次请求' }).click();
      await expect(page.getByRole('heading', { name: '没有收到回答' })).toBeVisible();
      await expect(field).toHaveValue(treadmill);
      await page.unroute(calls);
      await page.getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
    },
  );

  journey('are not reported again when the visitor keeps waiting', async ({ page }) => {
    await page.goto('/home');
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    await field.fill(treadmill);
    await page.waitForLoadState('networkidle');
    let answer = () => {};
    const wanted = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(calls, async (route) => {
      await wanted;
      await route.fallback();
    });
    await field.press('Enter');
    await page.getByRole('button', { name: '继续等' }).click(late);
    await expect(page.getByRole('heading', { name: '还没有收到回答' })).toBeHidden();
    answer();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
  });

  journey('are reported on a market page opened by a link', async ({ page }) => {
    await page.goto('/application/list');
    await page.waitForLoadState('networkidle');
    await hang(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /标识赋码系统/ })
      .first()
      .click();
    await expect(page.getByText('还没有收到回答').first()).toBeVisible(late);
    await page.getByRole('button', { name: '取消这次请求' }).click();
    await expect(page.getByRole('heading', { name: '没有收到回答' })).toBeVisible();
    await page.unroute(calls);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '标识赋码系统' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '核心功能' })).toBeVisible();
  });

  journey('release the login button and keep the input when the call is cancelled', async ({ page }) => {
    await page.goto('/login');
    const form = page.getByRole('tabpanel', { name: '密码登录' });
    await form.getByLabel('用户名或手机号').fill('visitor');
    await form.getByLabel('密码', { exact: true }).fill(demoPassword);
    await passSlide(page, form);
    await hang(page);
    await form.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('还没有收到回答')).toBeVisible(late);
    await page.getByRole('button', { name: '取消这次请求' }).click();
    await expect(page.getByText('已取消这次请求').first()).toBeVisible();
    await expect(page.getByText('还没有收到回答')).toBeHidden();
    await expect(form.getByLabel('用户名或手机号')).toHaveValue('visitor');
    await expect(form.getByLabel('密码', { exact: true })).toHaveValue(demoPassword);
    await expect(form.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
  });
});

/** Whether a call is an identifier lookup. */
const isLookup = (url: string) => new URL(url).pathname.endsWith('/identifier/manager/identifier/detail');

journey.describe('connection errors', () => {
  async function lookUp(page: Page): Promise<void> {
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    await field.fill(treadmill);
    await field.press('Enter');
  }

  journey('report a refused connection as an unreachable service', async ({ page }) => {
    await page.goto('/home');
    await page.waitForLoadState('networkidle');
    await page.route(calls, (route) => route.abort('connectionrefused'));
    await lookUp(page);
    await expect(page.getByRole('heading', { name: '服务暂时连不上' })).toBeVisible();
    await expect(page.getByText(/未连接到互联网|网络没有连接/)).toHaveCount(0);
    await page.unroute(calls);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
  });

  journey('report a missing network as such, and retry when it is back', async ({ page, context }) => {
    // The code of the record page is cached, as for everybody who has looked something up before.
    await page.goto(`/product_scene?identifier=${encodeURIComponent(recalledBike)}`);
    await page.getByRole('main').getByRole('textbox', { name: '标识编码' }).click();
    // The last code of the page to come.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await lookUp(page);
    await expect(page.getByRole('heading', { name: '网络没有连接' })).toBeVisible();
    await expect(page.getByText('服务暂时', { exact: false })).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
  });

  journey('retry automatically while the service restarts, and report when it is back', async ({ page }) => {
    await page.goto('/home');
    await page.waitForLoadState('networkidle');
    let refused = 0;
    await page.route(calls, async (route) => {
      // The home page requests its figures meanwhile.
      if (refused > 0 || !isLookup(route.request().url())) return await route.fallback();
      refused += 1;
      await route.fulfill({
        status: 503,
        headers: { 'retry-after': '6', 'x-request-id': 'R-20260518-81C0D4' },
        json: { success: false, data: null, message: '' },
      });
    });
    await lookUp(page);
    await expect(page.getByRole('heading', { name: '服务正在重启' })).toBeVisible();
    await expect(page.getByText('503', { exact: true })).toBeVisible();
    await expect(page.getByText('R-20260518-81C0D4')).toBeVisible();
    await expect(page.getByText('6 秒后自动重试')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible({ timeout: 15_000 });
  });
});
