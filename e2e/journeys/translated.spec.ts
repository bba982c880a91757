import type { Page } from '@playwright/test';
import { expectLoggedIn } from '../support/account.ts';
import { demoPassword } from '../support/demoPassword.ts';
import { expect, journey } from '../support/journey.ts';
import { passWithoutPicture } from '../support/slide.ts';
import { translatePage } from '../support/translated.ts';

async function expectUsable(page: Page) {
  await expect(page.getByText(/页面无法显示|页面加载失败/)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
}

journey.describe('a page that the browser has translated', () => {
  journey('says at the field that a code is none, and takes another letter', async ({ page }) => {
    await page.goto('/home');
    await translatePage(page);
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    await field.fill('xx');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/\S/);
    await field.press('y');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).toHaveValue('xxy');
    await expectUsable(page);
  });

  journey('says below each field of the contact form what is missing, until it is typed', async ({ page }) => {
    await page.goto('/contact');
    const form = page.getByRole('region', { name: '写下您的需求' });
    await expect(form.getByRole('combobox', { name: '所属行业' })).toBeVisible();
    await translatePage(page);
    await form.getByRole('button', { name: '提交' }).click();
    const company = form.getByLabel('企业名称');
    await expect(company).toHaveAccessibleDescription(/请输入企业名称/);
    await expect(form.getByLabel('咨询内容')).toHaveAccessibleDescription(/请输入咨询内容/);
    await company.fill('宁津力健器材有限公司');
    await expect(company).not.toHaveAccessibleDescription(/请输入企业名称/);
    await expectUsable(page);
  });
});

journey.describe('a login page that the browser has translated', () => {
  journey.use({ ownData: true });

  journey('says what is missing, and lets the user in with the right password', async ({ page }) => {
    await page.goto('/login');
    await translatePage(page);
    const form = page.getByRole('tabpanel', { name: '密码登录' });
    await form.getByRole('button', { name: '登录', exact: true }).click();
    await expect(form.getByText('密码不能为空')).toBeVisible();
    await form.getByLabel('用户名或手机号').fill('visitor');
    await form.getByLabel('密码', { exact: true }).fill(demoPassword);
    await passWithoutPicture(form);
    await form.getByRole('button', { name: '登录', exact: true }).click();
    await expectLoggedIn(page, 'visitor', '申请标识前缀');
    await expectUsable(page);
  });
});
