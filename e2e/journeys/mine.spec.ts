import { contract, orderStatusCodes } from '@lima-id/api';
import { chinaDate, chinaMinute, defaultPageSize, orderStatus, orderStatuses } from '@lima-id/domain';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { expectFits, journey } from '../support/members.ts';
import {
  addVouchers,
  fillPayment,
  halfYear,
  openPurchase,
  type Purchase,
  paymentFormOf,
  placeOrder,
  sendPayment,
} from '../support/orders.ts';
import { photoOf } from '../support/registration.ts';

/** An app that nobody of the demo's enterprise has tried. */
const repairs: Purchase = { appId: '5', packageId: '501', duration: { duration: 1, durationUnit: 'year' } };

const main = (page: Page) => page.getByRole('main');
const act = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const rows = (page: Page) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^查看详情/ }) });

/** Presses Tab until an element has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < 90; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It cannot be reached with the keyboard.');
}

/** Focuses an element by keyboard and presses a key on it. */
async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  // A button that still waits for data, such as the company's name, ignores keys.
  await expect(target).toBeEnabled();
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

journey.describe('my orders', () => {
  // The first journey waits for the logins.
  journey.describe.configure({ timeout: 120_000 });

  journey('are filtered by status and page, and link to their payment', async ({ page, maker }) => {
    const newest = await placeOrder(maker);
    let { total } = await maker.ask(contract.listMyOrders, { page: 1, size: 1 });
    for (; total <= defaultPageSize; total += 1) await placeOrder(maker);
    const second = await maker.ask(contract.listMyOrders, { page: 2, size: defaultPageSize });

    await page.goto('/personal_orders');
    await expect(main(page).getByText(`共 ${total} 个订单`)).toBeVisible();
    await expect(rows(page)).toHaveCount(defaultPageSize);
    await expectFits(page);
    await main(page).getByRole('navigation', { name: '分页' }).getByRole('link', { name: '下一页' }).click();
    await expect(page).toHaveURL(/\/personal_orders\?page=2$/);
    await expect(rows(page)).toHaveCount(second.records.length);
    await expect(rows(page).first()).toContainText(second.records[0]?.orderCode ?? '');
    await expect(main(page).getByRole('region', { name: '我的订单' }).first()).toBeFocused();

    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
    await main(page).getByRole('tab', { name: '全部' }).press('ArrowRight');
    await expect(page).toHaveURL(/\?status=\d$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(40);

    for (const status of orderStatus.options) {
      const label = orderStatuses[status];
      await main(page).getByRole('tab', { name: label, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`\\?status=${orderStatusCodes[status]}$`));
      await expect(rows(page).first()).toBeVisible();
      await expect(rows(page).filter({ hasNotText: label })).toHaveCount(0);
    }
    await page.goto('/personal_orders?status=0&page=99');
    await expect(page).toHaveURL(/\?status=0$/);

    await main(page)
      .getByRole('link', { name: `查看详情 ${newest.orderCode}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/personal_orders/${newest.id}$`));
    for (const words of [newest.orderCode, '88.118.001', '6个月', '提交订单'])
      await expect(main(page).getByText(words).first()).toBeVisible();
    await expectFits(page);
    await act(page, '去支付').click();
    await expect(page.getByRole('heading', { level: 1, name: '订单支付' })).toBeVisible();
    await page.reload();
    await expect(main(page).getByText(newest.orderCode)).toBeVisible();
  });

  journey('open at the address of the console, which is not open yet', async ({ page }) => {
    await page.goto('/console');
    await expect(page).toHaveURL(/\/personal_orders\?via=console$/);
    await expect(main(page).getByText('企业控制台尚未开放')).toBeVisible();
  });

  journey('explain how to place one when there are none', async ({ visitor }) => {
    const page = await visitor.openTab();
    await page.goto('/personal_orders');
    await expect(main(page).getByText('暂无订单')).toBeVisible();
    await expect(main(page).getByRole('link', { name: '去注册' })).toHaveAttribute('href', '/identification');
    await main(page).getByRole('tab', { name: '已完成' }).click();
    await expect(main(page).getByText('没有此状态的订单')).toBeVisible();
    await page.close();
  });

  journey('are bought again on the order page, which survives a reload at each step', async ({ page, maker }) => {
    const { id } = await placeOrder(maker);
    await maker.ask(contract.cancelOrder, { id });
    await page.goto(`/personal_orders/${id}`);
    await main(page).getByRole('link', { name: '再次购买' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '购买应用' })).toBeVisible();
    await main(page)
      .getByRole('checkbox', { name: /我已阅读并同意/ })
      .check();
    await page.reload();
    await expect(main(page).getByRole('radio', { name: '6个月' })).toBeChecked();
    await act(page, '下一步').click();
    await expect(main(page)).toBeFocused();
    await main(page).getByRole('textbox', { name: '订单备注' }).fill('再买一次');
    await page.reload();
    await expect(main(page).getByRole('textbox', { name: '订单备注' })).toHaveValue('再买一次');
    await expectFits(page);
    await act(page, '去支付').click();
    await expect(page).toHaveURL(/\/application\/payment\?order=[^&]+&from=apporder$/);
    await page.reload();
    await expect(main(page).getByRole('listitem').filter({ hasText: '支付完成' })).toBeVisible();
    await fillPayment(page, chinaMinute(Date.now()), '6222020118000017');
    await addVouchers(page, await photoOf(page, 22));
    await expect(paymentFormOf(page).getByRole('button', { name: '预览 付款凭证 1' })).toBeVisible();
    await sendPayment(page);
    await expect(page).toHaveURL(/\/apporder\?order=[^&]+$/);
    await expect(main(page).getByText('订单已提交，将在1-2个工作日内完成审核。')).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole('link', { name: '查看订单管理' })).toHaveAttribute('href', '/personal_orders');
    await expect(page).toHaveURL(/\/personal_orders$/, { timeout: 20_000 });
  });

  journey('are placed and paid by keyboard alone', async ({ page }) => {
    await openPurchase(page, halfYear);
    await press(page, main(page).getByRole('checkbox', { name: /我已阅读并同意/ }), 'Space');
    await press(page, act(page, '立即购买').first());
    await type(page, main(page).getByRole('textbox', { name: '订单备注' }), '键盘下单');
    await press(page, act(page, '去支付'));
    const ways = main(page).getByRole('radiogroup', { name: '支付方式' });
    await tabTo(page, ways.getByRole('radio', { name: /线下支付/ }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    const form = paymentFormOf(page);
    await type(page, form.getByLabel('开户银行'), '示例银行宁津支行');
    await type(page, form.getByLabel('银行账号'), '6222020118000009');
    await type(page, form.getByRole('textbox', { name: '付款时间' }), chinaMinute(Date.now()));
    const vouchers = form.getByLabel(/点击或拖入图片/);
    // The dialog is intercepted early: set up at the moment of the key press, the browser may already have opened its own.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, vouchers);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(await photoOf(page, 21));
    await expect(form.getByRole('button', { name: '预览 付款凭证 1' })).toBeVisible();
    await press(page, form.getByRole('button', { name: '提交付款信息' }));
    await expect(page.getByRole('heading', { level: 1, name: '付款信息已提交' })).toBeVisible();
    await press(page, act(page, '留在此页'));
    await expect(page.getByText('已留在此页')).toBeVisible();
  });
});

journey.describe('my trials', () => {
  journey.describe.configure({ timeout: 120_000 });

  journey('start on the page of an app, once for each app', async ({ page }) => {
    await openPurchase(page, repairs);
    await main(page)
      .getByRole('checkbox', { name: /我已阅读并同意/ })
      .check();
    await act(page, '免费试用 30 天').click();
    const dialog = page.getByRole('dialog', { name: '免费试用' });
    const before = chinaDate(Date.now());
    await dialog.getByRole('button', { name: '提交试用申请' }).click();
    await expect(dialog.getByText('试用申请提交成功')).toBeVisible();
    // Midnight may have passed in between.
    const refusal = new RegExp(`^贵企业已于(?:${before}|${chinaDate(Date.now())})申请过该应用的试用，试用至`);
    await dialog.getByRole('link', { name: '查看我的试用' }).click();
    await expect(page).toHaveURL(/\/personal_trials$/);
    const row = main(page).getByRole('row').filter({ hasText: '扫码报修' });
    await expect(row).toContainText('30 天');
    await expect(row).toContainText('试用中');
    await expectFits(page);

    await row.getByRole('button', { name: '进入应用 扫码报修' }).click();
    await expect(page).toHaveURL(/\/personal_trials\?via=console&productId=5$/);
    await expect(main(page).getByText('企业控制台尚未开放')).toBeVisible();
    await expect(main(page).getByText(/^“扫码报修”将在企业控制台中使用/)).toBeVisible();

    await openPurchase(page, { ...repairs, duration: { duration: 2, durationUnit: 'year' } });
    await act(page, '免费试用 30 天').click();
    await dialog.getByRole('button', { name: '提交试用申请' }).click();
    await expect(dialog.getByText(refusal)).toBeVisible();
    await expect(dialog.getByRole('link', { name: '查看我的试用' })).toBeVisible();

    // A repeated application starts no second trial and says so.
    await openPurchase(page, repairs);
    await act(page, '免费试用 30 天').click();
    await dialog.getByRole('button', { name: '提交试用申请' }).click();
    await expect(dialog.getByText(refusal)).toBeVisible();
    await expect(dialog.getByText('试用申请提交成功')).toHaveCount(0);
  });

  journey('ask for a prefix first', async ({ visitor }) => {
    const page = await visitor.openTab();
    await page.goto('/personal_trials');
    await expect(main(page).getByText('暂无试用')).toBeVisible();
    await expect(main(page).getByText('试用前请先注册企业标识前缀')).toBeVisible();
    await openPurchase(page, repairs);
    await main(page)
      .getByRole('checkbox', { name: /我已阅读并同意/ })
      .check();
    await act(page, '免费试用 30 天').click();
    const dialog = page.getByRole('dialog', { name: '试用前请先注册企业标识前缀' });
    await expect(dialog.getByRole('link', { name: '去注册' })).toHaveAttribute('href', '/identification');
    await page.close();
  });
});
