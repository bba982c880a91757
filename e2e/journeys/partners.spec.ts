import { expectLoggedIn, logIn } from '../support/account.ts';
import { expect, journey, recalledBike } from '../support/journey.ts';
import { fillContact, leadDialog } from '../support/lead.ts';
import { beginSession } from '../support/session.ts';

const contactPath = '**/platform-operate-service/business/opportunity/uccn/add';

journey.describe('the cooperation page', () => {
  journey.use({ ownData: true });

  journey('opens the dialog with the chosen kind of partner', async ({ page }) => {
    await page.goto('/home');
    const entry = page.getByRole('banner').getByRole('link', { name: '生态合作' });
    await entry.click();
    await expect(page).toHaveURL(/\/ecology$/);
    await expect(entry).toHaveAttribute('aria-current', 'true');

    const dialog = leadDialog(page, '联系我们');
    const joins = page.getByRole('main').getByRole('button', { name: '立即加入' });
    await joins.last().click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('link', { name: '了解合作类型' }).click();
    await expect(page.getByRole('heading', { name: '两类合作，六种身份' })).toBeInViewport();
    await page.getByRole('button', { name: '申请成为高级代理' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await fillContact(page, {
      companyName: '宁津力健器材有限公司',
      contactPersonName: '王晓楠',
      contactPersonPhone: '13900000351',
      consultContent: '想在德州代理标识服务',
    });
    const asked = page.waitForRequest(contactPath);
    await dialog.getByRole('button', { name: '提交' }).click();
    expect((await asked).postData()).toContain('生态合作：渠道代理商，高级代理');
    await expect(page.getByText('提交成功，我们将在1个工作日内与您联系')).toBeVisible();
  });
});

journey.describe('the promotion of identifiers', () => {
  journey('lets a visitor try a code, log in on the way to a prefix, and register one', async ({ page }) => {
    await page.goto('/new_identification');
    await page.getByRole('link', { name: recalledBike }).click();
    await expect(page).toHaveURL(/\/product_scene\?identifier=/);
    await expect(page.getByRole('heading', { level: 1, name: /动感单车/ })).toBeVisible();
    await page.goBack();

    const apply = page.getByRole('link', { name: '免费申请前缀' }).first();
    await apply.click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, 'visitor');
    await expect(page).toHaveURL(/\/new_identification\b/);
    await apply.click();
    await expect(page).toHaveURL(/\/identification$/);
  });

  journey('leads a visitor from the home page through the login to the registration of a prefix', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('main').getByRole('link', { name: '申请企业前缀' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, 'visitor');
    await expect(page).toHaveURL(/\/identification\b/);
  });

  journey('shows an enterprise its prefix instead of the application form', async ({ page }) => {
    await beginSession(page, 'maker');
    await page.goto('/new_identification');
    await expectLoggedIn(page, 'maker', '企业控制台');
    await expect(page.getByRole('link', { name: '免费申请前缀' })).toHaveCount(0);
    await page.getByRole('link', { name: '查看我的前缀' }).last().click();
    await expect(page).toHaveURL(/\/personal_update$/);
    await expect(page.getByRole('region', { name: '企业标识前缀' })).toContainText(/88\D*118\D*001/);
  });
});
