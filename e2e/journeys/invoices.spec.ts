import { readFile } from 'node:fs/promises';
import { contract } from '@lima-id/api';
import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { expectFits, journey } from '../support/members.ts';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => page.getByRole('dialog', { name: '申请发票' });

journey.describe('my invoices', () => {
  // The first journey waits for the logins.
  journey.describe.configure({ timeout: 120_000 });

  journey('offer a new request when the reversed one is shown, not before', async ({ page }) => {
    const list = page.waitForRequest('**/manager/invoice/list');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.goto('/personal_invoices');
    await list;
    const reversed = main(page).getByRole('row').filter({ hasText: '已冲红' });
    await reversed.waitFor();
    await page.route('**/manager/invoice/list', async (route) => {
      await held;
      await route.continue();
    });
    await reversed.getByRole('link', { name: /^查看订单/ }).click();
    await expect(main(page).getByRole('heading', { level: 2, name: '发票' })).toBeVisible();
    const again = main(page).getByRole('button', { name: '重新申请' });
    await expect(again).toHaveCount(0);
    release();
    await expect(again).toBeVisible();
    await expect(main(page).getByText(/^冲红原因：/)).toBeVisible();
  });

  journey('are listed, and one that was reversed is requested again', async ({ page, maker }) => {
    await page.goto('/personal_orders');
    await page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: '我的发票' }).click();
    await expect(page).toHaveURL(/\/personal_invoices$/);
    const reversed = main(page).getByRole('row').filter({ hasText: '已冲红' });
    await expect(reversed).toContainText('冲红原因：企业需要增值税专用发票，请重新申请');
    await expect(main(page).getByRole('row').filter({ hasText: '已开具' })).toContainText('26372000000000000246');
    await expectFits(page);

    await reversed.getByRole('link', { name: /^查看订单/ }).click();
    // The list has the same button until the order is open.
    await expect(page.getByRole('heading', { level: 1, name: '订单详情' })).toBeVisible();
    await main(page).getByRole('button', { name: '重新申请' }).click();
    // The form is prefilled from the last invoice.
    await expect(form(page).getByRole('textbox', { name: '纳税人识别号' })).toHaveValue('91371422MA00001184');
    await form(page).getByRole('radio', { name: '增值税专用发票' }).click();
    await expect(form(page).getByRole('textbox', { name: '银行账号' })).toHaveValue('6200118000001');
    await form(page).getByRole('textbox', { name: '收票邮箱' }).fill('boss@example');
    await form(page).getByRole('button', { name: '提交申请' }).click();
    await expect(form(page).getByText('请输入正确的收票邮箱')).toBeVisible();
    await expectFits(page);
    await page.reload();
    await main(page).getByRole('button', { name: '重新申请' }).click();
    await expect(form(page).getByRole('radio', { name: '增值税专用发票' })).toBeChecked();
    const email = form(page).getByRole('textbox', { name: '收票邮箱' });
    await expect(email).toHaveValue('boss@example');
    await email.fill('boss@example.cn');
    await form(page).getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText('发票申请已提交，开具后将发送至您的收票邮箱')).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await expect(main(page).getByText('尚未开具')).toBeVisible();
    await expect(main(page).getByRole('button', { name: '重新申请' })).toHaveCount(0);

    const { records } = await maker.ask(contract.listMyInvoices, { page: 1, size: 1 });
    const [newest] = records;
    expect(newest).toMatchObject({ kind: 'special', status: 'requested' });
    const invoice = await maker.ask(contract.readInvoice, { id: newest?.id ?? '' });
    expect(invoice).toMatchObject({ email: 'boss@example.cn', bankAccount: '6200118000001' });
  });

  journey('appear in the confirmation of an order, which is downloaded as a PDF', async ({ page, maker }) => {
    const { records } = await maker.ask(contract.listMyOrders, { status: 'completed', page: 1, size: 1 });
    const [order] = records;
    await page.goto(`/personal_orders/${order?.id}`);
    const download = page.waitForEvent('download', { timeout: 60_000 });
    await main(page).getByRole('button', { name: '下载订单确认单' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`订单确认单-${order?.orderCode}.pdf`);
    const bytes = await readFile(await saved.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeLessThan(200_000);
    await expect(page).toHaveURL(new RegExp(`/personal_orders/${order?.id}$`));
  });
});
