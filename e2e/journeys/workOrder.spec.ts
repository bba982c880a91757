import type { Page } from '@playwright/test';
import { expect, journey, treadmill } from '../support/journey.ts';

const places = [
  { place: 'at a desk', device: { viewport: { width: 1440, height: 900 } }, mobile: '13900000095' },
  { place: 'on a phone', device: { viewport: { width: 390, height: 844 }, hasTouch: true }, mobile: '13900000096' },
];

const lookup = (page: Page) => page.getByRole('form', { name: '查询工单' });
const number = (page: Page) => lookup(page).getByRole('textbox', { name: '工单号' });
const tail = (page: Page) => lookup(page).getByRole('textbox', { name: '报修手机号后四位' });
const send = (page: Page) => lookup(page).getByRole('button', { name: '查询工单' }).click();

async function report(page: Page, words: string, mobile: string): Promise<string> {
  await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
  await page.getByRole('tab', { name: '设备报修' }).click();
  const form = page.getByRole('form', { name: '我要报修' });
  await form.getByText('异响').click();
  await form.getByRole('textbox', { name: '故障描述' }).fill(words);
  await form.getByRole('textbox', { name: '联系电话' }).fill(mobile);
  await form.getByRole('button', { name: '提交报修' }).click();
  await expect(page.getByRole('heading', { name: '报修已提交' })).toBeFocused();
  return await page.getByText(/^WX-\d{4}-\d{6}$/).innerText();
}

for (const { place, device, mobile } of places) {
  journey.describe(`a ticket ${place}`, () => {
    journey.use({ ...device, ownData: true });

    journey('is looked up by its reporter with the number and the last phone digits', async ({ page }) => {
      const words = `跑带异响（${place}）`;
      const ticket = await report(page, words, mobile);
      await page.getByRole('main').getByRole('link', { name: '查询工单' }).click();
      await expect(page).toHaveURL(`/work_order?number=${ticket}`);
      await expect(number(page)).toHaveValue(ticket);

      // Wrong digits: both fields are marked, and the input is kept.
      await tail(page).fill('0000');
      await send(page);
      const refusal = page.getByText(/^工单号或手机号后四位不对，请核对后再查，还可以试 \d 次$/);
      await expect(refusal).toBeVisible();
      for (const field of [number(page), tail(page)]) await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(tail(page)).toHaveValue('0000');
      const message = (await refusal.innerText()).replace(/\d 次/, 'n');
      await number(page).fill('wx 2026 999999');
      await send(page);
      await expect(number(page)).toHaveValue('wx 2026 999999');
      await expect(refusal).toBeVisible();
      expect((await refusal.innerText()).replace(/\d 次/, 'n')).toBe(message);

      await number(page).fill(ticket.toLowerCase().replaceAll('-', ' '));
      await tail(page).fill(mobile.slice(-4));
      await send(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2, name: ticket })).toBeFocused();
      await expect(main.getByText('待受理')).toBeVisible();
      await expect(main.getByRole('list', { name: '处理进度' }).getByRole('listitem').first()).toContainText('已收到');
      await expect(main.getByText(words)).toBeVisible();
      await expect(main.getByText('GT-6 商用智能跑步机')).toBeVisible();
      await expect(main.getByText(mobile)).toHaveCount(0);
      await expect(page).toHaveURL(`/work_order?number=${ticket}`);

      // The browser remembers the ticket number but not the digits.
      await page.goto('/home');
      const footer = page.getByRole('contentinfo');
      const group = footer.getByRole('button', { name: '网站导航' });
      if (await group.isVisible()) await group.click();
      await footer.getByRole('link', { name: '查询工单' }).click();
      await main.getByRole('button', { name: ticket, exact: true }).click();
      await expect(number(page)).toHaveValue(ticket);
      await expect(tail(page)).toHaveValue('');
      await expect(tail(page)).toBeFocused();
    });
  });
}
