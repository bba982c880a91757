import { expect, faults, journey } from '../../journey.ts';

const plum = 'rgb(147, 53, 107)';

journey.describe('a site with server components', () => {
  journey('is drawn on the server in its brand, and streamed', async ({ page, request }) => {
    const html = await (await request.get('/')).text();
    // The table is in the document, and so is what came after the page.
    for (const text of ['星河路灯', '120 W', '在册 18,204 盏']) expect(html).toContain(text);
    expect(html.indexOf('</main>')).toBeLessThan(html.indexOf('在册 18,204 盏'));
    await page.goto('/');
    await expect(page.getByRole('link', { name: '申请接入' })).toHaveCSS('background-color', plum);
    await expect(page.getByRole('row', { name: /星河路灯/ })).toContainText('120 W');
    await expect(page.getByText('在册 18,204 盏')).toBeVisible();
    expect(await page.content()).not.toMatch(/力码|LIMA /);
    expect(await faults(page)).toEqual([]);
  });

  journey('looks the same before its scripts run', async ({ browser, baseURL }) => {
    const looks = [];
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled });
      const page = await context.newPage();
      await page.goto('/');
      const link = page.getByRole('link', { name: '申请接入' });
      await expect(link).toBeVisible();
      looks.push([await link.boundingBox(), await page.getByRole('table', { name: '产品系列' }).boundingBox()]);
      await expect(page.getByText('照明电器')).toHaveCSS('display', 'inline-flex');
      await context.close();
    }
    expect(looks[0]).toEqual(looks[1]);
  });

  journey('opens and closes a dialog of a server component', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: '申请接入' }).click();
    const dialog = page.getByRole('dialog', { name: '申请接入' });
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('button', { name: '知道了' })).toHaveCSS('background-color', plum);
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/?ask=1');
  });

  journey('follows links by the router once the page is hydrated', async ({ page }) => {
    await page.goto('/');
    // React marks the elements that it owns.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('a[href="/?ask=1"]') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.getByRole('link', { name: '申请接入' }).click();
    await expect(page.getByRole('dialog', { name: '申请接入' })).toBeVisible();
    await expect(page).toHaveURL('/?ask=1');
    await expect(page.locator('html')).toHaveAttribute('data-same-document');
  });

  journey('checks a form of a client component by a rule of the domain', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: '留言' });
    await form.getByRole('button', { name: '发送' }).click();
    await expect(form.getByRole('textbox', { name: '联系电话' })).toHaveAccessibleDescription('请输入正确的手机号');
    await form.getByRole('textbox', { name: '联系电话' }).fill('13800000000');
    await form.getByRole('button', { name: '发送' }).click();
    await expect(page.getByText('已收到')).toBeVisible();
  });
});
