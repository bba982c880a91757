import { contract, createClient } from '@lima-id/api';
import type { Page } from '@playwright/test';
import { expect, journey, treadmill } from '../support/journey.ts';
import { latestCode } from '../support/outbox.ts';

/** Dedicated phone numbers: both journeys share one gateway. */
const places = [
  { place: 'at a desk', device: { viewport: { width: 1440, height: 900 } }, mobile: '13900000071' },
  { place: 'on a phone', device: { viewport: { width: 390, height: 844 }, hasTouch: true }, mobile: '13900000072' },
];

async function openScene(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

const phone = (page: Page) => page.getByRole('textbox', { name: '手机号' });
const code = (page: Page) => page.getByRole('textbox', { name: '验证码' });
/** Content of the scenes that need a verified phone. */
const locked = (page: Page) => page.locator('[role="tab"][aria-description*="需要验证手机号"]');
const check = (page: Page) => page.getByRole('button', { name: '验证并查看' });

/** A code other than the one that was sent. */
const otherThan = (sent: string) => String((Number(sent) + 1) % 1_000_000).padStart(6, '0');

for (const { place, device, mobile } of places) {
  journey.describe(`the scenes behind phone verification ${place}`, () => {
    journey.use({ ...device, ownData: true });

    journey('are all unlocked by one verified phone, and stay unlocked after a reload', async ({ page }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
      await openScene(page, '远程运维');
      await expect(page.getByRole('heading', { name: '验证手机号后查看' })).toBeVisible();
      await expect(locked(page)).toHaveCount(3);

      await phone(page).fill('12900000071');
      await page.getByRole('button', { name: '发送验证码' }).click();
      await expect(page.getByText('请输入正确的手机号码')).toBeVisible();
      await expect(phone(page)).toHaveValue('12900000071');

      await phone(page).fill(mobile);
      await page.getByRole('button', { name: '发送验证码' }).click();
      await expect(code(page)).toBeFocused();
      await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
      const sent = await latestCode(page, mobile);
      await code(page).fill(otherThan(sent));
      await check(page).click();
      await expect(page.getByText('验证码错误，还可以输入4次，请核对后重新输入')).toBeVisible();
      await expect(code(page)).toHaveValue(otherThan(sent));

      // Verification started in one scene continues in another.
      await openScene(page, '运行监测');
      await expect(code(page)).toHaveValue(otherThan(sent));
      await code(page).fill(sent);
      await check(page).click();
      await expect(page.getByText('累计运行', { exact: true })).toBeVisible();
      await expect(locked(page)).toHaveCount(0);
      await openScene(page, '设备报修');
      await expect(page.getByRole('heading', { name: '触控屏偶发无响应' })).toBeVisible();
      await openScene(page, '远程运维');
      await expect(page.getByRole('button', { name: '开始检测' })).toBeVisible();

      await page.reload();
      await expect(page.getByRole('button', { name: '开始检测' })).toBeVisible();
      await expect(locked(page)).toHaveCount(0);
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
      expect(kept).not.toContain(mobile);
      expect(kept).not.toContain('lima_scene');

      await page.getByRole('button', { name: '开始检测' }).click();
      await expect(page.getByText('正在检测：')).toBeVisible();
      await expect(page.getByText('共 12 项，用时 6 秒')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: '跑带张力' })).toContainText('偏低 12%');
      const belt = page.getByRole('list', { name: '跑带张力的处理步骤' });
      await expect(belt.getByRole('listitem')).toHaveCount(3);
      await page.getByRole('button', { name: '1 跑带张力，查看处理建议' }).click();
      await expect(page.locator('#remote-finding-1')).toBeFocused();
      await page.getByRole('button', { name: '展开' }).first().click();
      await expect(page.getByRole('listitem').filter({ hasText: '网络连接' })).toContainText('正常');
      await page.getByRole('button', { name: '重新检测' }).click();
      await expect(page.getByText('正在检测：')).toBeVisible();
    });

    journey('stay locked for another machine and for cached requests', async ({ page, request }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent('88.118.001/GT-2026-000124')}`);
      await openScene(page, '远程运维');
      const other = `${mobile.slice(0, -3)}5${mobile.slice(-2)}`;
      await phone(page).fill(other);
      await page.getByRole('button', { name: '发送验证码' }).click();
      await code(page).fill(await latestCode(page, other));
      await check(page).click();
      await page.getByRole('button', { name: '开始检测' }).click();
      await expect(page.getByText('12 项全部正常，用时 6 秒')).toBeVisible();

      const scene = new URL(page.url()).searchParams.get('scene') ?? '';
      const path = '/platform-console-service/identifier/manager/identifier/detail';
      for (const reader of [page.request, request]) {
        const answer = await reader.get(path, {
          params: { identifier: '88.118.001/GT-2026-000124', sceneConfId: scene },
        });
        expect(await answer.text()).toContain('isVerify');
      }
      await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}&scene=${scene}`);
      await expect(page.getByRole('heading', { name: '验证手机号后查看' })).toBeVisible();
      await expect(locked(page)).toHaveCount(3);
    });

    journey('show what the machine reported a second ago, and over another time', async ({ page, gateway }) => {
      const plant = createClient({ origin: gateway.url, token: 'lima-demo-plant-88.118.001' });
      const [now, machine] = [Date.now(), 'GT-2026-000125'];
      const readingAt = (at: number, figures: Record<string, number>) => ({
        code: machine,
        id: `${mobile}-${at}`,
        at: new Date(at).toISOString(),
        state: 'running',
        measures: figures,
      });
      const receipt = await plant.call(contract.reportReadings, {
        gateway: 'GW-0412',
        readings: [
          readingAt(now - 40 * 3_600_000, { load: 97, temperature: 55 }),
          readingAt(now - 1_000, { load: 62, temperature: 62.7 }),
        ],
        alarms: [
          {
            code: machine,
            id: mobile,
            at: new Date(now - 60_000).toISOString(),
            level: 'warning',
            text: '跑带张力偏低',
          },
        ],
      });
      expect(receipt.data).toMatchObject({ refused: 0 });

      await page.goto(`/product_scene?identifier=${encodeURIComponent(`88.118.001/${machine}`)}`);
      await openScene(page, '运行监测');
      const third = `${mobile.slice(0, -3)}7${mobile.slice(-2)}`;
      await phone(page).fill(third);
      await page.getByRole('button', { name: '发送验证码' }).click();
      await code(page).fill(await latestCode(page, third));
      await check(page).click();
      await expect(page.getByText(/^实时 · /)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: '运行监测' })).toBeFocused();
      await expect(page.getByText('GW-0412')).toBeVisible();
      await expect(page.getByText('运行中')).toBeVisible();
      await expect(page.getByText('62.7', { exact: true })).toBeVisible();
      await expect(page.getByText('跑带张力偏低').first()).toBeVisible();

      await page.getByRole('tab', { name: '7 天' }).click();
      await expect(page.getByText('过去 7 天')).toBeVisible();
      await expect(page.getByText('97 %')).toBeVisible();
      const band = page.getByRole('slider', { name: '时间' });
      const told: (string | null)[] = [];
      // A new step may have begun since the reading.
      for (const key of ['End', 'ArrowLeft']) {
        await band.press(key);
        told.push(await band.getAttribute('aria-valuetext'));
      }
      expect(told.join('\n')).toMatch(/运行，负载 62 %，温度 62\.7 ℃/);
      await band.press('Home');
      await expect(band).toHaveAttribute('aria-valuetext', /无数据$/);
    });
  });
}
