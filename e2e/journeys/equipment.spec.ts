import type { Page } from '@playwright/test';
import { logIn } from '../support/account.ts';
import { expect, journey, recalledBike, treadmill } from '../support/journey.ts';
import { beginSession } from '../support/session.ts';

const widths = [
  { place: 'at a desk', device: { viewport: { width: 1440, height: 900 } } },
  { place: 'on a phone', device: { viewport: { width: 390, height: 844 }, hasTouch: true } },
];

const address = (identifier: string) => `/equipment/detail?t=1&identifier=${encodeURIComponent(identifier)}`;

/** Prevents the native print dialog, which a test cannot close, and records that it was requested. */
async function recordPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
}

for (const { place, device } of widths) {
  journey.describe(`the ledger record of a device ${place}`, () => {
    journey.use(device);

    journey('is shown after login to the owner of the book, and its plate can be printed', async ({ page }) => {
      await recordPrinting(page);
      await page.goto(address(treadmill));
      await expect(page).toHaveURL(/\/login$/);
      await logIn(page, 'maker');
      await expect(page).toHaveURL(/\/equipment\/detail\?/);
      expect(new URL(page.url()).searchParams.get('identifier')).toBe(treadmill);
      await expect(page).toHaveTitle('GT-6 商用智能跑步机 设备台账 - 力码');
      const main = page.getByRole('main');
      await expect(main.getByText('资产编号 ZC-RD-0231')).toBeVisible();
      await expect(main.getByRole('region', { name: '生命周期' }).getByRole('listitem')).toHaveCount(6);
      await expect(main.getByRole('region', { name: '台账信息' })).toContainText('¥ 26,800.00');
      await expect(main.getByRole('table', { name: '维修工单' }).getByRole('row')).toHaveCount(4);
      const run = main.getByRole('region', { name: '累计运行' });
      await run.getByRole('button', { name: /表/ }).click();
      await expect(run.getByRole('table').getByRole('row')).toHaveCount(7);
      await page.reload();
      await expect(main.getByText('资产编号 ZC-RD-0231')).toBeVisible();

      await main.getByRole('button', { name: '打印铭牌' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', '');
      const plate = page.locator('[data-print=plate]');
      await expect(plate).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(plate).toBeVisible();
      await expect(plate).toContainText(treadmill);
      await expect(plate.getByRole('img', { name: 'GT-6 商用智能跑步机的标识二维码' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(main).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(plate).toHaveCount(0);

      await main.getByRole('link', { name: /电机/ }).click();
      await expect(page).toHaveURL(/\/product_scene\?identifier=88\.118\.001%2FMT-2026-004410/);
      await expect(page.getByRole('heading', { level: 1, name: '驱动总成' })).toBeVisible();
      await page.goBack();
      await main.getByRole('link', { name: '查看标识档案' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'GT-6 商用智能跑步机' })).toBeVisible();
    });

    journey('opens in a new tab from the product’s management', async ({ page }) => {
      await beginSession(page, 'maker');
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      await page.getByRole('tab', { name: '产品管理' }).click();
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: '查看设备台账' }).click(),
      ]);
      await expect(tab).toHaveURL(/\/equipment\/detail\?t=\d+&identifier=/);
      await expect(tab.getByText('资产编号 ZC-RD-0231')).toBeVisible();
    });

    journey('shows when outdoor equipment must be taken out of use', async ({ page }) => {
      await beginSession(page, 'maker');
      await page.goto(address('88.118.012/OW-2025-009002'));
      await expect(page.getByText('已超过安全使用年限，须立即停用')).toBeVisible();
      await expect(page.getByText(/按 GB 19272 规定，室外健身器材安装后最多使用 8 年/)).toBeVisible();
      await page.goto(address('88.118.012/OW-2025-009001'));
      await expect(page.getByText(/距安全使用年限届满还有 \d+ 天/)).toBeVisible();
    });

    journey('is shown to its own enterprise only, and offers a next step when it is empty', async ({ page }) => {
      await beginSession(page, 'visitor');
      await page.goto(address(treadmill));
      await expect(page.getByText('未查询到设备台账')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: '查看标识档案' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'GT-6 商用智能跑步机' })).toBeVisible();
      await page.goto(address(recalledBike));
      await expect(page.getByText('未查询到设备台账')).toBeVisible();
      await page.goto('/equipment/detail?t=1');
      await expect(page).toHaveURL(/\/home/);
    });
  });
}
