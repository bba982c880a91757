import { expect, journey } from '../support/journey.ts';
import { beginSession } from '../support/session.ts';

const widths = [
  { place: 'at a desk', device: { viewport: { width: 1440, height: 900 } } },
  { place: 'on a phone', device: { viewport: { width: 390, height: 844 }, hasTouch: true } },
];

for (const { place, device } of widths) {
  journey.describe(`the life of an identifier ${place}`, () => {
    journey.use(device);

    journey(
      'is shown: void with its day, suspended under a warning, another node’s with the responsible platform',
      async ({ page }) => {
        const address = (identifier: string) => `/product_scene?identifier=${encodeURIComponent(identifier)}`;
        await page.goto(address('88.118.001/GT-2026-000160'));
        await expect(page.getByRole('heading', { level: 1, name: '该标识已作废' })).toBeVisible();
        await expect(page.getByText(/该标识已于\d{4}-\d{2}-\d{2}作废/)).toBeVisible();
        await page.goto(address('88.118.001/GT-2026-000159'));
        await expect(page.getByText(/该标识已于\d{4}-\d{2}-\d{2}暂停使用/)).toBeVisible();
        await expect(page.getByRole('heading', { level: 2, name: '产品追溯' })).toBeVisible();
        await page.goto(address('88.118.001/GT-2026-000158'));
        await expect(page.getByRole('heading', { name: '未查询到该标识' })).toBeVisible();
        await page.goto(address('88.256.017/EX-2026-000031'));
        await expect(page.getByText(/由示例工程机械标识服务中心负责解析/)).toBeVisible();
        await expect(page.getByRole('link', { name: '前往查询' })).toBeVisible();
      },
    );
  });
}

journey.describe('the life of an identifier', () => {
  journey.use({ ownData: true });

  journey('ends when its enterprise voids it, and the next visitor sees it', async ({ page }) => {
    const identifier = '88.118.001/GT-2026-000149';
    const { accessToken } = await beginSession(page, 'maker');
    const path = '/platform-console-service/identifier/manager/identifier/state';
    const change = (event: string) =>
      page.request.post(path, { headers: { accessToken }, data: { identifier, event } });
    expect((await change('suspended')).status()).toBe(200);
    expect((await change('voided')).status()).toBe(200);
    expect((await change('resumed')).status()).toBe(409);
    await page.goto(`/product_scene?identifier=${encodeURIComponent(identifier)}`);
    await expect(page.getByRole('heading', { level: 1, name: '该标识已作废' })).toBeVisible();
  });
});
