import type { Page } from '@playwright/test';
import { expect, journey, treadmill } from '../support/journey.ts';

const widths = [
  { place: 'at a desk', device: { viewport: { width: 1440, height: 900 } } },
  { place: 'on a phone', device: { viewport: { width: 390, height: 844 }, hasTouch: true } },
];
const motor = '88.118.001/MT-2026-004410';
const report = '88.118.001/QC-2026-050631';

const chain = (page: Page) => page.getByRole('navigation', { name: '溯源链' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function follow(page: Page, identifier: string): Promise<void> {
  await page.getByRole('tabpanel').getByRole('link', { name: identifier }).first().click();
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(identifier)));
}

for (const { place, device } of widths) {
  journey.describe(`the trace of linked identifiers ${place}`, () => {
    journey.use(device);

    journey('shows two links, survives a reload, and links back to each', async ({ page }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent(motor)}`);
      await expect(heading(page)).toBeVisible();
      await expect(chain(page)).toHaveCount(0);
      const motorName = await heading(page).innerText();

      await follow(page, treadmill);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(chain(page).getByRole('listitem')).toHaveText([motor, treadmill]);
      await follow(page, report);
      await expect(chain(page).getByRole('listitem')).toHaveText([motor, treadmill, report]);
      await expect(chain(page).getByText(report)).toHaveAttribute('aria-current', 'page');
      await expect(chain(page).getByText(report)).toBeInViewport();

      await page.reload();
      await expect(chain(page).getByRole('listitem')).toHaveText([motor, treadmill, report]);

      // The report links to its machine, which is the previous page: the chain goes back instead of growing.
      await follow(page, treadmill);
      await expect(chain(page).getByRole('listitem')).toHaveText([motor, treadmill]);

      await page.goBack();
      await expect(chain(page).getByRole('listitem')).toHaveText([motor, treadmill, report]);
      await chain(page).getByRole('link', { name: motor }).click();
      await expect(heading(page)).toHaveText(motorName);
      await expect(chain(page)).toHaveCount(0);
      await page.goBack();
      await expect(chain(page).getByRole('listitem')).toHaveText([motor, treadmill, report]);
    });

    journey('is reset by the next lookup', async ({ page }) => {
      await page.goto(`/product_scene?identifier=${encodeURIComponent(motor)}`);
      await follow(page, treadmill);
      await expect(chain(page)).toBeVisible();
      const input = page.getByRole('textbox').first();
      await input.fill(report);
      await page.getByRole('button', { name: '查询', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(encodeURIComponent(report)));
      await expect(page.getByRole('status').filter({ hasText: '解析成功' })).toBeAttached();
      await expect(heading(page)).toBeVisible();
      await expect(chain(page)).toHaveCount(0);
    });
  });
}
