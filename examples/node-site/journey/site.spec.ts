import { expect, faults, journey } from '../../journey.ts';

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const plum = 'rgb(147, 53, 107)';

journey.describe('a site by Node alone under a strict policy', () => {
  journey('is drawn on the server in its brand, and hydrated without a change', async ({ page, request }) => {
    const answer = await request.get('/');
    expect(answer.headers()['content-security-policy']).toMatch(/style-src 'nonce-[\w-]{22}'; style-src-attr/);
    const html = await answer.text();
    expect(html).toContain('一灯一码，出厂、检测、质保有据可查');
    expect(html).not.toMatch(/力码|LIMA /);
    await page.goto('/');
    const send = page.getByRole('button', { name: '发送' });
    await expect(send).toHaveCSS('background-color', plum);
    expect(await faults(page)).toEqual([]);
  });

  journey('looks the same before its scripts run', async ({ browser, baseURL }) => {
    const looks = [];
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled });
      const page = await context.newPage();
      await page.goto('/');
      const send = page.getByRole('button', { name: '发送' });
      await expect(send).toHaveCSS('background-color', plum);
      looks.push([await send.boundingBox(), await page.getByRole('textbox', { name: '联系电话' }).boundingBox()]);
      await context.close();
    }
    expect(looks[0]).toEqual(looks[1]);
  });

  journey('opens a dialog in its brand and at its width, and returns the focus', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: '申请接入' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: '申请接入' });
    await expect(dialog).toHaveCSS('width', '420px');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  journey('shows an uploaded picture from the device under the policy', async ({ page }) => {
    await page.route('/pictures/**', (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
    await page.goto('/');
    await page.getByLabel('营业执照').setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: pixel });
    const picture = page.getByRole('img', { name: '营业执照' });
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect(picture).toHaveJSProperty('naturalWidth', 1);
    expect(await faults(page)).toEqual([]);
  });

  journey('checks a form by a rule of the domain', async ({ page }) => {
    await page.goto('/');
    const phone = page.getByRole('textbox', { name: '联系电话' });
    await page.getByRole('button', { name: '发送' }).click();
    await expect(phone).toHaveAccessibleDescription('请输入正确的手机号');
    await phone.fill('13800000000');
    await page.getByRole('button', { name: '发送' }).click();
    await expect(page.getByText('已收到')).toBeVisible();
  });
});
