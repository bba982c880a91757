import type { APIRequestContext } from '@playwright/test';
import { expect, journey, recalledBike, treadmill } from '../support/journey.ts';
import { beginSession } from '../support/session.ts';

const address = (identifier: string) => `/product_scene?identifier=${encodeURIComponent(identifier)}`;
const recalled = '该产品在企业召回名单中，请联系售后';
const folder = '/platform-console-service/identifier/manager/recall';

/** Recall in the answer of a lookup; a published one is visible once the caches have expired. */
async function recallNumberOf(request: APIRequestContext, identifier: string): Promise<string | null> {
  const path = '/platform-console-service/identifier/manager/identifier/detail';
  const { data } = (await (await request.get(path, { params: { identifier } })).json()) as {
    data: { recall: { number: string } | null };
  };
  return data.recall?.number ?? null;
}

const widths = [
  { place: 'at a desk', device: { viewport: { width: 1440, height: 900 } }, listed: '88.118.001/GT-2026-000146' },
  {
    place: 'on a phone',
    device: { viewport: { width: 390, height: 844 }, hasTouch: true },
    listed: '88.118.001/GT-2026-000147',
  },
];

for (const { place, device, listed } of widths) {
  journey.describe(`a recall ${place}`, () => {
    journey.use({ ...device, ownData: true });

    journey(
      'is shown above the scenes and links to its notice and to the progress of this machine',
      async ({ page }) => {
        await page.goto(address(recalledBike));
        const band = page.getByRole('region', { name: '召回提示' });
        await expect(band.getByText(recalled)).toBeVisible();
        await band.getByRole('link', { name: '查看详情' }).click();
        await expect(page.getByRole('tab', { name: /产品召回/ })).toHaveAttribute('aria-selected', 'true');
        const scene = page.getByRole('tabpanel', { name: /产品召回/ });
        await expect(scene.getByRole('heading', { level: 2, name: recalled })).toBeVisible();
        await expect(scene.getByText('RC-2026-0402-SB3')).toBeVisible();
        await expect(scene.getByRole('link', { name: '联系售后' })).toHaveAttribute('href', 'tel:4000000336');
        await expect(scene.getByRole('list', { name: '本台处理进度' }).getByText('预约上门')).toBeVisible();
        await page.reload();
        await expect(scene.getByRole('heading', { level: 2, name: recalled })).toBeVisible();
      },
    );

    journey('is not shown for an object outside its scope', async ({ page }) => {
      await page.goto(address(treadmill));
      await page.getByRole('tab', { name: /产品召回/ }).click();
      await expect(page.getByRole('heading', { level: 3, name: '该产品不在召回名单中' })).toBeVisible();
      await expect(page.getByText('核对时间')).toBeVisible();
      await expect(page.getByRole('region', { name: '召回提示' })).toHaveCount(0);
    });

    journey('is published and withdrawn by its enterprise, and visitors see it', async ({ page }) => {
      await page.goto(address(listed));
      await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
      await expect(page.getByRole('region', { name: '召回提示' })).toHaveCount(0);
      const { accessToken } = await beginSession(page, 'maker');
      const headers = { accessToken };
      const number = `RC-${listed.slice(-6)}`;
      const draft = {
        number,
        hazard: '跑带可能突然停止，造成使用者跌倒',
        reason: '主控板电容批次不良',
        remedy: '免费上门更换主控板',
        phone: '400-000-0001',
        scopeWords: '清单所列的 1 台跑步机',
        scopes: [{ kind: 'identifiers', identifiers: [listed] }],
      };
      expect((await page.request.post(`${folder}/publish`, { headers, data: draft })).status()).toBe(200);
      await expect.poll(() => recallNumberOf(page.request, listed)).toBe(number);
      await page.goto(address(listed));
      const band = page.getByRole('region', { name: '召回提示' });
      await expect(band.getByText(draft.hazard)).toBeVisible();
      await band.getByRole('link', { name: '查看详情' }).click();
      await expect(page.getByRole('tabpanel', { name: /产品召回/ }).getByText(number)).toBeVisible();
      expect((await page.request.post(`${folder}/withdraw`, { headers, data: { number } })).status()).toBe(200);
      await expect.poll(() => recallNumberOf(page.request, listed)).toBeNull();
      await page.goto(address(listed));
      await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
      await expect(band).toHaveCount(0);
    });
  });
}
