import { readFileSync } from 'node:fs';
import { expect, journey } from '../support/journey.ts';

journey.describe('documents and calls', () => {
  journey('a document is opened, paged and downloaded under its own name', async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await page.goto('/develop_document?document=9');
    await expect(page).toHaveTitle('文档与接口 - 力码');
    const preview = page.getByRole('region', { name: '生产数据上报接口说明预览' });
    await expect(preview.getByRole('document', { name: /^第 1 页/ })).toContainText('能耗、加工、异常与产出事件的上报');
    await preview.getByRole('button', { name: '下一页' }).click();
    await expect(preview.getByRole('document', { name: /^第 2 页/ })).toContainText('目录');

    const download = page.waitForEvent('download');
    await preview.getByRole('link', { name: '下载' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('生产数据上报接口说明.pdf');
    expect(
      readFileSync(await saved.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(refused).toEqual([]);
  });

  journey('a document opens over the list on a phone, and closing it leads back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/news');
    await page.goto('/develop_document');
    await page.getByRole('button', { name: '预览解析接口说明' }).click();
    const dialog = page.getByRole('dialog', { name: '解析接口说明' });
    await expect(dialog.getByRole('document', { name: /^第 1 页/ })).toContainText('标识查询、缓存');
    await expect(page).toHaveURL(/document=3/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/develop_document$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/news$/);

    // Opened by its address, it has no list to go back to.
    await page.goto('/develop_document?document=3');
    await dialog.getByRole('button', { name: '关闭' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/develop_document$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/news$/);
  });

  journey('an API call is searched, selected, copied, and still selected after a reload', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/develop_document');
    await page.getByRole('tab', { name: '接口' }).click();
    await page.getByRole('searchbox', { name: '搜索接口' }).fill('上报');
    await page
      .getByRole('navigation', { name: '接口列表' })
      .getByRole('link', { name: /上报生产事件/ })
      .click();
    await expect(page).toHaveURL(/tab=api&operation=ingestProductionEvents/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: '上报生产事件' })).toBeVisible();
    await page.getByRole('button', { name: '复制接口地址' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '/platform-console-service/openapi/production/events',
    );
    await expect(page.getByRole('region', { name: '请求示例' })).toContainText('<企业令牌>');
  });
});
