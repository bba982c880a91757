import type { Page, Route } from '@playwright/test';
import { logIn } from '../support/account.ts';
import { expect, journey, withoutPrerender } from '../support/journey.ts';
import { streamPage, watchShifts } from '../support/shifts.ts';

/** API calls of the page, by the last segment of their path. */
const calls = {
  banners: '**/api/product/config/banner',
  chosen: '**/api/product/manager/choice',
  blocks: '**/api/product/manager/choice/three/block',
  free: '**/api/product/manager/zero',
  categories: '**/api/product/classify/level/*',
};

const showOf = (page: Page) => page.getByRole('region', { name: '应用推荐' });
const blockOf = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const categoriesOf = (page: Page) => page.getByRole('navigation', { name: '全部分类' });

/** Forwards a call and modifies its answer. */
function changed<Data>(change: (data: Data) => Data) {
  return async (route: Route) => {
    const response = await route.fetch();
    const answer: { data: Data } = await response.json();
    await route.fulfill({ response, json: { ...answer, data: change(answer.data) } });
  };
}

journey.describe('the home page of the app market', () => {
  journey('shows the content of every block, and a title', async ({ page }) => {
    await page.goto('/application');
    await expect(page).toHaveTitle('应用市场 - 力码');
    await expect(page.getByRole('heading', { level: 1, name: '应用市场' })).toBeVisible();
    await expect(blockOf(page, '官方甄选').getByRole('listitem')).toHaveCount(4);
    await expect(blockOf(page, '0 元体验').getByRole('listitem')).toHaveCount(4);
    for (const name of ['标识应用', '设备运维', '生产制造']) {
      await expect(blockOf(page, name).getByRole('listitem')).toHaveCount(4);
    }
    await expect(blockOf(page, '生态伙伴').getByRole('link', { name: '成为服务商' })).toHaveAttribute(
      'href',
      '/ecology',
    );
    // The days are those of the trial package; an app without a trial shows what its price of zero is for.
    const free = blockOf(page, '0 元体验');
    await expect(free.getByRole('listitem').filter({ hasText: '防伪验真' })).toContainText('元 / 30 天');
    await expect(free.getByRole('listitem').filter({ hasText: '标签打印助手' })).toContainText('元 / 年');
  });

  journey('links from a free trial to the app with the app preselected', async ({ page }) => {
    await page.goto('/application');
    await blockOf(page, '0 元体验').getByRole('link', { name: '免费试用：防伪验真' }).click();
    await expect(page).toHaveURL(/\/application\/list\/detail\/\d+\?package=\d+$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^免费试用/ })
        .first(),
    ).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('application') ?? 'null'));
    expect(kept).toMatchObject({ id, name: '防伪验真' });
    expect(await page.evaluate(() => history.state.usr.product.id)).toBe(id);
  });

  journey('links to the list from the search, from each category level and from a block', async ({ page }) => {
    await page.goto('/application');
    await page.getByRole('searchbox', { name: '搜索应用' }).fill(' 赋码 ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/application/list?name=${encodeURIComponent('赋码')}`);

    await page.goto('/application');
    await categoriesOf(page)
      .getByRole('link', { name: /^标识应用/ })
      .click();
    await expect(page).toHaveURL('/application/list?level1=100');
    // Navigating away has closed the menu.
    await expect(categoriesOf(page)).toBeHidden();
    await page.goBack();
    await categoriesOf(page).getByRole('button', { name: '标识应用的下级分类' }).click();
    await categoriesOf(page).getByRole('button', { name: '赋码管理的下级分类' }).click();
    await categoriesOf(page).getByRole('link', { name: '标签打印' }).click();
    await expect(page).toHaveURL('/application/list?level1=100&level2=110&level3=112');

    await expect(categoriesOf(page)).toBeHidden();
    await page.goBack();
    await blockOf(page, '生产制造').getByRole('link', { name: '查看更多：生产制造' }).click();
    await expect(page).toHaveURL('/application/list?level1=200');
  });

  journey('shows placeholders for free slots', async ({ page }) => {
    await withoutPrerender(page, '/application');
    await page.route(
      calls.free,
      changed<unknown[]>((apps) => apps.slice(0, 3)),
    );
    await page.goto('/application');
    const free = blockOf(page, '0 元体验');
    await expect(free.getByRole('listitem')).toHaveCount(4);
    await expect(free.getByText('更多体验应用即将上线')).toHaveCount(1);
  });

  journey('opens the contact dialog with the market as subject', async ({ page }) => {
    await page.goto('/application');
    await page.getByRole('main').getByRole('button', { name: '立即咨询' }).click();
    await expect(page.getByRole('dialog', { name: '联系我们' })).toBeVisible();
  });
});

journey.describe('the banners of the market', () => {
  journey('rotate every three seconds, and pause under the pointer and on focus', async ({ page }) => {
    await page.goto('/application');
    const show = showOf(page);
    const slide = (place: number) => show.getByRole('group', { name: `第 ${place} 张，共 3 张` });
    await expect(slide(1)).not.toHaveAttribute('inert');
    await expect(slide(2)).not.toHaveAttribute('inert', { timeout: 5_000 });
    await show.hover();
    const shown = await show
      .getByRole('group', { name: /^第 \d/ })
      .evaluateAll((all) => all.findIndex((one) => !(one as HTMLElement).inert));
    await page.waitForTimeout(4_000);
    await expect(slide(shown + 1)).not.toHaveAttribute('inert');
    await page.mouse.move(0, 0);
    await expect(show).toHaveAttribute('data-advancing', '');
    // The last element before the banners, so that Tab reaches them.
    await categoriesOf(page).getByRole('button').last().focus();
    await page.keyboard.press('Tab');
    await expect(show.getByRole('button', { name: '暂停轮播' })).toBeFocused();
    await expect(show).not.toHaveAttribute('data-advancing');
  });

  journey('link to the page of an app and, in a new tab, to other sites', async ({ page, context }) => {
    await context.route('https://design.example.cn/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>outside</title>' }),
    );
    await page.goto('/application');
    const show = showOf(page);
    // Clicks the link once its slide is visible, as a user would.
    const showSlide = async (place: number) => {
      await show.getByRole('button', { name: new RegExp(`^第 ${place} 张`) }).click();
      await expect(show.getByRole('group', { name: `第 ${place} 张，共 3 张` })).toBeInViewport({ ratio: 0.99 });
    };
    await show.hover();
    await showSlide(3);
    const [outside] = await Promise.all([
      context.waitForEvent('page'),
      show.getByRole('link', { name: '前往查看：工业设计平台' }).click(),
    ]);
    expect(outside.url()).toBe('https://design.example.cn/');
    expect(await outside.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/application');

    await showSlide(1);
    await show.getByRole('link', { name: '了解详情：标识赋码系统' }).click();
    await expect(page).toHaveURL('/application/list/detail/1');
  });

  journey('show a message when there is no such app', async ({ page }) => {
    await withoutPrerender(page, '/application');
    await page.route(
      calls.banners,
      changed<object[]>((all) => all.map((banner) => ({ ...banner, productId: '' }))),
    );
    await page.goto('/application');
    const show = showOf(page);
    await show.hover();
    await show.getByRole('button', { name: '了解详情：标识赋码系统' }).click();
    await expect(page.getByText('暂无该应用')).toBeVisible();
    await expect(page).toHaveURL('/application');
  });
});

journey.describe('a block that fails to load', () => {
  for (const [name, call, place, shown] of [
    ['the selected apps', calls.chosen, '官方甄选', '标识赋码系统'],
    ['the free apps', calls.free, '0 元体验', '防伪验真'],
    ['the blocks of categories', calls.blocks, '精选应用', ''],
  ] as const) {
    journey(`leaves the others usable and recovers on retry: ${name}`, async ({ page }) => {
      let refused = 0;
      await withoutPrerender(page, '/application');
      await page.route(call, (route) => {
        refused += 1;
        return route.abort();
      });
      await page.goto('/application');
      const failed = blockOf(page, place);
      const retry = failed.getByRole('button', { name: '重试' });
      await expect(retry).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toHaveCount(1);
      await expect(showOf(page)).toBeVisible();
      await expect(categoriesOf(page).getByRole('link', { name: /^标识应用/ })).toBeVisible();
      for (const other of ['官方甄选', '0 元体验'].filter((one) => one !== place)) {
        await expect(blockOf(page, other).getByRole('listitem')).toHaveCount(4);
      }
      const tries = refused;
      await retry.click();
      // The clicked button is still there briefly and is replaced once every request was retried.
      await expect.poll(() => refused).toBe(2 * tries);
      await expect(retry).toBeVisible();

      await page.unroute(call);
      await retry.click();
      if (shown === '') {
        await expect(blockOf(page, '标识应用').getByRole('listitem')).toHaveCount(4);
      } else {
        await expect(failed.getByText(shown)).toBeVisible();
        await expect(failed).toBeFocused();
      }
      await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0);
    });
  }

  journey('leaves the others usable and recovers on retry: banners and categories', async ({ page }) => {
    await withoutPrerender(page, '/application');
    await page.route(calls.banners, (route) => route.abort());
    await page.route(calls.categories, (route) => route.fulfill({ status: 500, body: 'x' }));
    await page.goto('/application');
    const retries = page.getByRole('main').getByRole('button', { name: '重试' });
    await expect(retries).toHaveCount(2);
    await expect(blockOf(page, '官方甄选').getByRole('listitem')).toHaveCount(4);
    await page.unroute(calls.banners);
    await page.unroute(calls.categories);
    await retries.first().click();
    await expect(retries).toHaveCount(1);
    await retries.first().click();
    await expect(showOf(page)).toBeVisible();
    await expect(categoriesOf(page).getByRole('link', { name: /^标识应用/ })).toBeVisible();
  });

  for (const [name, viewport] of [
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const) {
    journey(`shifts nothing on ${name} when blocks load one after the other`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const shift = await watchShifts(page);
      // A prerendered page asks for nothing.
      await withoutPrerender(page, '/application');
      const delayed = new Set<string>();
      for (const [index, call] of Object.values(calls).entries()) {
        await page.route(call, async (route) => {
          delayed.add(call);
          await new Promise((resolve) => setTimeout(resolve, 400 * (index + 1)));
          await route.continue();
        });
      }
      await page.goto('/application');
      for (const block of ['官方甄选', '0 元体验', '标识应用']) {
        await expect(blockOf(page, block).getByRole('listitem')).toHaveCount(4);
      }
      await expect(categoriesOf(page).getByRole('link', { name: /^标识应用/ })).toBeVisible();
      await expect(showOf(page)).toBeVisible();
      expect([...delayed].toSorted()).toEqual(Object.values(calls).toSorted());
      const { by, what } = await shift();
      expect(by, `moved: ${what.join('; ')}`).toBeLessThan(0.02);
    });

    journey(`shifts nothing on ${name} while the page is streamed`, async ({ page, request }) => {
      await page.setViewportSize(viewport);
      const shift = await watchShifts(page);
      const answer = await request.get('/application');
      expect(await answer.text()).toContain('<div id="root"><');
      await streamPage(page, answer);
      const { by, what } = await shift();
      expect(by, `moved: ${what.join('; ')}`).toBeLessThan(0.02);
    });
  }
});

journey.describe('the prefix', () => {
  journey(
    'leads anonymous visitors through the login to the registration, and shows an existing one',
    async ({ page }) => {
      journey.setTimeout(120_000);
      await page.goto('/application');
      await page.getByRole('main').getByRole('link', { name: '去注册' }).click();
      await expect(page).toHaveURL(/\/login/);
      await logIn(page, 'maker');
      await expect(page).toHaveURL(/\/identification/);
      await page.goto('/application');
      const card = blockOf(page, '您的企业前缀');
      await expect(card.getByText(/^88\.118\.\d{3,4}$/)).toBeVisible();
      await expect(card.getByRole('link', { name: '进入企业控制台' })).toHaveAttribute('href', /^\/personal_orders/);
      await expect(page.getByText('需企业前缀')).toHaveCount(0);
    },
  );
});
