import { expect, journey, treadmill } from '../support/journey.ts';
import { beginSession } from '../support/session.ts';

journey(
  'the record page shows an enterprise its whole record, and everybody else the public part',
  async ({ page }) => {
    const address = `/product_scene?identifier=${encodeURIComponent(treadmill)}`;
    const open = async () => {
      await page.goto(address);
      await page.getByRole('tab', { name: /产品管理/ }).click();
      await expect(page.getByRole('heading', { name: '内部资料' })).toBeVisible();
      return page.getByRole('tabpanel', { name: /产品管理/ });
    };
    const everybody = await open();
    await expect(everybody.getByText('高****')).toBeVisible();
    await expect(everybody.getByText('结算编码')).toHaveCount(0);
    await beginSession(page, 'maker');
    const owner = await open();
    await expect(owner.getByText('高磊')).toBeVisible();
    await expect(owner.getByText('结算编码')).toBeVisible();
  },
);
