import { expect, journey, treadmill } from '../support/journey.ts';
import { latestCode } from '../support/outbox.ts';

const phone = { width: 390, height: 844 };

/** Dedicated phone numbers: both journeys share one gateway. */
const places = [
  { place: 'at a desk', device: { viewport: { width: 1440, height: 900 } }, mobile: '13900000081' },
  { place: 'on a phone', device: { viewport: phone, hasTouch: true }, mobile: '13900000082' },
];

/** Every public scene with a text that only it has. */
const openScenes = [
  ['绿色档案', '可回收率'],
  ['产品追溯', '交付安装'],
  ['产品管理', '产品档案'],
  ['供应链', '关键物料'],
  ['产品召回', '该产品不在召回名单中'],
  ['智慧安全', '安全提示'],
  ['物流监控', '流转记录'],
] as const;

for (const { place, device, mobile } of places) {
  journey.describe(`the scenes of a product ${place}`, () => {
    journey.use({ ...device, ownData: true });

    journey('each show their own content without overflow', async ({ page }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      for (const [name, content] of openScenes) {
        await page.getByRole('tab', { name }).click();
        const panel = page.getByRole('tabpanel', { name });
        await expect(
          panel
            .getByText(content)
            .or(panel.getByRole('table', { name: content }))
            .first(),
        ).toBeVisible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      }
      await page.reload();
      await expect(page.getByRole('tab', { name: '物流监控' })).toHaveAttribute('aria-selected', 'true');
    });

    journey("show a table's name once, and suppliers without horizontal scrolling", async ({ page }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      for (const [name, heads] of [
        ['智慧安全', ['环节', '要求']],
        ['绿色档案', ['阶段', '排放量']],
        ['供应链', ['物料', '供应商', '到货批次', '到货日期', '检验结论']],
      ] as const) {
        await page.getByRole('tab', { name }).click();
        const table = page.getByRole('tabpanel', { name }).getByRole('table');
        await expect(table.getByRole('columnheader')).toHaveText([...heads]);
      }
      const box = await page.getByRole('columnheader', { name: '供应商' }).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      );
    });

    journey('collapse a text to a line when it needs more than one', async ({ page }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      await page.getByRole('tab', { name: '绿色档案' }).click();
      const panel = page.getByRole('tabpanel', { name: '绿色档案' });
      const text = panel.getByText(/按全生命周期核算的碳足迹，供采购与评价参考。$/);
      await expect(text).toBeVisible();
      const height = async () => (await text.boundingBox())?.height;
      await expect.poll(height).toBeLessThanOrEqual(30);
      const expand = panel.getByRole('button', { name: '展开' });
      if (place === 'at a desk') {
        // The button is shown in a narrow window first, so that its absence afterwards is a measurement.
        await page.setViewportSize(phone);
        await expect(expand).toBeVisible();
        await page.setViewportSize(device.viewport);
        await expect(expand).toHaveCount(0);
        return;
      }
      await expand.click();
      await expect.poll(height).toBeGreaterThan(30);
    });

    journey('have a table of contents that leads to a section, unless their parts are cards', async ({ page }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      await page.getByRole('tab', { name: '绿色档案' }).click();
      const panel = page.getByRole('tabpanel', { name: '绿色档案' });
      const contents = page.getByRole('navigation', { name: '本场景目录' });
      await expect(contents.getByRole('link')).toHaveText([/^绿色属性$/, /^碳足迹/]);
      await contents.getByRole('link', { name: /^碳足迹/ }).click();
      const heading = panel.getByRole('heading', { name: /^碳足迹/ });
      await expect(heading.locator('..')).toBeFocused();
      await expect(heading).toBeInViewport();
      await page.getByRole('tab', { name: '物流监控' }).click();
      await expect(page.getByRole('heading', { name: '流转记录' })).toBeVisible();
      await expect(contents).toHaveCount(0);
    });

    journey('show the running data once a phone is verified', async ({ page }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      await page.getByRole('tab', { name: '运行监测' }).click();
      await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
      await page.getByRole('button', { name: '发送验证码' }).click();
      await page.getByRole('textbox', { name: '验证码' }).fill(await latestCode(page, mobile));
      await page.getByRole('button', { name: '验证并查看' }).click();
      await expect(page.getByRole('tabpanel', { name: '运行监测' }).getByText('累计运行')).toBeVisible();
    });
  });
}
