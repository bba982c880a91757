import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { passWithoutPicture } from './slide.ts';

/** The password of the demo's accounts. */
export const demoPassword = 'Lima@2026';

/** The latest code that was sent to a number, as the outbox of this machine shows it. */
export async function latestCode(
  page: Page,
  mobile: string,
  later: (code: string) => boolean = () => true,
): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/__outbox?phone=${mobile}`);
      const { messages } = (await answer.json()) as { messages: { code: string }[] };
      code = messages[0]?.code ?? '';
      return code !== '' && later(code);
    })
    .toBe(true);
  return code;
}

/** Fills a form for a code: slide, number, send, type what came. */
export async function fillCode(page: Page, place: Locator, mobile: string): Promise<void> {
  await passWithoutPicture(place);
  await place.getByRole('button', { name: '发送验证码' }).click();
  await expect(place.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await place.getByLabel('验证码', { exact: true }).fill(await latestCode(page, mobile));
}

/** Logs in with a password, by the check without pictures. */
export async function logIn(page: Page, account: string, password = demoPassword): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  const form = page.getByRole('tabpanel', { name: '密码登录' });
  await form.getByLabel('用户名或手机号').fill(account);
  await form.getByLabel('密码', { exact: true }).fill(password);
  await passWithoutPicture(form);
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Who the header says is logged in. */
export function accountButton(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('button', { name: new RegExp(name) });
}

/** Logs out by the header's menu. */
export async function logOut(page: Page, name: string): Promise<void> {
  await accountButton(page, name).click();
  await page.getByRole('banner').getByText('退出登录').click();
  await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible();
}
