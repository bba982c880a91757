import { chinaMoment, fromChina } from '@lima-id/domain';
import type { Page } from '@playwright/test';
import { hideServerTime } from '../support/clocks.ts';
import { expect, journey, treadmill } from '../support/journey.ts';
import { latestCode } from '../support/outbox.ts';

const widths = [
  { place: 'at a desk', device: { viewport: { width: 1440, height: 900 } }, mobile: '13900000093' },
  { place: 'on a phone', device: { viewport: { width: 390, height: 844 }, hasTouch: true }, mobile: '13900000094' },
];

/** Opens the page on the last day of the previous month: this month may be a minute old, without anything produced yet. */
async function openAtEndOfMonth(page: Page): Promise<void> {
  const { year, month } = chinaMoment(Date.now());
  await page.clock.setFixedTime(fromChina(year, month, 0, 12));
  await hideServerTime(page);
  await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
  await page.getByRole('tab', { name: /智能生产/ }).click();
}

for (const { place, device, mobile } of widths) {
  journey.describe(`the production of an object ${place}`, () => {
    journey.use({ ...device, ownData: true });

    journey('shows figures of its maker’s line, by kind and by range', async ({ page }) => {
      await openAtEndOfMonth(page);
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
      await expect(scene.getByRole('heading', { name: '验证手机号后查看' })).toBeVisible();
      await expect(scene.getByRole('tab', { name: '本月' })).toBeHidden();
    });

    journey('asks for a phone in the repairs tab, and shows them once it is verified', async ({ page }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      await page.getByRole('tab', { name: /智能生产/ }).click();
      const scene = page.getByRole('tabpanel', { name: /智能生产/ });
      await scene.getByRole('tab', { name: '报修记录' }).click();
      await scene.getByRole('textbox', { name: '手机号' }).fill(mobile);
      await scene.getByRole('button', { name: '发送验证码' }).click();
      await scene.getByRole('textbox', { name: '验证码' }).fill(await latestCode(page, mobile));
      await scene.getByRole('button', { name: '验证并查看' }).click();
      await expect(scene.getByText('WX-2026-000318').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: '智能生产' })).toBeFocused();
      // The repair scene is unlocked as well.
      await page.getByRole('tab', { name: '设备报修' }).click();
      await expect(page.getByRole('list', { name: '报修记录' }).getByText('WX-2026-000318')).toBeVisible();
    });

    journey('shows the same after a reload and by URL, and nothing for an invalid range', async ({ page }) => {
      await openAtEndOfMonth(page);
      const scene = page.getByRole('tabpanel', { name: /智能生产/ });
      await scene.getByRole('tab', { name: '异常数据' }).click();
      await scene.getByRole('tab', { name: '本月' }).click();
      await expect(page).toHaveURL(/data=1&range=\d{4}-\d\d-01_\d{4}-\d\d-\d\d/);
      const days = async () => [
        await scene.getByRole('textbox', { name: '开始日期' }).inputValue(),
        await scene.getByRole('textbox', { name: '结束日期' }).inputValue(),
      ];
      const chosen = await days();
      const link = page.url();
      for (const open of [() => page.reload(), () => page.goto('about:blank').then(() => page.goto(link))]) {
        await open();
        await expect(scene.getByRole('tab', { name: '异常数据' })).toHaveAttribute('aria-selected', 'true');
        await expect(scene.getByRole('tab', { name: '本月' })).toHaveAttribute('aria-selected', 'true');
        await expect(scene.getByText('每日构成')).toBeVisible();
        expect(await days()).toEqual(chosen);
      }
      await expect(scene.getByText(/数据来源/)).toHaveCount(1);

      const [from, to] = [
        scene.getByRole('textbox', { name: '开始日期' }),
        scene.getByRole('textbox', { name: '结束日期' }),
      ];
      for (const [first, last, refusal] of [
        ['2026-05-09', '2026-05-01', '开始日期不能晚于结束日期，请重新填写'],
        ['2026-02-30', '2026-05-01', '请输入正确的日期，如 2026-05-18'],
        ['2026-01-01', '2026-05-01', '自定义时间不能超过三个月'],
      ] as const) {
        await from.fill(first);
        await to.fill(last);
        await to.press('Enter');
        await expect(scene.getByText(refusal)).toBeVisible();
        await expect(scene.getByText('请先改正上面的日期。')).toBeVisible();
        await expect(scene.getByText('每日构成')).toBeHidden();
      }
      await scene.getByRole('tab', { name: '本月' }).click();
      await expect(scene.getByText('每日构成')).toBeVisible();
      expect(await days()).toEqual(chosen);
    });
  });
}
