import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { logOut } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';
import { type Asking, expectPerson, fillContact, leadDialog } from '../support/lead.ts';
import { operate } from '../support/operator.ts';
import { beginSession } from '../support/session.ts';

const contactPath = '**/platform-operate-service/business/opportunity/uccn/add';
const contactSent = '提交成功，我们将在1个工作日内与您联系';

/** A person who asks for contact. Each journey has its own number, since leads are rate limited by number. */
function askingAs(contactPersonPhone: string, consultContent: string): Asking {
  return { companyName: '宁津力健器材有限公司', contactPersonName: '王晓楠', contactPersonPhone, consultContent };
}

const contact = (page: Page) => leadDialog(page, '联系我们');
const submitOf = (dialog: Locator) => dialog.getByRole('button', { name: '提交' });
const homeButton = (page: Page) => page.getByRole('main').getByRole('button', { name: '联系我们' });
const sideMenu = (page: Page) => page.getByRole('navigation', { name: '快捷服务' });

async function openFromHome(page: Page): Promise<void> {
  await homeButton(page).click();
  await expect(contact(page)).toBeVisible();
}

/** The only lead of a number, as printed by the operator's command. */
async function findLead(address: string, mobile: string): Promise<string> {
  const [before = '', after = '', ...others] = (await operate(address, 'lead', 'list')).split(mobile);
  expect(others).toEqual([]);
  return before.slice(before.lastIndexOf('\n') + 1) + after.slice(0, after.search(/\n\S/));
}

journey.describe('a contact request', () => {
  // It is looked up with the operator's command, which logs in each time.
  journey.describe.configure({ timeout: 120_000 });
  journey.use({ ownData: true });

  journey('is stored once when a visitor sends it from the home page and clicks twice', async ({ page, gateway }) => {
    const asking = askingAs('13900000301', '想了解两条总装线的赋码方式');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/home');
    await homeButton(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => /ContactDialog|InquiryDialog|fetchDialog/.test(address))).toEqual([]);

    await homeButton(page).focus();
    await page.keyboard.press('Enter');
    const dialog = contact(page);
    await expect(dialog.getByRole('combobox', { name: '所属行业' })).toBeFocused();
    await expect(page).toHaveURL(/\/home$/);
    expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);

    await submitOf(dialog).click();
    for (const sentence of [
      '请选择所属行业',
      '请输入企业名称',
      '请输入2-16位中文姓名',
      '请输入正确的手机号',
      '请输入咨询内容',
    ])
      await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(dialog.getByText('请阅读并同意协议声明')).toBeVisible();

    await fillContact(page, asking);
    await dialog.getByLabel('联系电话').fill('+86 139 0000 0301');
    const sent = page.waitForRequest(contactPath);
    await submitOf(dialog).dblclick();
    // Eleven digits, in any notation.
    expect((await sent).postDataJSON()).toMatchObject({ contactPersonphone: asking.contactPersonPhone });
    await expect(page.getByText(contactSent)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(homeButton(page)).toBeFocused();

    const lead = await findLead(gateway.url, asking.contactPersonPhone);
    expect(lead).toContain('联系需求');
    expect(lead).toContain(asking.consultContent);
    expect(lead).toContain('体育用品制造');

    await openFromHome(page);
    await expect(dialog.getByLabel('咨询内容')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(homeButton(page)).toBeFocused();
  });

  journey.describe('on a phone', () => {
    journey.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    journey('keeps its draft across closing, navigation and a reload until it is sent', async ({ page, gateway }) => {
      const asking = askingAs('13900000302', '想了解门店跑步机的报修流程');
      await page.goto('/home');
      await sideMenu(page).getByRole('button', { name: '在线咨询' }).tap();
      const dialog = contact(page);
      await expect(dialog).toBeVisible();
      // After its opening animation.
      await expect
        .poll(async () => {
          const box = await dialog.boundingBox();
          return [box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)];
        })
        .toEqual([0, 390, 844]);

      await fillContact(page, asking);
      await dialog.getByRole('button', { name: '选择产品' }).tap();
      const app = dialog.getByRole('group', { name: '意向产品' }).getByRole('checkbox').first();
      await app.check();
      const removal = dialog.getByRole('button', { name: /^移除/ });
      const chosen = (await removal.getAttribute('aria-label')) ?? '';

      await dialog.getByRole('button', { name: '关闭' }).tap();
      await expect(dialog).toBeHidden();
      await page.goto('/news');
      await sideMenu(page).getByRole('button', { name: '在线咨询' }).tap();
      await expectPerson(dialog, asking);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await page.reload();
      await sideMenu(page).getByRole('button', { name: '在线咨询' }).tap();
      await expectPerson(dialog, asking);
      await expect(dialog.getByRole('combobox', { name: '所属行业' })).toContainText('体育用品制造');
      await expect(dialog.getByRole('button', { name: chosen })).toBeVisible();
      await expect(dialog.getByRole('checkbox', { name: /协议声明/ })).toBeChecked();

      await submitOf(dialog).tap();
      await expect(page.getByText(contactSent)).toBeVisible();
      const lead = await findLead(gateway.url, asking.contactPersonPhone);
      expect(lead).toContain(chosen.replace('移除', ''));
      expect(lead).toContain('来自：在线咨询');
    });
  });

  journey('keeps the input when it fails, and is stored once when its answer was lost', async ({ page, gateway }) => {
    const asking = askingAs('13900000303', '想了解与现有系统的对接方式');
    await page.goto('/home');
    await openFromHome(page);
    await fillContact(page, asking);
    const dialog = contact(page);

    await page.route(contactPath, (route) => route.abort());
    await submitOf(dialog).click();
    await expect(dialog.getByText('提交失败：服务器去健身了，请稍后再来')).toBeVisible();
    await expectPerson(dialog, asking);
    await page.unroute(contactPath);

    // The request arrives but its answer is lost; meanwhile the dialog stays open.
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(contactPath, async (route) => {
      await route.fetch();
      await held;
      await route.abort();
    });
    await submitOf(dialog).click();
    await expect(submitOf(dialog)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: '关闭' }).click();
    await expect(dialog).toBeVisible();
    release();
    await expect(dialog.getByText(/提交失败/)).toBeVisible();
    await page.unroute(contactPath);
    await page.reload();
    await openFromHome(page);
    await expectPerson(dialog, asking);
    await submitOf(dialog).click();
    await expect(page.getByText(contactSent)).toBeVisible();
    expect(await findLead(gateway.url, asking.contactPersonPhone)).toContain(asking.consultContent);
  });

  journey('starts with the company of the logged-in person, and is cleared on logout', async ({ page, gateway }) => {
    const asking = askingAs('13900000304', '想了解企业控制台的用法');
    await beginSession(page, 'maker');
    await page.goto('/home');
    await openFromHome(page);
    const dialog = contact(page);
    await expect(dialog.getByLabel('企业名称')).not.toHaveValue('');
    await expect(dialog.getByLabel('联系人')).toHaveValue('李建国');
    await expect(dialog.getByLabel('联系电话')).toHaveValue('13800000002');
    await fillContact(page, asking);
    await submitOf(dialog).click();
    await expect(page.getByText(contactSent)).toBeVisible();
    const lead = await findLead(gateway.url, asking.contactPersonPhone);
    expect(lead).toContain('账号：maker（88.118.001）');

    await openFromHome(page);
    await dialog.getByLabel('咨询内容').fill('还没有提交');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await logOut(page, 'maker');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(
      /还没有提交|13800000002/,
    );
    await openFromHome(page);
    for (const label of ['企业名称', '联系人', '联系电话', '咨询内容'])
      await expect(dialog.getByLabel(label)).toHaveValue('');
  });

  journey('shows the number to call when the dialog cannot be loaded', async ({ page }) => {
    await page.goto('/home');
    await page.route(/ContactDialog/, (route) => route.abort());
    await homeButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: '或致电400-000-0118' })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await page.unroute(/ContactDialog/);
    await openFromHome(page);
  });
});
