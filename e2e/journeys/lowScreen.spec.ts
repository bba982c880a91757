import type { Locator, Page } from '@playwright/test';
import { outOfReach } from '../../packages/ui/src/testing/outOfReach.ts';
import { expect, journey } from '../support/journey.ts';
import { journey as memberJourney } from '../support/members.ts';
import { halfYear, openPayment, openPurchase, placeOrder } from '../support/orders.ts';
import { sliderOf } from '../support/slide.ts';

/** A phone on its side below the bars of its browser, and 1280×1024 at 400 %. */
const screens = [
  ['a phone in landscape', { width: 667, height: 331 }],
  ['400 % zoom', { width: 320, height: 256 }],
] as const;

const main = (page: Page) => page.getByRole('main');
const modal = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Every part of what is open can be scrolled into view, and nothing covers it there; Escape closes it. */
async function expectInReach(layer: Locator): Promise<void> {
  await expect(layer).toBeVisible();
  // What loads later may be higher than what stood in for it.
  await expect.poll(() => layer.evaluate(outOfReach), { timeout: 5_000 }).toEqual([]);
  await layer.page().keyboard.press('Escape');
  await expect(layer).toBeHidden();
}

async function agree(page: Page): Promise<void> {
  await main(page)
    .getByRole('checkbox', { name: /我已阅读并同意/ })
    .check();
}

for (const [name, viewport] of screens) {
  journey.describe(`at ${name}`, () => {
    journey.use({ viewport });

    journey('every field and dialog of an account is in reach', async ({ page }) => {
      await page.goto('/login');
      const form = page.getByRole('tabpanel', { name: '密码登录' });
      await expect(sliderOf(form)).toBeVisible();
      await expect.poll(() => form.evaluate(outOfReach)).toEqual([]);
      for (const [opener, title] of [
        ['立即注册', '注册账号'],
        ['忘记密码', '找回密码'],
      ] as const) {
        await main(page).getByRole('button', { name: opener }).click();
        await expect(sliderOf(modal(page, title))).toBeVisible();
        await expect(modal(page, title).getByRole('button', { name: '换一张' })).toBeVisible();
        await expectInReach(modal(page, title));
      }
    });

    journey('every part of the menu, of the scanner and of a request for contact is in reach', async ({ page }) => {
      await page.goto('/home');
      await page.getByRole('banner').getByRole('button', { name: '菜单' }).click();
      await expectInReach(page.getByRole('dialog'));
      await main(page).getByRole('button', { name: /扫码/ }).click();
      await expectInReach(modal(page, '扫码查询'));

      await page.goto('/solution/4');
      await main(page).getByRole('button', { name: '立即咨询' }).first().click();
      const contact = modal(page, '联系我们');
      await contact.getByRole('combobox', { name: '所属行业' }).click();
      await expect(page.getByRole('option', { name: '制造业', exact: true })).toBeVisible();
      const industries = modal(page, '所属行业');
      // More than half of the screen, though neither side of the field has that room.
      const height = await industries.evaluate((panel) => panel.clientHeight);
      expect(height).toBeGreaterThan(viewport.height / 2);
      await expectInReach(industries);
      await expectInReach(contact);

      await page.goto('/contact');
      const form = page.getByRole('region', { name: '写下您的需求' });
      await expect(form.getByRole('combobox', { name: '所属行业' })).toBeVisible();
      expect(await form.evaluate(outOfReach)).toEqual([]);
    });

    journey('every dialog on the pages of apps is in reach', async ({ page }) => {
      await page.goto('/application/list');
      await page.getByRole('button', { name: '筛选', exact: true }).click();
      await expectInReach(modal(page, '筛选应用'));

      await page.goto('/application/list/detail/3');
      await main(page).getByRole('button', { name: '《应用市场用户协议》' }).click();
      await expectInReach(modal(page, '应用市场用户协议'));
      await agree(page);
      await page.getByRole('button', { name: '立即询价' }).filter({ visible: true }).click();
      await expectInReach(modal(page, '询价'));

      await page.goto('/application/list/detail/1');
      await main(page)
        .getByRole('button', { name: /放大查看/ })
        .click();
      await expectInReach(modal(page, '标识赋码系统图片1'));
    });
  });

  memberJourney.describe(`at ${name}, logged in`, () => {
    // The first journey waits for the logins.
    memberJourney.describe.configure({ timeout: 120_000 });

    memberJourney('every dialog of orders, trials and settings is in reach', async ({ page, maker }) => {
      await page.setViewportSize(viewport);
      const { id } = await placeOrder(maker);
      await openPayment(page, id);
      await main(page).getByRole('button', { name: '取消订单' }).click();
      await expectInReach(page.getByRole('alertdialog', { name: '取消这个订单？' }));

      await openPurchase(page, halfYear);
      await agree(page);
      await page
        .getByRole('button', { name: /^免费试用/ })
        .filter({ visible: true })
        .click();
      await expectInReach(modal(page, '免费试用'));

      await page.goto('/personal_update');
      await main(page).getByRole('button', { name: '更换邮箱' }).click();
      await expectInReach(modal(page, '更换邮箱'));
    });
  });
}
