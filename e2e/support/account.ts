import type { Locator, Page } from '@playwright/test';
import { demoPassword } from './demoPassword.ts';
import { takenOver } from './hydrated.ts';
import { expect } from './journey.ts';
import { latestCode } from './outbox.ts';
import { passWithoutPicture } from './slide.ts';

/** Completes a form with a code: slide, number, send, type the code. */
export async function fillCode(page: Page, place: Locator, mobile: string): Promise<void> {
  await passWithoutPicture(place);
  await place.getByRole('button', { name: '发送验证码' }).click();
  await expect(place.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await place.getByLabel('验证码', { exact: true }).fill(await latestCode(page, mobile));
}

/** Registers an account in the panel of the login page. */
export async function register(
  page: Page,
  {
    username,
    mobile,
    password,
    email = 'owner@example.cn',
  }: { username: string; mobile: string; password: string; email?: string },
): Promise<void> {
  const panel = page.getByRole('dialog', { name: '注册账号' });
  await panel.getByLabel('用户名').fill(username);
  await panel.getByLabel('手机号').fill(mobile);
  await panel.getByLabel('邮箱').fill(email);
  await panel.getByLabel('密码', { exact: true }).fill(password);
  await panel.getByLabel('确认密码').fill(password);
  await fillCode(page, panel, mobile);
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByText('注册成功')).toBeVisible();
  await expect(panel).toBeHidden();
}

/** Logs in with a password, using the captcha without pictures. */
export async function logIn(page: Page, account: string, password = demoPassword): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  const form = page.getByRole('tabpanel', { name: '密码登录' });
  await form.getByLabel('用户名或手机号').fill(account);
  await form.getByLabel('密码', { exact: true }).fill(password);
  await passWithoutPicture(form);
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Opens the header menu on phones; returns the element that contains the buttons. */
async function openHeader(page: Page): Promise<Locator> {
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('button', { name: '菜单' });
  if (!(await menu.isVisible())) return banner;
  await menu.click();
  return page.getByRole('dialog');
}

/** Closes the menu that `openHeader` may have opened. */
async function closeHeader(page: Page): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
}

/** Opens the login page with the header's button. */
export async function openLogin(page: Page, button: '登录' | '注册'): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(?:登录|菜单)$/ })
    .first()
    .waitFor();
  await (await openHeader(page)).getByRole('button', { name: button, exact: true }).click();
}

/** The header shows the user's name and the menu for that kind of user. */
export async function expectLoggedIn(page: Page, name: string, offer: string): Promise<void> {
  await expect(page).not.toHaveURL(/\/login/);
  await page.getByRole('banner').waitFor();
  const header = await openHeader(page);
  await expect(header.getByText(name).first()).toBeVisible();
  await expect(header.getByRole('link', { name: offer, exact: true })).toBeVisible();
  await closeHeader(page);
}

/** The header shows the login button. */
export async function expectLoggedOut(page: Page): Promise<void> {
  const header = await openHeader(page);
  await expect(header.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await closeHeader(page);
}

/** Logs out with the header menu. */
export async function logOut(page: Page, name: string): Promise<void> {
  const header = await openHeader(page);
  const account = header.getByRole('button', { name: new RegExp(name) });
  if (await account.isVisible()) await account.click();
  await Promise.all([page.waitForEvent('load'), header.getByText('退出登录').click()]);
  await takenOver(page);
  await expectLoggedOut(page);
}
