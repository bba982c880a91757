import type { Browser, Page } from '@playwright/test';
import { expect, journey, treadmill } from '../support/journey.ts';
import { latestCode } from '../support/outbox.ts';
import { beginSession } from '../support/session.ts';

/** Dedicated numbers for fault reports: both journeys share one gateway. */
const places = [
  { place: 'at a desk', device: { viewport: { width: 1440, height: 900 } }, mobile: '13900000091' },
  { place: 'on a phone', device: { viewport: { width: 390, height: 844 }, hasTouch: true }, mobile: '13900000092' },
];

const repairPath = '/platform-console-service/identifier/manager/repair';

async function openScene(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

async function verifyPhone(page: Page, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await page.getByRole('button', { name: '发送验证码' }).click();
  await page.getByRole('textbox', { name: '验证码' }).fill(await latestCode(page, mobile));
  await page.getByRole('button', { name: '验证并查看' }).click();
}

/** Access token of the demo maker, as its own systems get one. */
async function makerToken(browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const { accessToken } = await beginSession(page, 'maker');
  await context.close();
  return accessToken;
}

const form = (page: Page) => page.getByRole('form', { name: '我要报修' });
const history = (page: Page) => page.getByRole('list', { name: '报修记录' });

for (const { place, device, mobile } of places) {
  journey.describe(`a fault ${place}`, () => {
    journey.use({ ...device, ownData: true });

    journey(
      'is reported without a login, accepted by its maker, and shown to visitors with a verified phone',
      async ({ page, browser, baseURL }) => {
        await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
        await openScene(page, '设备报修');
        await expect(page.getByRole('heading', { name: '验证手机号后查看' })).toBeVisible();

        const words = `加速时机身前部有敲击声（${place}），请联系 ${mobile}`;
        await form(page).getByText('异响').click();
        await form(page).getByRole('textbox', { name: '故障描述' }).fill(words);
        const photo = { name: '现场.png', mimeType: 'image/png', buffer: await page.screenshot({ caret: 'initial' }) };
        await form(page)
          .getByLabel(/点击或拖入图片/)
          .setInputFiles(photo);
        await expect(form(page).getByRole('button', { name: '预览 现场照片 1' })).toBeVisible();
        await form(page).getByRole('textbox', { name: '联系电话' }).fill(mobile.slice(1));
        await form(page).getByRole('button', { name: '提交报修' }).click();
        await expect(form(page).getByText('请输入正确的手机号码')).toBeVisible();

        // Input survives a reload, except the phone number.
        await page.reload();
        await expect(form(page).getByRole('textbox', { name: '故障描述' })).toHaveValue(words);
        await expect(form(page).getByRole('radio', { name: '异响' })).toBeChecked();
        await expect(form(page).getByRole('button', { name: '预览 现场照片 1' })).toBeVisible();
        await form(page).getByRole('textbox', { name: '联系电话' }).fill(mobile);
        await form(page).getByRole('button', { name: '提交报修' }).click();
        await expect(page.getByRole('heading', { name: '报修已提交' })).toBeFocused();
        const number = await page.getByText(/^WX-\d{4}-\d{6}$/).innerText();

        await verifyPhone(page, mobile);
        await expect(history(page).getByText('WX-2026-000318')).toBeVisible();
        await expect(page.getByRole('list', { name: '报修记录' }).getByText(number)).toHaveCount(0);

        const headers = { accessToken: await makerToken(browser, baseURL) };
        const picture = await page.request.post(`${repairPath}/photo`, { headers, data: { number, place: 1 } });
        expect(((await picture.json()) as { data: { type: string } }).data.type).toBe('image/webp');
        const anonymous = await page.request.post(`${repairPath}/photo`, { data: { number, place: 1 } });
        expect(anonymous.status()).toBe(401);
        const accepted = await page.request.post(`${repairPath}/accept`, {
          headers,
          data: { number, engineer: '李振', point: '德州服务网点', note: '今日下午到场' },
        });
        expect(accepted.status()).toBe(200);

        await page.reload();
        const row = history(page).getByRole('listitem').filter({ hasText: number });
        await expect(row).toContainText('处理中');
        await expect(row).toContainText('今日下午到场');
        await expect(row).toContainText('李振 · 德州服务网点');
        await expect(row).toContainText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
        await expect(page.locator('body')).not.toContainText(mobile);
      },
    );

    journey('is reported with the findings of a remote check', async ({ page }) => {
      const other = `${mobile.slice(0, -1)}${Number(mobile.slice(-1)) + 4}`;
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      await openScene(page, '远程运维');
      await verifyPhone(page, other);
      await page.getByRole('button', { name: '开始检测' }).click();
      await page.getByRole('button', { name: '一键报修' }).click({ timeout: 15_000 });
      await expect(page.getByRole('tab', { name: '设备报修' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('heading', { name: '我要报修' })).toBeFocused();
      await expect(form(page).getByRole('radio', { name: '其他' })).toBeChecked();
      await expect(form(page).getByRole('textbox', { name: '故障描述' })).toHaveValue(
        '远程检测发现2项异常：跑带张力 偏低 12%；润滑周期 超期 9 天',
      );
    });
  });
}
