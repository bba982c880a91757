import type { Page } from '@playwright/test';
import { lima } from '../../apps/portal/src/brand/lima.ts';
import { expectLoggedIn, logIn } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';
import { operate } from '../support/operator.ts';
import { latestCode } from '../support/outbox.ts';
import { fillForm, formOf, photoOf, sendForm } from '../support/registration.ts';
import { beginSession, openAccount } from '../support/session.ts';
import { passWithoutPicture } from '../support/slide.ts';

journey.use({ actionTimeout: 10_000, ownData: true });

/** The field with an error, and no other. */
const messageOf = (page: Page, text: string) => formOf(page).getByText(text, { exact: true }).first();

journey.describe('an enterprise registers its prefix', () => {
  journey.setTimeout(240_000);

  journey('sends anonymous visitors to the home page', async ({ page }) => {
    await page.goto('/identification');
    await expect(page).toHaveURL(/\/home/);
  });

  journey(
    'from the form through a rejection of two fields to its approval and the follow-on system, until it is suspended',
    async ({ page, baseURL }) => {
      const mobile = '13900000301';
      await openAccount(page, 'taiyue_fitness', mobile);
      await page.goto('/home');
      await expectLoggedIn(page, 'taiyue_fitness', '申请标识前缀');
      await page.getByRole('banner').getByRole('link', { name: '申请标识前缀' }).click();
      await expect(page).toHaveTitle('企业标识前缀注册申请 - 力码');
      await expect(page.getByRole('navigation', { name: '主导航' }).getByText('标识解析')).toBeVisible();

      await fillForm(page, '001', mobile);
      await expect(formOf(page).getByText(/88\.118\.001 已被占用/)).toBeVisible();
      await formOf(page).getByLabel('企业前缀').fill('701');
      await expect(formOf(page).getByText('88.118.701 可以使用')).toBeVisible();
      await sendForm(page);
      await expect(page.getByText('操作成功！')).toBeVisible();
      await expect(page.getByText('110***********002X')).toBeVisible();
      await expect(page.getByText('平台审核中').first()).toBeVisible();

      await operate(baseURL, 'prefix', 'show', '88.118.701');
      await operate(baseURL, 'prefix', 'approve', '88.118.701', '--from', '0');
      // The waiting page polls.
      await expect(page.getByText('顶级节点审核中').first()).toBeVisible({ timeout: 40_000 });
      const why = ['--field', 'licenceImage=unclear', '--field', 'companyName=mismatch', '--reason', '请按执照填写'];
      await operate(baseURL, 'prefix', 'reject', '88.118.701', '--from', '1', ...why);
      await page.reload();
      await expect(page.getByText('请按执照填写').first()).toBeVisible();

      await page.getByRole('button', { name: '重新填写' }).click();
      const form = formOf(page);
      await expect(messageOf(page, '图片不清晰或不完整，请重新上传')).toBeVisible();
      await expect(messageOf(page, '与证照信息不一致，请核对后修改')).toBeVisible();
      await expect(form.getByLabel('证照号码')).toHaveValue('91350100M000100Y43');
      await form.getByLabel('企业名称').fill('山东泰岳健身器材有限公司');
      await form
        .getByLabel('证照图片')
        .first()
        .setInputFiles(await photoOf(page, 9));
      await expect(form.getByText('与证照信息不一致，请核对后修改')).toHaveCount(0);
      await expect(form.getByText('图片不清晰或不完整，请重新上传')).toHaveCount(0, { timeout: 20_000 });
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: '提交申请' }).click();
      const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: '重新提交申请？' }));
      await expect(question.getByText('再次提交将覆盖之前的信息，是否继续？')).toBeVisible();
      await question.getByRole('button', { name: '继续提交' }).click();
      const dialog = page.getByRole('dialog', { name: '确认提交申请' });
      await passWithoutPicture(dialog);
      await dialog.getByRole('button', { name: '提交申请' }).click();
      await expect(page.getByText('平台审核中').first()).toBeVisible();
      await expect(page.getByText('山东泰岳健身器材有限公司').first()).toBeVisible();

      const elsewhere = await page.context().newPage();
      await elsewhere.goto('/home');
      await expectLoggedIn(elsewhere, 'taiyue_fitness', '申请标识前缀');
      await operate(baseURL, 'prefix', 'show', '88.118.701');
      await operate(baseURL, 'prefix', 'approve', '88.118.701', '--from', '0');
      await operate(baseURL, 'prefix', 'approve', '88.118.701', '--from', '1');
      const shown = await operate(baseURL, 'prefix', 'show', '88.118.701');
      expect(shown).toContain('提交：');
      expect(shown).toContain('第2次');
      await elsewhere.reload();
      await expectLoggedIn(elsewhere, 'taiyue_fitness', '企业控制台');
      await elsewhere.close();
      await page.reload();
      await expect(page.getByText('审核通过').first()).toBeVisible();
      await expectLoggedIn(page, 'taiyue_fitness', '企业控制台');
      const [rule] = lima.prefixRules;
      await expect(page.getByRole('link', { name: '前往合作系统登记' })).toHaveAttribute('href', rule?.url ?? '');

      await operate(baseURL, 'prefix', 'suspend', '88.118.701', '--reason', '营业执照已注销');
      await page.reload();
      await expect(page.getByRole('heading', { name: '企业前缀已停用' })).toBeVisible();
      await expect(page.getByText('营业执照已注销').first()).toBeVisible();
      await page.goto('/application');
      const card = page.getByRole('region', { name: '企业前缀已停用' });
      await expect(card.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/identification');

      const refusal = (act: string) => `企业标识前缀已停用，暂时不能${act}应用，请联系客服`;
      await page.goto('/application/list/detail/1');
      const app = page.getByRole('main');
      await expect(app.getByText(refusal('购买'))).toBeVisible();
      await app.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
      await app.getByRole('button', { name: /^免费试用/ }).click();
      const trying = page.getByRole('dialog', { name: refusal('试用') });
      await trying.getByRole('button', { name: '关闭' }).click();
      await app.getByRole('button', { name: '立即购买' }).click();
      const buying = page.getByRole('dialog', { name: refusal('购买') });
      await buying.getByRole('link', { name: '查看详情' }).click();
      await expect(page.getByRole('heading', { name: '企业前缀已停用' })).toBeVisible();
      await page.goto('/apporder?product=1');
      await expect(app.getByText(refusal('购买'))).toBeVisible();
      await expect(app.getByRole('button', { name: '下一步' })).toBeDisabled();
    },
  );

  journey('shows every validation message of the form at its field', async ({ page }) => {
    const mobile = '13900000302';
    await openAccount(page, 'every_sentence', mobile);
    await page.goto('/identification');
    const form = formOf(page);
    await form.getByRole('button', { name: '提交申请' }).click();
    for (const sentence of [
      '请选择二级节点',
      '请输入企业前缀（001-9999）',
      '请输入企业名称',
      '请选择企业类型',
      '请选择证照类型',
      '请输入证照号码（至少4位字母或数字）',
      '请上传证照图片',
      '请选择所属行业',
      '请选择注册地区',
      '请输入详细地址',
      '请输入企业简介',
      '请输入法定代表人姓名（至少两个汉字）',
      '请选择证件类型',
      '请输入证件号码（至少4位字母或数字）',
      '证件照片不完整，请上传正反面',
      '请输入联系人姓名',
      '请输入正确的手机号',
      '请输入正确的邮箱',
      '请勾选标识前缀注册服务协议',
    ]) {
      await expect(messageOf(page, sentence)).toBeVisible();
    }
    await form.getByRole('button', { name: '《标识前缀注册服务协议》' }).click();
    const agreement = page.getByRole('dialog', { name: '标识前缀注册服务协议' });
    await expect(agreement.getByRole('heading', { name: '二、前缀与编码' })).toBeVisible();
    await agreement.getByRole('button', { name: '我同意' }).click();
    await expect(form.getByRole('checkbox')).toBeChecked();
    await form.getByLabel('企业网址').fill('示例');
    await form.getByLabel('企业网址').blur();
    await expect(messageOf(page, '请输入正确的网址')).toBeVisible();
    await form.getByLabel('企业网址').fill('');
    const text = { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
    await form.getByLabel('证照图片').first().setInputFiles(text);
    await expect(form.getByText('图片格式不能为gif')).toBeVisible();

    await fillForm(page, '702', '13900000399');
    // What is pressed next has moved up with it.
    await expect(messageOf(page, '证件照片不完整，请上传正反面')).toHaveCount(0);
    await form.getByRole('button', { name: '提交申请' }).click();
    const dialog = page.getByRole('dialog', { name: '确认提交申请' });
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect(dialog.getByText('请滑动滑块！')).toBeVisible();
    await expect(dialog.getByText('请输入验证码', { exact: true })).toBeVisible();
    await passWithoutPicture(dialog);
    await dialog.getByRole('button', { name: '发送验证码' }).click();
    await dialog.getByLabel('验证码', { exact: true }).fill(await latestCode(page, '13900000399'));
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText('平台审核中').first()).toBeVisible();
  });

  journey('shows what to check when verification fails, and keeps the input', async ({ page }) => {
    const mobile = '13900000303';
    await openAccount(page, 'not_verified', mobile);
    await page.goto('/identification');
    await fillForm(page, '703', mobile);
    const form = formOf(page);
    await form.getByLabel('证照号码').fill('91350100M000100Y44');
    await expect(form.getByText('证照号码不符合统一社会信用代码的规则，请核对')).toBeVisible();
    await sendForm(page);
    await expect(page.getByText(/企业信息核验失败/).first()).toBeVisible();
    await expect(page.getByText('请检查企业名称、证照号码、法定代表人姓名和证件号码')).toBeVisible();
    await expect(form.getByLabel('企业名称')).toHaveValue('山东泰岳健身科技有限公司');
    await form.getByLabel('证照号码').fill('91350100M000100Y43');
    await sendForm(page);
    await expect(page.getByText('平台审核中').first()).toBeVisible();
  });
});

journey.describe('a registration draft', () => {
  journey.setTimeout(180_000);

  journey('survives a reload, another device, and an expired session', async ({ page, browser, baseURL }) => {
    await openAccount(page, 'keeps_typing', '13900000304');
    await page.goto('/identification');
    const form = formOf(page);
    await form.getByLabel('企业名称').fill('甲公司');
    // The name may have been saved already; the picture decides.
    const kept = page.waitForResponse(
      (one) => one.url().endsWith('/draft/save') && /"licenceImage":"[^"]/.test(one.request().postData() ?? ''),
    );
    await form.getByLabel('证照图片').setInputFiles(await photoOf(page, 4));
    await expect(form.getByRole('button', { name: /预览/ })).toBeVisible({ timeout: 20_000 });
    await kept;
    await expect(page.getByText(/已保存 \d\d:\d\d/)).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('企业名称')).toHaveValue('甲公司');
    await expect(form.getByRole('img', { name: '证照图片' })).toBeVisible();

    const device = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    const other = await device.newPage();
    await beginSession(other, 'keeps_typing');
    await other.goto('/identification');
    await expect(formOf(other).getByLabel('企业名称')).toHaveValue('甲公司');
    await formOf(other).getByLabel('详细地址').fill('宁津县示例路118号');
    await expect(other.getByText(/已保存 \d\d:\d\d/)).toBeVisible();
    await expect.poll(() => other.getByText('正在保存').count()).toBe(0);

    // The first device does not overwrite what the second one saved.
    await form.getByLabel('企业名称').fill('甲乙公司');
    await expect(page.getByText('此申请在另一处有更新的内容，请选择使用哪一份').first()).toBeVisible();
    await page.getByRole('button', { name: /另一处|较新|最新/ }).click();
    await expect(form.getByLabel('详细地址')).toHaveValue('宁津县示例路118号');
    await device.close();

    const asked = page.waitForRequest((request) => request.url().includes('/draft/save'));
    await form.getByLabel('联系人').fill('王');
    const { accesstoken = '' } = await (await asked).allHeaders();
    await expect(page.getByText(/已保存 \d\d:\d\d/)).toBeVisible();
    await page.request.get('/platform-security-service/logout?fingerprint=x', { headers: { accesstoken } });
    await form.getByLabel('联系人').fill('王晓楠');
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, 'keeps_typing');
    await expect(page).toHaveURL(/\/identification/);
    await expect(form.getByLabel('联系人')).toHaveValue('王晓楠');
    await expect(form.getByLabel('企业名称')).toHaveValue('甲公司');
    const tab = await page.context().newPage();
    await tab.goto('/identification');
    await expect(formOf(tab).getByLabel('企业名称')).toHaveValue('甲公司');
    await page.getByRole('button', { name: '清空草稿' }).click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: /清空|删除/ })
      .click();
    await expect(form.getByLabel('联系人')).toHaveValue('');

    // The tab that has the draft open does not bring it back, and keeps what is typed until its user decides.
    await formOf(tab).getByLabel('联系人').fill('李');
    await expect(tab.getByText('原草稿已提交、清空或过期，此处的内容尚未保存，请选择保留或放弃').first()).toBeVisible();
    await expect(formOf(tab).getByLabel('联系人')).toHaveValue('李');
    await tab.getByRole('button', { name: '放弃此处的内容' }).click();
    await expect(formOf(tab).getByLabel('联系人')).toHaveValue('');
    await tab.close();
    await page.reload();
    await expect(form.getByLabel('联系人')).toHaveValue('');
  });

  journey('survives three lost connections during the upload of a photo', async ({ page }) => {
    await openAccount(page, 'breaking_line', '13900000305');
    await page.goto('/identification');
    let breaks = 0;
    let began = 0;
    await page.route('**/upload/part', async (route) => {
      if (breaks < 3 && breaks < began) {
        breaks += 1;
        await route.abort('connectionreset');
      } else await route.continue();
    });
    const uploads = new Set<string>();
    page.on('response', async (response) => {
      if (!response.url().endsWith('/upload/begin')) return;
      began += 1;
      uploads.add((await response.json()).data.uploadId);
    });
    const noise = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [2000, 1500];
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('This browser draws no pictures.');
      const grains = pen.createImageData(2000, 1500);
      for (let at = 0; at < grains.data.length; at += 1)
        grains.data[at] = at % 4 === 3 ? 255 : Math.floor(Math.random() * 256);
      pen.putImageData(grains, 0, 0);
      return canvas.toDataURL('image/jpeg', 0.92);
    });
    const buffer = Buffer.from(noise.slice(noise.indexOf(',') + 1), 'base64');
    expect(buffer.length).toBeGreaterThan(2_000_000);
    const form = formOf(page);
    await form.getByLabel('证照图片').setInputFiles({ name: '执照.jpg', mimeType: 'image/jpeg', buffer });
    await expect(form.getByRole('button', { name: /预览/ })).toBeVisible({ timeout: 60_000 });
    expect(breaks).toBe(3);
    expect(uploads.size).toBe(1);
  });
});

journey.describe('a prefix requested by two users at once', () => {
  journey.setTimeout(240_000);

  journey(
    'is assigned to one, the other gets a suggestion without loss of input, and files stay private',
    async ({ page, browser, baseURL }) => {
      await openAccount(page, 'first_comer', '13900000306');
      await page.goto('/identification');
      await fillForm(page, '711', '13900000306');
      const context = await browser.newContext({ baseURL });
      const other = await context.newPage();
      const { accessToken: accesstoken } = await openAccount(other, 'second_comer', '13900000307');
      await other.goto('/identification');
      await fillForm(other, '711', '13900000307');
      await expect(formOf(other).getByText('88.118.711 可以使用')).toBeVisible();
      await sendForm(page);
      await expect(page.getByText('平台审核中').first()).toBeVisible();
      await sendForm(other);
      await expect(other.getByText(/88\.118\.711 已被占用/).first()).toBeVisible();
      await expect(formOf(other).getByLabel('企业名称')).toHaveValue('山东泰岳健身科技有限公司');
      await formOf(other).getByRole('button', { name: /712/ }).click();
      await expect(formOf(other).getByText('88.118.712 可以使用')).toBeVisible();
      await sendForm(other);
      await expect(other.getByText('平台审核中').first()).toBeVisible();

      const address = await page.locator('img[src*="/private/"]').first().getAttribute('src');
      const link = new URL(address ?? '', baseURL);
      expect((await page.request.get(link.href)).status()).toBe(200);
      expect((await page.request.get(link.origin + link.pathname)).status()).toBe(404);
      const id = link.pathname.split('/').at(-1);
      const stranger = await other.request.post('/platform-operate-service/identifier/manager/company/picture/link', {
        headers: { accesstoken },
        data: { fileName: id },
      });
      expect(stranger.status()).toBe(404);
      await context.close();
    },
  );
});

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  journey.setTimeout(180_000);

  journey('a registration is filled in, confirmed with a code to another number, and read', async ({ page }) => {
    await openAccount(page, 'pocket_factory', '13900000308');
    await page.goto('/identification');
    await fillForm(page, '721', '13900000398');
    await formOf(page).getByRole('button', { name: '提交申请' }).click();
    const dialog = page.getByRole('dialog', { name: '确认提交申请' });
    await passWithoutPicture(dialog);
    await dialog.getByRole('button', { name: '发送验证码' }).click();
    await dialog.getByLabel('验证码', { exact: true }).fill(await latestCode(page, '13900000398'));
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText('平台审核中').first()).toBeVisible();
    await expect(page.getByText('139****0398')).toBeVisible();
  });
});
