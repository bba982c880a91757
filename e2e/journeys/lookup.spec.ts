import { expect, journey, recalledBike, treadmill } from '../support/journey.ts';

journey.describe('looking up an identifier', () => {
  journey('shows the product when a visitor types its code', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page).toHaveTitle('力码 · 健身器材行业工业互联网标识解析平台');
    await page.getByRole('main').getByRole('textbox', { name: '标识编码' }).fill(treadmill);
    await page.getByRole('main').getByRole('button', { name: '查询', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
    await expect(page).toHaveTitle('标识查询 - 力码');
    await expect(page.getByRole('tab', { name: /产品追溯/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('交付安装')).toBeVisible();
    await expect(page.getByText('山东泰岳健身科技有限公司').first()).toBeVisible();
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', new RegExp(treadmill.replaceAll('.', '\\.')));
  });

  journey('shows the product again when the page is reloaded or its address is shared', async ({ page, context }) => {
    await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
  });

  journey('shows the product when the address of a QR code is pasted', async ({ page }) => {
    await page.goto('/home');
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    await field.fill(` https://id.example.cn/product_scene?from=label&identifier=${encodeURIComponent(recalledBike)} `);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /单车/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: /产品召回/ })).toBeVisible();
  });

  journey('loads a scene and keeps it in the address when its tab is chosen', async ({ page }) => {
    await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
    await page.getByRole('tab', { name: /产品管理/ }).click();
    await expect(page.getByRole('tabpanel', { name: /产品管理/ })).toBeVisible();
    await expect(page).toHaveURL(/scene=/);
    await page.reload();
    await expect(page.getByRole('tab', { name: /产品管理/ })).toHaveAttribute('aria-selected', 'true');
  });

  journey('leads to the linked identifier and back when a trace link is followed', async ({ page }) => {
    await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
    await page.getByRole('link', { name: /88\.118\.001\/QC-2026-050631/ }).click();
    await expect(page.getByRole('main').getByText('88.118.001/QC-2026-050631').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
  });

  journey('goes home when the page is opened without an identifier', async ({ page }) => {
    await page.goto('/product_scene');
    await expect(page).toHaveURL(/\/home$/);
  });

  journey('counts every answered lookup in the live figures', async ({ page, request }) => {
    const path = '/platform-operate-service/identifier/manager/homepage/datawarehousese';
    const before = (await (await request.post(path, { data: {} })).json()).data.resolutionTotal;
    await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
    await expect
      .poll(async () => (await (await request.post(path, { data: {} })).json()).data.resolutionTotal)
      .toBeGreaterThan(before);
  });

  journey('offers the existing code when a reader types it in another case', async ({ page }) => {
    await page.goto('/home');
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    await field.fill(treadmill.toLowerCase());
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '您输入的编码，大小写与登记的不一致' })).toBeVisible();
    await page.getByRole('link', { name: '查看这台产品' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
  });

  journey('offers look-alike codes with the reason, and links to them', async ({ page }) => {
    await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill.replace('2026', '2O26'))}`);
    const offers = page.getByRole('list', { name: '您要查的是不是' }).getByRole('link');
    await expect(offers.first()).toContainText('您输入的是字母 O，这里是数字 0');
    await offers.first().click();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
  });

  journey('reads dashes and backslashes as people type them', async ({ page }) => {
    await page.goto('/home');
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    await field.fill(treadmill.replaceAll('-', '—').replace('/', '\\'));
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
  });

  journey('opens the record when the code is the path of a URL', async ({ page }) => {
    await page.goto(`/${treadmill}`);
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
    await expect(page).toHaveURL(/product_scene\?identifier=/);
  });

  journey('explains a goods barcode and a GS1 link, and leads from the link to the record', async ({ page }) => {
    await page.goto('/home');
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    await field.fill('9 521234 000167');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '这是商品条码，只说明是哪一款商品' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'GT-6 商用智能跑步机' })).toBeVisible();
    // Lookups are throttled: the next one is allowed shortly after the last one ended.
    const lookUpNext = (code: string) =>
      expect(async () => {
        await field.fill(code);
        await field.press('Enter');
        await expect(page).toHaveURL((url) => url.searchParams.get('identifier') === code, { timeout: 1000 });
      }).toPass();
    await lookUpNext('9521234000160');
    await expect(page.getByText('最后一位应为 7')).toBeVisible();
    await lookUpNext('https://id.brand-store.example/01/09521234000167/21/GT-2026-000123');
    await page.getByRole('link', { name: '打开产品档案' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
  });

  journey('reports a scene that the identifier does not have', async ({ page }) => {
    const answer = await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}&scene=nobodys`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('该标识没有这个场景')).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
    await page.getByRole('button', { name: '查看已有场景' }).click();
    await expect(page.getByRole('tab', { name: /产品追溯/ })).toHaveAttribute('aria-selected', 'true');
  });

  journey(
    'suggests codes for an unknown one without scripts, and never shows a latency of 0 ms',
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      const page = await context.newPage();
      const answer = await page.goto(
        `/product_scene?identifier=${encodeURIComponent(treadmill.replace('2026', '2O26'))}`,
      );
      expect(answer?.status()).toBe(404);
      await expect(page.getByText('您输入的是字母 O，这里是数字 0').first()).toBeVisible();
      await page.getByRole('list', { name: '您要查的是不是' }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
      await expect(page.getByText('0 ms', { exact: true })).toHaveCount(0);
      await context.close();
    },
  );
});
