import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { journey } from '../support/members.ts';
import { expectListed, openPayment, placeOrder } from '../support/orders.ts';

// A separate gateway, whose clock runs ahead without affecting other journeys.
journey.use({ crowd: 'latecomers' });

const weekAndDayMs = 8 * 86_400_000;
const main = (page: Page) => page.getByRole('main');

journey.describe('an unpaid order', () => {
  journey.setTimeout(240_000);

  journey('expires at its deadline, and the page offers a next step', async ({ page, maker, gateway }) => {
    const { id, orderCode } = await placeOrder(maker);
    await openPayment(page, id);
    await expect(main(page).getByText(orderCode)).toBeVisible();
    await gateway.stop();
    await gateway.restart(weekAndDayMs);
    await main(page).getByRole('radiogroup', { name: '支付方式' }).getByText('微信支付').click();
    await expect(main(page).getByText('订单状态已变化，请刷新后查看')).toBeVisible();
    await page.reload();
    await expect(main(page).getByText('该订单已取消或已过付款期限，如需购买请重新下单。')).toBeVisible();
    await expect(main(page).getByRole('link', { name: '返回应用市场' })).toHaveAttribute('href', '/application');
    await expectListed(page, orderCode, '已取消');
    await page.goto(`/personal_orders/${id}`);
    await expect(main(page).getByText('逾期未付款，订单已自动取消')).toBeVisible();
  });
});
