import { chinaDate, chinaMinute, dayMs } from '@lima-id/domain';
import type { Page } from '@playwright/test';
import { movedClock } from '../support/clocks.ts';
import { expect, journey, treadmill } from '../support/journey.ts';
import { addVouchers, fillPayment, openPayment, paymentFormOf, placeOrder, sendPayment } from '../support/orders.ts';
import { photoOf } from '../support/registration.ts';
import { beginSession } from '../support/session.ts';

const behindMs = 2 * dayMs;

/** How a page with a wrong clock comes to know the server's time. Playwright's clock hides what the browser says of a document. */
const ways = [
  { way: 'document', setBack: (page: Page) => page.addInitScript({ content: movedClock(-behindMs) }) },
  { way: 'answers', setBack: (page: Page) => page.clock.install({ time: Date.now() - behindMs }) },
];

for (const { way, setBack } of ways) {
  journey.describe(`a device whose clock is two days behind takes the server’s time from its ${way}`, () => {
    journey.use({ ownData: true });
    journey.describe.configure({ timeout: 120_000 });

    journey('and accepts an offline payment of today', async ({ page, maker }) => {
      await beginSession(page, 'maker');
      await setBack(page);
      const { id } = await placeOrder(maker);
      await openPayment(page, id);
      expect(await page.evaluate(() => Date.now())).toBeLessThan(Date.now() - behindMs + 60_000);
      const form = paymentFormOf(page);
      await form.getByRole('button', { name: '选择付款时间' }).click();
      await page
        .getByRole('dialog', { name: '付款时间日历' })
        .getByRole('button', { name: '今天', exact: true })
        .click();
      await expect(form.getByRole('textbox', { name: '付款时间' })).toHaveValue(`${chinaDate(Date.now())} 00:00`);
      await page.keyboard.press('Escape');
      await fillPayment(page, chinaMinute(Date.now()));
      await addVouchers(page, await photoOf(page, 21));
      await expect(form.getByRole('button', { name: '预览 付款凭证 1' })).toBeVisible({ timeout: 30_000 });
      await sendPayment(page);
      await expect(page.getByRole('heading', { level: 1, name: '付款信息已提交' })).toBeVisible();
    });

    journey('and shows charts of today', async ({ page }) => {
      await setBack(page);
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      await page.getByRole('tab', { name: /智能生产/ }).click();
      const scene = page.getByRole('tabpanel', { name: /智能生产/ });
      await expect(scene.getByRole('tab', { name: '今日' })).toHaveAttribute('aria-selected', 'true');
      for (const name of ['开始日期', '结束日期'])
        await expect(scene.getByRole('textbox', { name })).toHaveValue(chinaDate(Date.now()));
      await scene.getByRole('tab', { name: '本月' }).click();
      await scene.getByRole('tab', { name: '今日' }).click();
      await expect(scene.getByRole('textbox', { name: '开始日期' })).toHaveValue(chinaDate(Date.now()));
    });

    journey('and shows the age of a device as others do', async ({ page }) => {
      const outdoor = `/equipment/detail?t=1&identifier=${encodeURIComponent('88.118.012/OW-2025-009001')}`;
      const left = page.getByText(/距安全使用年限届满还有 \d+ 天/);
      await beginSession(page, 'maker');
      await page.goto(outdoor);
      const asOthers = await left.innerText();
      await setBack(page);
      await page.goto('/robots.txt');
      await page.goto(outdoor);
      await expect(left).toHaveText(asOthers);
    });
  });
}
