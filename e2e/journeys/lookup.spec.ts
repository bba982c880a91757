import { expect, journey, recalledBike, treadmill } from '../support/journey.ts';

journey.describe('looking up an identifier', () => {
  journey('shows the product when a visitor types its code', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page).toHaveTitle('力码 · 健身器材行业工业互联网标识解析平台');
    await page.getByRole('main').getByRole('textbox', { name: '标识编码' }).fill(treadmill);
    await page.getByRole('main').getByRole('button', { name: '查询', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
    await expect(page).toHaveTitle('标识查询 - 力码');
    await expect(page.getByRole('tab', { name: /产品追溯/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('交付安装')).toBeVisible();
    await expect(page.getByText('山东泰岳健身科技有限公司').first()).toBeVisible();
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', new RegExp(treadmill.replaceAll('.', '\\.')));
  });

  journey('shows the product again when the page is reloaded or its address is shared', async ({ page, context }) => {
    await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
  });

  journey('shows the product when the address of a QR code is pasted', async ({ page }) => {
    await page.goto('/home');
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    await field.fill(` https://id.example.cn/product_scene?from=label&identifier=${encodeURIComponent(recalledBike)} `);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /单车/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: /产品召回/ })).toBeVisible();
  });

  journey('loads a scene and keeps it in the address when its tab is chosen', async ({ page }) => {
    await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
    await page.getByRole('tab', { name: /产品管理/ }).click();
    await expect(page.getByRole('tabpanel', { name: /产品管理/ })).toBeVisible();
    await expect(page).toHaveURL(/scene=/);
    await page.reload();
    await expect(page.getByRole('tab', { name: /产品管理/ })).toHaveAttribute('aria-selected', 'true');
  });

  journey('leads to the linked identifier and back when a trace link is followed', async ({ page }) => {
    await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
    await page.getByRole('link', { name: /88\.118\.001\/QC-2026-050631/ }).click();
    await expect(page.getByRole('main').getByText('88.118.001/QC-2026-050631').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
  });

  journey('goes home when the page is opened without an identifier', async ({ page }) => {
    await page.goto('/product_scene');
    await expect(page).toHaveURL(/\/home$/);
  });

  journey('counts every answered lookup in the live figures', async ({ page, request }) => {
    const path = '/platform-operate-service/identifier/manager/homepage/datawarehousese';
    const before = (await (await request.post(path, { data: {} })).json()).data.resolutionTotal;
    await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
    await expect
      .poll(async () => (await (await request.post(path, { data: {} })).json()).data.resolutionTotal)
      .toBeGreaterThan(before);
  });
});
