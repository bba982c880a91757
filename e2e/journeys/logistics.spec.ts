import { expect, journey, treadmill } from '../support/journey.ts';

const widths = [
  { place: 'at a desk', device: { viewport: { width: 1440, height: 900 } } },
  { place: 'on a phone', device: { viewport: { width: 390, height: 844 }, hasTouch: true } },
];

for (const { place, device } of widths) {
  journey.describe(`the shipment of a product ${place}`, () => {
    journey.use(device);

    journey('shows its route, durations, sensor records and every stop', async ({ page }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      await page.getByRole('tab', { name: '物流监控' }).click();
      const route = page.getByRole('list', { name: '运输路线' }).getByRole('listitem');
      await expect(route).toHaveCount(4);
      await expect(route.first()).toContainText('宁津 · 泰岳成品库');
      await expect(route.last()).toContainText('德州 · 燃点健身（人民路店）');
      await expect(page.getByText('WL-0509-7716').first()).toBeVisible();
      const panel = page.getByRole('tabpanel');
      await expect(panel.getByRole('definition')).toHaveText(['已签收', '65小时', '118km', '完好']);

      await expect(panel.getByRole('figure')).toHaveCount(3);
      await expect(panel.getByText('记录仪每 6 小时上报')).toBeVisible();
      await expect(panel.getByText('峰值 1.8 g')).toBeVisible();
      await panel.getByRole('button', { name: '查看数据表' }).first().click();
      await expect(panel.getByRole('table').getByRole('row')).toHaveCount(12);

      const stops = panel.getByRole('heading', { level: 3 });
      await expect(stops).toHaveCount(5);
      await expect(stops.first()).toHaveText('德州 · 燃点健身（人民路店）');
      await panel.getByRole('button', { name: '查看更多（还有 3 条）' }).click();
      await expect(stops).toHaveCount(8);
      await expect(panel.getByText('检验放行，转入成品库。')).toBeVisible();

      // No horizontal overflow.
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

    journey('shows the known values when the distance is missing', async ({ page }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent('88.118.036/SB-2025-018842')}`);
      await page.getByRole('tab', { name: '物流监控' }).click();
      await expect(page.getByRole('list', { name: '运输路线' }).getByRole('listitem')).toHaveCount(4);
      await expect(page.getByRole('tabpanel').getByRole('definition')).toHaveText(['已签收', '65小时', '完好']);
    });
  });
}
