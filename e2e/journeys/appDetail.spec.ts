import { decodeReply, type Endpoint, readApp, readPackage } from '@lima-id/api';
import {
  displayYuan,
  durationLabel,
  type PackageDetails,
  priceDuration,
  priceMessages,
  readDuration,
} from '@lima-id/domain';
import type { Page } from '@playwright/test';
import { expectLoggedIn, expectLoggedOut, logIn } from '../support/account.ts';
import { expect, journey, withoutPrerender } from '../support/journey.ts';
import { beginSession } from '../support/session.ts';

const addressOf = (id: string, query = '') => `/application/list/detail/${id}${query}`;

/** Decoded answer of a call with an id in its path. */
async function answerOf<Reply>(page: Page, endpoint: Endpoint<{ id: string }, Reply>, id: string): Promise<Reply> {
  const response = await page.request.get(endpoint.path.replace('{id}', id));
  const { data } = (await response.json()) as { data: unknown };
  const reply = decodeReply(endpoint, data);
  if (reply === undefined) throw new Error(`${endpoint.name} breaks the contract.`);
  return reply.value;
}

const main = (page: Page) => page.getByRole('main');
const durations = (page: Page) => main(page).getByRole('radiogroup', { name: '购买时长' });
const packages = (page: Page) => main(page).getByRole('radiogroup', { name: '规格' });
const agreement = (page: Page) => main(page).getByRole('checkbox', { name: /我已阅读并同意/ });
const act = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

async function openApp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(durations(page)).toBeVisible();
}

async function labelsIn(page: Page): Promise<string[]> {
  return await durations(page)
    .getByRole('radio')
    .evaluateAll((options) => options.map((option) => (option as HTMLInputElement).value));
}

/** The price by the rules, formatted as on the page. */
function wordsOf(details: PackageDetails, label: string): string {
  const duration = readDuration(label);
  const price = duration === null ? null : priceDuration(details, duration);
  if (price === null || !price.ok) throw new Error(`The page offers ${label}, which has no price.`);
  return price.priceFen === 0 ? priceMessages.free : `¥ ${displayYuan(price.priceFen)}`;
}

journey.describe('what an app costs', () => {
  for (const id of ['1', '2', '4', '7', '9', '10']) {
    journey(`equals the rules applied to the gateway’s answer for all durations of app ${id}`, async ({ page }) => {
      journey.setTimeout(120_000);
      const app = await answerOf(page, readApp, id);
      await page.goto(addressOf(id));
      await expect(page.getByRole('heading', { level: 1, name: app.name })).toBeVisible();
      let compared = 0;
      for (const { id: packageId, name } of app.packages) {
        const details = await answerOf(page, readPackage, packageId);
        await packages(page).getByText(name, { exact: true }).click();
        await expect(packages(page).getByRole('radio', { name, exact: true })).toBeChecked();
        if (app.negotiable) {
          await expect(main(page).getByText('价格面议').first()).toBeVisible();
          await expect(act(page, '立即询价')).toBeVisible();
          continue;
        }
        await expect(durations(page)).toBeVisible();
        await expect.poll(() => labelsIn(page)).toEqual(expect.arrayContaining(details.prices.map(durationLabel)));
        const labels = await labelsIn(page);
        expect(labels.includes('永久')).toBe(details.prices.some(({ durationUnit }) => durationUnit === 'lifetime'));
        for (const label of labels) {
          await durations(page).getByText(label, { exact: true }).click();
          await expect(main(page).getByRole('status').first()).toContainText(wordsOf(details, label));
          compared += 1;
        }
        await expect(act(page, /免费试用/)).toHaveCount(details.trialDays === null ? 0 : 1);
      }
      console.log(`app ${id}: ${compared} prices of ${app.packages.length} packages`);
    });
  }

  journey('is replaced by an inquiry when the price is on request', async ({ page }) => {
    await page.goto(addressOf('3'));
    await expect(act(page, '立即询价')).toBeVisible();
    await expect(main(page).getByRole('status').first()).toHaveText('价格面议');
    await expect(durations(page)).toHaveCount(0);
  });
});

journey.describe('the address of an app', () => {
  journey('keeps package and duration when it is reloaded, shared, or returned to', async ({ page, browser }) => {
    await openApp(page, addressOf('1'));
    await packages(page).getByText('集团版').click();
    await durations(page).getByText('永久').click();
    await expect(page).toHaveURL(/\?package=103&duration=/);
    // The address has a duration as soon as it has the package.
    await expect(main(page).getByRole('status').first()).toContainText('永久');
    const price = await main(page).getByRole('status').first().textContent();
    const expectSelection = async (where: Page) => {
      await expect(durations(where).getByRole('radio', { name: '永久' })).toBeChecked();
      await expect(packages(where).getByRole('radio', { name: '集团版' })).toBeChecked();
      await expect(main(where).getByRole('status').first()).toHaveText(price ?? '');
    };
    await page.reload();
    await expectSelection(page);
    const other = await browser.newPage();
    await other.goto(page.url());
    await expectSelection(other);
    await other.close();
    await main(page).getByRole('link', { name: '应用市场' }).click();
    await expect(page).toHaveURL(/\/application$/);
    await page.goBack();
    await expectSelection(page);
  });

  journey('reports an unknown app, and shows a known one under its other path', async ({ page }) => {
    await page.goto('/application/detail/99999');
    await expect(page.getByText('暂无该应用')).toBeVisible();
    await expect(page.getByRole('link', { name: '浏览全部应用' })).toBeVisible();
    await openApp(page, '/application/detail/1');
    await expect(page).toHaveTitle('标识赋码系统 - 力码');
  });

  journey('shows cached data of the app while the answer is pending', async ({ page }) => {
    await page.goto('/home');
    // The apps come when their section is near.
    await main(page).getByRole('heading', { name: '即开即用的标识应用' }).scrollIntoViewIfNeeded();
    await main(page)
      .getByRole('link', { name: /标识赋码系统/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/application\/list\/detail\/1$/);
    let answer = () => {};
    const wanted = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await withoutPrerender(page, addressOf('1'));
    await page.route('**/api/product/manager/detail/1', async (route) => {
      await wanted;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '标识赋码系统' })).toBeVisible();
    await expect(main(page).getByRole('img', { name: '标识赋码系统图片1' })).toBeVisible();
    await expect(durations(page)).toHaveCount(0);
    answer();
    await expect(durations(page)).toBeVisible();
  });

  journey('stays usable when only the prices fail to load', async ({ page }) => {
    await withoutPrerender(page, addressOf('1'));
    await page.route('**/findPackageProductDetail/*', (route) => route.abort());
    await page.goto(addressOf('1'));
    await expect(page.getByText('价格加载失败，请重试，或直接咨询。')).toBeVisible();
    await expect(page.getByRole('heading', { name: '核心功能' })).toBeVisible();
    await expect(act(page, '立即购买')).toBeDisabled();
    await page.unroute('**/findPackageProductDetail/*');
    await act(page, '重试').click();
    await expect(durations(page)).toBeVisible();
  });
});

journey.describe('the gate of an app', () => {
  journey.use({ ownData: true });

  const chosen = addressOf('4', `?package=401&duration=${encodeURIComponent('6个月')}`);
  const atChosen = /\/application\/list\/detail\/4\?package=401&duration=/;

  async function expectSelectionKept(page: Page): Promise<void> {
    await expect(page).toHaveURL(atChosen);
    await expect(durations(page).getByRole('radio', { name: '6个月' })).toBeChecked();
    await expect(agreement(page)).toBeChecked();
  }

  journey('requires the agreement first, then a login that returns with the selection', async ({ page }) => {
    await openApp(page, chosen);
    for (const name of ['立即购买', /^免费试用/, '产品咨询']) {
      await act(page, name).click();
      await expect(page.getByText('请先同意服务协议与应用市场用户协议')).toBeVisible();
      await expect(agreement(page)).toBeFocused();
      await expect(agreement(page)).toBeInViewport();
    }
    await act(page, '《应用市场用户协议》').click();
    await expect(page.getByRole('dialog', { name: '应用市场用户协议' })).toContainText('购买条件');
    await page.keyboard.press('Escape');
    await agreement(page).check();
    await act(page, /^免费试用/).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await expectSelectionKept(page);
    await act(page, '立即购买').click();
    await expect(page).toHaveURL(/\/login/);

    // A user without a prefix.
    await logIn(page, 'visitor');
    await expectSelectionKept(page);
    await expect(main(page).getByText('购买前请先注册企业标识前缀')).toBeVisible();
    await expect(main(page).getByRole('status').first()).toContainText('¥');
    await act(page, /^免费试用/).click();
    const trial = page.getByRole('dialog', { name: '试用前请先注册企业标识前缀' });
    await expect(trial).toBeVisible();
    await page.keyboard.press('Escape');
    await act(page, '立即购买').click();
    const dialog = page.getByRole('dialog', { name: '购买前请先注册企业标识前缀' });
    await expect(dialog.getByRole('link', { name: '去注册' })).toHaveAttribute('href', '/identification');
    await dialog.getByRole('button', { name: '重新登录' }).click();
    await expect(page).toHaveURL(/\/login/);

    // The administrator of a company with a prefix. The logout has dropped the consent of the user before.
    await logIn(page, 'maker');
    await expect(page).toHaveURL(atChosen);
    await expect(agreement(page)).not.toBeChecked();
    await agreement(page).check();
    await expectSelectionKept(page);
    await expect(main(page).getByText('购买前请先注册企业标识前缀')).toHaveCount(0);
    await act(page, '立即购买').click();
    await expect(page).toHaveURL(/\/application\/confirmOrder/);
    const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('purchaseChoice') ?? 'null'));
    const details = await answerOf(page, readPackage, '401');
    const price = priceDuration(details, { duration: 6, durationUnit: 'month' });
    const choice = {
      product: { id: '4', appId: 'app-4', name: '智能产线看板' },
      package: { id: '401', name: details.name },
      duration: { duration: 6, durationUnit: 'month' },
      priceFen: price.ok ? price.priceFen : null,
    };
    expect(await kept()).toMatchObject(choice);
    await page.reload();
    expect(await kept()).toMatchObject(choice);
    await page.goBack();
    await expectSelectionKept(page);

    await act(page, /^免费试用/).click();
    const application = page.getByRole('dialog', { name: '免费试用' });
    for (const words of ['智能产线看板', details.name, '15 天', '88.118.001'])
      await expect(application.getByText(words, { exact: true })).toBeVisible();
    await application.getByRole('button', { name: '提交试用申请' }).click();
    await expect(application.getByText('试用申请提交成功')).toBeVisible();
    await expect(application.getByRole('link', { name: '查看我的试用' })).toBeVisible();
    await application.getByRole('button', { name: '关闭' }).first().click();

    // A repeated trial is refused with the gateway's message.
    await openApp(page, addressOf('1'));
    await expect(agreement(page)).not.toBeChecked();
    await agreement(page).check();
    await act(page, /^免费试用/).click();
    await application.getByRole('button', { name: '提交试用申请' }).click();
    await expect(application.getByText(/^贵企业已于.*申请过该应用的试用，试用(至|已于)/)).toBeVisible();
    await expect(application.getByRole('link', { name: '查看我的试用' })).toBeVisible();
  });

  journey(
    'ends the session in every tab when a user without a prefix chooses to log in again',
    async ({ page, context }) => {
      await beginSession(page, 'visitor');
      const other = await context.newPage();
      await other.goto('/personal_update');
      await expectLoggedIn(other, 'visitor', '申请标识前缀');
      await openApp(page, chosen);
      await agreement(page).check();
      await act(page, '立即购买').click();
      await page.getByRole('dialog').getByRole('button', { name: '重新登录' }).click();
      await expect(page).toHaveURL(/\/login/);
      await expect(other).toHaveURL(/\/home/);
      await expectLoggedOut(other);
    },
  );

  journey('lets a visitor who agreed ask for a price and for advice', async ({ page }) => {
    await page.goto(addressOf('3'));
    await agreement(page).check();
    await act(page, '立即询价').click();
    const inquiry = page.getByRole('dialog', { name: '询价' });
    await inquiry.getByLabel('咨询内容').fill('两条产线、约三万台器材，一年的价格');
    await inquiry.getByLabel('企业名称').fill('宁津力健器材有限公司');
    await inquiry.getByLabel('联系人').fill('王晓楠');
    await inquiry.getByLabel('联系电话').fill('13900000391');
    await inquiry.getByRole('button', { name: '提交' }).click();
    await expect(page.getByText('询价提交成功，工作人员将在1-3个工作日内与您联系')).toBeVisible();
    await expect(inquiry).toBeHidden();
    await act(page, '产品咨询').click();
    await expect(page.getByRole('dialog', { name: '联系我们' })).toBeVisible();
    await expect(page).toHaveURL(/\/application\/list\/detail\/3/);
  });

  journey('prefills an inquiry with the company of the logged-in user', async ({ page }) => {
    await beginSession(page, 'maker');
    await page.goto(addressOf('3'));
    await agreement(page).check();
    await act(page, '立即询价').click();
    const inquiry = page.getByRole('dialog', { name: '询价' });
    await expect(inquiry.getByLabel('企业名称')).not.toHaveValue('');
    await expect(inquiry.getByLabel('联系电话')).toHaveValue(/^1\d{10}$/);
    await inquiry.getByLabel('咨询内容').fill('集团内三家工厂合用的价格');
    await inquiry.getByRole('button', { name: '提交' }).click();
    await expect(page.getByText('询价提交成功，工作人员将在1-3个工作日内与您联系')).toBeVisible();
  });
});

journey.describe('packages side by side', () => {
  journey('show the prices of the rules, keep their first column on phones, and print alone', async ({ page }) => {
    await openApp(page, addressOf('1'));
    await main(page).getByRole('link', { name: '对比规格' }).click();
    await expect(page).toHaveURL(/\?compare=101,102,103$/);
    await expect(main(page)).toBeFocused();
    const table = main(page).getByRole('table', { name: '标识赋码系统的规格对比' });
    await expect(table.getByRole('columnheader')).toHaveText(['对比项', '基础版', '专业版', '集团版']);
    const all = await Promise.all(['101', '102', '103'].map((id) => answerOf(page, readPackage, id)));
    const lines = await table
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
    let compared = 0;
    for (const [head = '', ...cells] of lines) {
      const label = head.replace('有差异', '').trim();
      if (readDuration(label) === null) continue;
      for (const [index, details] of all.entries()) {
        const price = priceDuration(details, readDuration(label) ?? { duration: 0, durationUnit: 'year' });
        expect(cells[index]).toBe(price.ok ? `¥ ${displayYuan(price.priceFen)}` : '—不提供');
        compared += 1;
      }
    }
    expect(compared).toBe(18);

    await page.setViewportSize({ width: 320, height: 844 });
    const first = table.getByRole('rowheader').first();
    const before = await first.boundingBox();
    const last = table.getByRole('row').first().getByRole('columnheader').last();
    const lastBefore = await last.boundingBox();
    await last.scrollIntoViewIfNeeded();
    expect((await last.boundingBox())?.x).toBeLessThan(lastBefore?.x ?? 0);
    expect((await first.boundingBox())?.x).toBe(before?.x);
    await expect(first).toBeInViewport();

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: '快捷服务' })).toBeHidden();
    await expect(main(page).getByRole('button')).toHaveCount(0);
    await expect(table).toBeVisible();
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: null });

    await main(page).getByRole('link', { name: '选用专业版' }).click();
    await expect(packages(page).getByRole('radio', { name: '专业版' })).toBeChecked();
    await page.goBack();
    await expect(table).toBeVisible();
  });
});

journey.describe('the page of an app', () => {
  journey('plays its video and opens its pictures at full size', async ({ page }) => {
    await openApp(page, addressOf('1'));
    const gallery = main(page).getByRole('region', { name: '标识赋码系统的图片与视频' });
    await gallery.getByRole('button', { name: /放大查看/ }).click();
    const viewer = page.getByRole('dialog', { name: '标识赋码系统图片1' });
    await expect(viewer).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: '标识赋码系统图片2' })).toBeVisible();
    await page.keyboard.press('Escape');
    await gallery.getByRole('button', { name: /视频：标识赋码系统演示视频/ }).click();
    await expect
      .poll(() => gallery.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), {
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
  });

  journey('links to the sections of its text, and has its own toolbar on phones', async ({ page }) => {
    await openApp(page, addressOf('1'));
    await main(page).getByRole('navigation', { name: '详情目录' }).getByRole('link', { name: '交付方式' }).click();
    await expect(page.getByRole('heading', { name: '交付方式' })).toBeInViewport();
    await expect(page.getByRole('navigation', { name: '快捷服务' })).toBeVisible();
    const bar = page.getByRole('group', { name: '购买与咨询' });
    await expect(bar).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('navigation', { name: '快捷服务' })).toBeHidden();
    for (const name of ['产品咨询', '免费试用', '立即购买'])
      await expect(bar.getByRole('button', { name })).toBeVisible();
    await bar.getByRole('button', { name: '立即购买' }).click();
    await expect(agreement(page)).toBeInViewport();
    await expect(agreement(page)).toBeFocused();
  });

  journey('loads no dialog, viewer or comparison before the first interaction', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) files.push(pathname);
    });
    await openApp(page, addressOf('1'));
    await page.waitForTimeout(1_500);
    await page.waitForLoadState('networkidle');
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => /(?:dialog|viewer|compare|agreements)/i.test(file))).toEqual([]);
  });
});
