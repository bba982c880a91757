import { startGateway } from '../support/gateway.ts';
import { expect, journey, treadmill } from '../support/journey.ts';

journey.describe('when something is wrong', () => {
  journey('says which part is unknown and keeps the text when a code does not exist', async ({ page }) => {
    const unknown = '88.118.001/GT-2O26-000123';
    await page.goto(`/product_scene?identifier=${encodeURIComponent(unknown)}`);
    await expect(page.getByRole('heading', { name: '未查询到该标识' })).toBeVisible();
    await expect(page.getByText('没有匹配的对象').first()).toBeVisible();
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    await expect(field).toHaveValue(unknown);
  });

  journey('says what is wrong beside the field when the code cannot be one', async ({ page }) => {
    await page.goto('/home');
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    await field.fill('跑步机');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('跑步机');
    await expect(page).toHaveURL(/\/home$/);
  });

  journey('offers to try again, and does, when the gateway stops in mid-visit', async ({ page }) => {
    journey.setTimeout(240_000);
    const own = await startGateway();
    try {
      await page.goto(`${own.url}/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await own.stop();
      await page.getByRole('tab', { name: /供应链/ }).click();
      await expect(page.getByText(/请检查网络|服务器去健身了|服务暂时没有响应/).first()).toBeVisible();
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

  journey('opens the home page with status 404 when the path is unknown', async ({ page }) => {
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('textbox', { name: '标识编码' })).toBeVisible();
    await expect(page.getByText(/没有找到/)).toBeVisible();
  });

  journey('answers with an envelope when a call is unknown', async ({ request }) => {
    const answer = await request.post('/platform-operate-service/nothing/here', { data: {} });
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false, data: null });
  });
});
