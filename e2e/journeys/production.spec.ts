import { expect, journey, treadmill } from '../support/journey.ts';

const widths = [
  { place: 'at a desk', device: { viewport: { width: 1440, height: 900 } } },
  { place: 'on a phone', device: { viewport: { width: 390, height: 844 }, hasTouch: true } },
];

for (const { place, device } of widths) {
  journey.describe(`the production of an object ${place}`, () => {
    journey.use(device);

    journey('shows figures of its maker’s line, by kind and by range', async ({ page }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      await page.getByRole('tab', { name: /智能生产/ }).click();
      const scene = page.getByRole('tabpanel', { name: /智能生产/ });
      const kinds = scene.getByRole('tablist', { name: '生产数据' }).getByRole('tab');
      await expect(kinds).toHaveText(['能耗数据', '异常数据', '加工时间', '报修记录']);
      await scene.getByRole('tab', { name: '本月' }).click();
      await expect(scene.getByText('总能耗')).toBeVisible();
      await expect(scene.getByText(/TOP10/).first()).toBeVisible();
      await expect(scene.getByText(/数据来源：企业节点 88\.118\.001/).first()).toBeVisible();
      await scene.getByRole('tab', { name: '异常数据' }).click();
      await expect(scene.getByText('质量', { exact: true }).first()).toBeVisible();
      await scene.getByRole('tab', { name: '加工时间' }).click();
      await expect(scene.getByText('喷涂 B 线烘道').first()).toBeVisible();
      await scene.getByRole('tab', { name: '报修记录' }).click();
      await expect(scene.getByText(/请先打开“设备报修”验证手机号/)).toBeVisible();
      await expect(scene.getByRole('tab', { name: '本月' })).toBeHidden();
    });
  });
}
