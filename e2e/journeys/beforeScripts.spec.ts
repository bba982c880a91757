import type { Page } from '@playwright/test';
import { takenOver } from '../support/hydrated.ts';
import { expect, journey, treadmill } from '../support/journey.ts';

/**
 * Opens a prerendered page without its scripts, or without those that `files` names. They arrive when the returned function is called, which
 * resolves when they have taken over.
 */
async function openEarly(page: Page, address: string, files = /\/assets\/.*\.js$/): Promise<() => Promise<void>> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  await page.mainFrame().goto(address, { waitUntil: 'commit' });
  return async () => {
    release();
    await takenOver(page);
  };
}

journey.describe('what is typed before the scripts of a page arrive', () => {
  journey('is looked up from the home page when they have arrived', async ({ page }) => {
    const arrive = await openEarly(page, '/home');
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    await field.pressSequentially(treadmill);
    await arrive();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(treadmill);
    await expect(page.getByRole('main').getByRole('button', { name: '清除' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GT-6 商用智能跑步机');
  });

  journey('is looked up from the home page without them', async ({ page }) => {
    await openEarly(page, '/home');
    await page.getByRole('main').getByRole('textbox', { name: '标识编码' }).pressSequentially(treadmill);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product_scene\?identifier=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GT-6 商用智能跑步机');
  });

  journey('stays in the login form, and out of the address', async ({ page }) => {
    const arrive = await openEarly(page, '/login');
    const form = page.getByRole('tabpanel', { name: '密码登录' });
    const account = form.getByLabel('用户名或手机号');
    const password = form.getByLabel('密码', { exact: true });
    await account.pressSequentially('13800000118');
    await password.pressSequentially('Zq7#mulberry-Kite');
    await page.keyboard.press('Enter');
    await arrive();
    await expect(page).toHaveURL(/\/login$/);
    // Enter is answered when they have arrived.
    await expect(form.getByText('请拖动滑块完成验证')).toBeVisible();
    await expect(form.getByText('请输入用户名或手机号', { exact: true })).toHaveCount(0);
    await expect(form.getByText('密码不能为空')).toHaveCount(0);
    await expect(account).toHaveValue('13800000118');
    await expect(password).toHaveValue('Zq7#mulberry-Kite');
  });

  journey('is in the contact form, in place of what its draft holds', async ({ page }) => {
    const form = page.getByRole('region', { name: '写下您的需求' });
    const company = form.getByLabel('企业名称');
    await page.goto('/contact');
    await company.fill('宁津力健器材有限公司');
    await form.getByLabel('联系人').fill('王晓楠');
    await page.goto('/home');
    const arrive = await openEarly(page, '/contact');
    await company.fill('山东泰岳健身科技有限公司');
    await form.getByLabel('咨询内容').fill('想了解与现有系统的对接方式');
    await form.getByRole('checkbox', { name: /协议声明/ }).check();
    await arrive();
    await expect(form.getByLabel('联系人')).toHaveValue('王晓楠');
    // Every later render shows what the form holds.
    await form.getByLabel('联系电话').fill('13900000397');
    const expectTyped = async () => {
      await expect(company).toHaveValue('山东泰岳健身科技有限公司');
      await expect(form.getByLabel('咨询内容')).toHaveValue('想了解与现有系统的对接方式');
      await expect(form.getByRole('checkbox', { name: /协议声明/ })).toBeChecked();
    };
    await expectTyped();
    await page.goto('/home');
    await page.goto('/contact');
    await expectTyped();
  });

  journey('is searched in the market when they have arrived', async ({ page }) => {
    const arrive = await openEarly(page, '/application');
    const field = page.getByRole('search').getByRole('searchbox');
    await field.pressSequentially('赋码');
    await arrive();
    await expect(field).toHaveValue('赋码');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/application\/list\?name=/);
    const list = page.getByRole('region', { name: '应用列表' });
    await expect(list.getByRole('link', { name: '标识赋码系统' })).toBeVisible();
  });
});

journey.describe('what is pressed before the scripts of a page arrive', () => {
  journey('opens the menu of a phone once when they have arrived, however often it was pressed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const arrive = await openEarly(page, '/home');
    const button = page.getByRole('banner').getByRole('button', { name: '菜单' });
    await button.click();
    await button.click();
    await expect(button).toHaveAttribute('data-early-press');
    await arrive();
    const menu = page.getByRole('dialog', { name: '菜单' });
    await expect(menu).toBeVisible();
    await expect(page.locator('[data-early-press]')).toHaveCount(0);
    await menu.getByRole('button', { name: '关闭菜单' }).click();
    await expect(menu).toBeHidden();
  });

  journey('chooses a tab, and no button that was pressed before it', async ({ page }) => {
    const arrive = await openEarly(page, '/login');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('tab', { name: '短信登录' }).click();
    await arrive();
    await expect(page.getByRole('tabpanel', { name: '短信登录' })).toBeVisible();
    await expect(page.getByText('请拖动滑块完成验证')).toHaveCount(0);
  });

  journey('opens a dialog of a page that the gateway has drawn', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const arrive = await openEarly(page, `/product_scene?identifier=${encodeURIComponent(treadmill)}`);
    await page.getByRole('banner').getByRole('button', { name: '扫码查询' }).click();
    await arrive();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  journey('unfolds a group of the footer when only the code of the footer has been missing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const arrive = await openEarly(page, '/home', /\/assets\/PageEnd-.*\.js$/);
    // The page itself is taken over meanwhile.
    await expect(page.locator('#root')).toHaveAttribute('data-listening');
    const group = page.getByRole('contentinfo').getByRole('button', { name: '网站导航' });
    await group.click();
    await expect(group).toHaveAttribute('data-early-press');
    await arrive();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(group).not.toHaveAttribute('data-early-press');
  });

  journey('is left to the browser when it is a link', async ({ page }) => {
    await openEarly(page, '/home');
    await page.getByRole('banner').getByRole('link', { name: '行业资讯' }).click();
    await expect(page).toHaveURL(/\/news$/);
  });
});
