import type { Page } from '@playwright/test';
import { expect, journey, recalledBike } from '../support/journey.ts';
import { beginSession } from '../support/session.ts';

/** Dedicated products: both journeys share one gateway. */
const places = [
  { place: 'at a desk', device: { viewport: { width: 1440, height: 900 } }, serial: 151 },
  { place: 'on a phone', device: { viewport: { width: 390, height: 844 }, hasTouch: true }, serial: 141 },
];

const unit = (serial: number) => `88.118.001/GT-2026-000${serial}`;
const verdict = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 3, name });
const code = (page: Page) => page.getByRole('textbox', { name: '涂层验证码' });

const path = '/platform-console-service/identifier/manager/identifier/authenticity';

async function openScene(page: Page, identifier: string): Promise<void> {
  await page.goto(`/product_scene?identifier=${encodeURIComponent(identifier)}`);
  await page.getByRole('tab', { name: '防伪查询' }).click();
}

/** Another visitor in the same network. */
async function lookUpElsewhere(page: Page, identifier: string): Promise<void> {
  await page.context().clearCookies();
  const answer = await page.request.post(path, { data: { identifier } });
  expect(answer.status()).toBe(200);
  await page.context().clearCookies();
}

/** Sets the code under the coating of an identifier, as its enterprise does. */
async function setCode(page: Page, identifier: string): Promise<void> {
  const { accessToken } = await beginSession(page, 'maker');
  const answer = await page.request.post('/platform-console-service/identifier/manager/identifier/coatingcodes', {
    headers: { accessToken },
    data: { codes: [{ identifier, code: '73K9M4' }] },
  });
  expect(await answer.json()).toMatchObject({ data: { accepted: 1 } });
}

for (const { place, device, serial } of places) {
  journey.describe(`the anti-counterfeit scene ${place}`, () => {
    journey.use({ ...device, ownData: true });

    journey('says genuine the first time, and again when the same visitor comes back', async ({ page }) => {
      await openScene(page, unit(serial));
      await expect(verdict(page, '正品，首次查询')).toBeVisible();
      await expect(page.getByText('查询时间')).toBeVisible();
      await page.getByRole('tab', { name: '产品管理' }).click();
      await expect(page.getByRole('heading', { level: 2, name: '产品管理' })).toBeVisible();
      await page.getByRole('tab', { name: '防伪查询' }).click();
      await expect(verdict(page, '正品，首次查询')).toBeVisible();
      await page.reload();
      await expect(verdict(page, '正品，首次查询')).toBeVisible();
      expect(await page.evaluate(() => document.cookie)).not.toContain('lima_check');
    });

    journey('counts later visitors, and warns when there are many', async ({ page }) => {
      const identifier = unit(serial + 1);
      for (let earlier = 0; earlier < 2; earlier += 1) await lookUpElsewhere(page, identifier);
      await openScene(page, identifier);
      await expect(verdict(page, '第 3 次查询')).toBeVisible();
      await expect(page.getByText('正品')).toHaveCount(0);
      await expect(page.getByRole('row')).toHaveCount(4);
      await expect(page.getByRole('row').last()).toContainText('首次');

      await lookUpElsewhere(page, identifier);
      await page.reload();
      await expect(verdict(page, '已被多次查询，请留意')).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });

    journey('shows nothing until the code under the coating is entered', async ({ page }) => {
      const identifier = unit(serial + 2);
      await setCode(page, identifier);
      await openScene(page, identifier);
      await expect(verdict(page, '请输入涂层下的验证码')).toBeVisible();
      await expect(page.getByText('次查询')).toHaveCount(0);
      await code(page).fill('222222');
      await page.getByRole('button', { name: '验证' }).click();
      await expect(page.getByText('验证码错误，还可尝试 4 次，请核对后重新输入')).toBeVisible();
      await expect(code(page)).toHaveValue('222222');
      await code(page).fill('73k 9m4');
      await expect(code(page)).toHaveValue('73K9M4');
      await page.keyboard.press('Enter');
      await expect(verdict(page, '正品，首次查询')).toBeFocused();
      await page.reload();
      await expect(verdict(page, '正品，首次查询')).toBeVisible();
    });

    journey('rate limits code guesses, including the right code', async ({ page }) => {
      const identifier = unit(serial + 3);
      await setCode(page, identifier);
      for (const wrong of ['222222', '333333', '444444', '555555']) {
        const answer = await page.request.post(`${path}/coatingcode`, { data: { identifier, code: wrong } });
        expect(answer.status()).toBe(422);
      }
      await openScene(page, identifier);
      await expect(page.getByText('还可尝试 1 次')).toBeVisible();
      await code(page).fill('666666');
      await page.getByRole('button', { name: '验证' }).click();
      await expect(verdict(page, '暂时不能验证')).toBeFocused();
      await expect(page.getByText(/请于 \d{4}-\d{2}-\d{2} \d{2}:\d{2} 后再试/)).toBeVisible();
      const right = await page.request.post(`${path}/coatingcode`, { data: { identifier, code: '73K9M4' } });
      expect(right.status()).toBe(429);
    });

    journey('shows the demo data: earlier lookups, many lookups, a recalled product', async ({ page }) => {
      await openScene(page, unit(126));
      await expect(verdict(page, '已被多次查询，请留意')).toBeVisible();
      await openScene(page, unit(125));
      await expect(verdict(page, '请输入涂层下的验证码')).toBeVisible();
      await openScene(page, recalledBike);
      await expect(verdict(page, '该产品在企业召回名单中')).toBeVisible();
      await expect(page.getByText('正品')).toHaveCount(0);
    });
  });
}
