import { AxeBuilder } from '@axe-core/playwright';
import { lima } from '../../apps/portal/src/brand/lima.ts';
import { expect, journey } from '../support/journey.ts';
import { fillContact } from '../support/lead.ts';
import { operate } from '../support/operator.ts';
import { showWhole } from '../support/showWhole.ts';

journey.describe('the page on which to reach us', () => {
  // The lead is looked up with the operator's command, which logs in.
  journey.describe.configure({ timeout: 120_000 });
  journey.use({ ownData: true });

  journey('is linked from the footer, and sends the form with the topic of a card', async ({ page, gateway }) => {
    const asking = {
      companyName: '宁津力健器材有限公司',
      contactPersonName: '王晓楠',
      contactPersonPhone: '13900000397',
      consultContent: '想在浏览器里调试解析脚本，请问怎么接入',
    };
    await page.goto('/home');
    await page.getByRole('contentinfo').getByRole('link', { name: '联系我们' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page).toHaveTitle('联系我们 - 力码');
    const form = page.getByRole('region', { name: '写下您的需求' });
    await expect(form.getByRole('combobox', { name: '所属行业' })).toBeVisible();
    await showWhole(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    const download = page.waitForEvent('download');
    await page.getByRole('main').getByRole('link', { name: '立即下载' }).click();
    expect((await download).suggestedFilename()).toBe('lima-openapi.json');

    await page.getByRole('button', { name: '咨询接入方式' }).click();
    await expect(form.getByRole('combobox', { name: '所属行业' })).toBeFocused();
    await expect(form.getByText('咨询主题：云端 IDE')).toBeVisible();
    await fillContact(page, asking, form);
    await page.reload();
    await expect(form.getByLabel('咨询内容')).toHaveValue(asking.consultContent);
    await page.getByRole('button', { name: '咨询接入方式' }).click();
    await form.getByRole('button', { name: '提交' }).dblclick();
    await expect(page.getByText('提交成功，我们将在1个工作日内与您联系')).toBeVisible();
    await expect(form.getByLabel('咨询内容')).toHaveValue('');

    const leads = await operate(gateway.url, 'lead', 'list');
    expect(leads.split(asking.contactPersonPhone)).toHaveLength(2);
    expect(leads).toContain('来自：云端 IDE');
  });
});

journey('the side menu shows the phone number and the mini program, and leads back to the top', async ({ page }) => {
  await page.goto('/news');
  const menu = page.getByRole('navigation', { name: '快捷服务' });
  const phone = menu.getByRole('link', { name: '电话咨询' });
  await expect(phone).toHaveAttribute('href', `tel:${lima.phone}`);
  await expect(menu.getByText(lima.phone)).toBeHidden();
  await phone.hover();
  await expect(menu.getByText(lima.phone)).toBeVisible();
  const code = menu.getByRole('img', { name: '小程序二维码' });
  await menu.getByRole('button', { name: '小程序' }).click();
  await expect(code).toBeVisible();
  // A press keeps it open when the mouse leaves.
  await page.mouse.move(0, 0);
  await expect(menu.getByText(lima.phone)).toBeHidden();
  await expect(code).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();

  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(top).toBeGreaterThan(0);
  await menu.getByRole('button', { name: '回到顶部' }).click();
  await expect.poll(top).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});
