import type { Page } from '@playwright/test';
import { startGateway } from '../support/gateway.ts';
import { expect, journey } from '../support/journey.ts';
import { openMember } from '../support/member.ts';
import { expectListed, openPayment, placeOrder } from '../support/orders.ts';

const weekAndDayMs = 8 * 86_400_000;
const transferred = '已经转账的，请勿重复付款，请联系客服。';
const main = (page: Page) => page.getByRole('main');

journey.describe('an unpaid order', () => {
  journey.setTimeout(240_000);

  journey('expires at its deadline, and the page offers a next step', async ({ browser }) => {
    // Its clock runs ahead, which no other journey may see.
    const gateway = await startGateway();
    try {
      const maker = await openMember(browser, gateway.url, 'maker');
      const page = await maker.openTab();
      const { id, orderCode } = await placeOrder(maker);
      await openPayment(page, id);
      await expect(main(page).getByText(orderCode)).toBeVisible();
      await gateway.stop();
      await gateway.restart(weekAndDayMs);
      await main(page).getByRole('radiogroup', { name: '支付方式' }).getByText('微信支付').click();
      // The refusal also says what time it is, by which the deadline has passed.
      const over = main(page).getByText(`该订单已取消或已过付款期限，如需购买请重新下单。${transferred}`);
      await expect(over).toBeVisible();
      await page.reload();
      await expect(over).toBeVisible();
      await expect(main(page).getByRole('link', { name: '返回应用市场' })).toHaveAttribute('href', '/application');
      await expectListed(page, orderCode, '已取消');
      await page.goto(`/personal_orders/${id}`);
      await expect(main(page).getByText('逾期未提交付款信息，订单已自动取消')).toBeVisible();
      await expect(main(page).getByText(transferred)).toBeVisible();
      await maker.browser.close();
    } finally {
      await gateway.dispose();
    }
  });
});
