import { expect, journey } from '../support/journey.ts';

journey.describe('cooperation cases', () => {
  journey('are listed below a carousel of three, and link to the apps they used', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('banner').getByRole('link', { name: '案例中心' }).click();
    await expect(page).toHaveURL(/\/cooperation_case$/);
    const banner = page.getByRole('region', { name: '精选案例' });
    await expect(banner.getByRole('button', { name: /^第 \d 张，共 3 张/ })).toHaveCount(3);
    const cards = page.getByRole('region', { name: '同一个码，在不同行业这样用' });
    await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(7);
    await cards.getByRole('link', { name: '126家门店、9,400台器材，一本账管清楚' }).click();
    await expect(page).toHaveURL(/\/cooperation_case\/detail\/7$/);
    const related = page.getByRole('region', { name: '相关产品' });
    await expect(related.locator('img').first()).toBeVisible();
    await related.getByRole('link', { name: '设备资产管理' }).click();
    await expect(page).toHaveURL(/\/application\/detail\/2$/);
    await expect(page.getByRole('heading', { level: 1, name: '设备资产管理' })).toBeVisible();
  });

  journey('start with the first when the URL names none, and prefill the contact dialog', async ({ page }) => {
    await page.goto('/cooperation_case/detail');
    await expect(page.getByRole('heading', { level: 1, name: /每一桶危废/ })).toBeVisible();
    const asks = page.getByRole('button', { name: '我要同款服务' });
    await expect(asks.first()).toBeVisible();
    for (const button of await asks.all()) {
      await button.click();
      const dialog = page.getByRole('dialog', { name: '联系我们' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.goto('/cooperation_case/detail/99');
    await page.getByRole('link', { name: '全部案例' }).click();
    await expect(page).toHaveURL(/\/cooperation_case$/);
  });
});
