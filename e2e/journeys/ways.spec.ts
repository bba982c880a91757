import { AxeBuilder } from '@axe-core/playwright';
import QRCode from 'qrcode';
import { expect, journey, treadmill } from '../support/journey.ts';
import { showWhole } from '../support/showWhole.ts';

journey.describe('alternative ways to a product', () => {
  journey('read a QR code from an uploaded picture when the camera is denied', async ({ page }) => {
    const picture = await QRCode.toBuffer(
      `https://id.example.cn/product_scene?identifier=${encodeURIComponent(treadmill)}`,
      { width: 420 },
    );
    await page.goto('/home');
    await page.getByRole('main').getByRole('button', { name: /扫码/ }).click();
    const dialog = page.getByRole('dialog', { name: '扫码查询' });
    await expect(dialog).toBeVisible();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
  });

  journey('keep the dialog open with a message when a picture has no code', async ({ page }) => {
    await page.goto('/home');
    const blank = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    );
    await page.getByRole('main').getByRole('button', { name: /扫码/ }).click();
    const dialog = page.getByRole('dialog', { name: '扫码查询' });
    await dialog.locator('input[type=file]').setInputFiles({ name: 'blank.png', mimeType: 'image/png', buffer: blank });
    await expect(dialog.getByText(/没有|未/).first()).toBeVisible();
    await expect(dialog).toBeVisible();
  });

  journey('work by keyboard alone from home to a linked product', async ({ page }) => {
    await page.goto('/home');
    const field = page.getByRole('main').getByRole('textbox', { name: '标识编码' });
    for (
      let presses = 0;
      presses < 40 && !(await field.evaluate((node) => node === document.activeElement));
      presses += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
    await page.keyboard.type(treadmill);
    await page.keyboard.press('Enter');
    const traceability = page.getByRole('tab', { name: /产品追溯/ });
    await expect(traceability).toBeVisible();
    for (
      let presses = 0;
      presses < 60 && !(await traceability.evaluate((node) => node === document.activeElement));
      presses += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(traceability).toBeFocused();
    // Focus moves in the next task after a key: wait for it before the next key.
    const antiCounterfeit = page.getByRole('tab', { name: /防伪查询/ });
    const management = page.getByRole('tab', { name: /产品管理/ });
    await page.keyboard.press('ArrowDown');
    await expect(antiCounterfeit).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(management).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(management).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(antiCounterfeit).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(traceability).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(traceability).toHaveAttribute('aria-selected', 'true');
    const link = page.getByRole('link', { name: /88\.118\.001\/QC-2026-050631/ });
    await expect(link).toBeVisible();
    for (
      let presses = 0;
      presses < 40 && !(await link.evaluate((node) => node === document.activeElement));
      presses += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/QC-2026-050631/);
  });

  journey('have no axe violations on the screens of a lookup', async ({ page }) => {
    for (const address of [
      '/home',
      `/product_scene?identifier=${encodeURIComponent(treadmill)}`,
      '/product_scene?identifier=88.118.001%2FNONE-1',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('textbox', { name: '标识编码' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // The result has arrived, not only its placeholder.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await showWhole(page);
      const found = await new AxeBuilder({ page }).analyze();
      expect(found.violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([]);
    }
  });
});

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  journey('show the product without horizontal scrolling when a code is typed', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('main').getByRole('textbox', { name: '标识编码' }).fill(treadmill);
    await page.getByRole('main').getByRole('button', { name: '查询', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
    for (const address of ['/home', page.url()]) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });

  journey('open the menu, mark the active entry and close with Escape', async ({ page }) => {
    await page.goto(`/product_scene?identifier=${encodeURIComponent(treadmill)}`);
    await page.getByRole('button', { name: /菜单/ }).click();
    const entry = page.getByRole('dialog').getByRole('link', { name: '标识解析' });
    await expect(entry).toBeVisible();
    await expect(entry).toHaveAttribute('aria-current', /page|true/);
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
  });
});
