import { expect, journey } from '../support/journey.ts';

journey.describe('what is pressed while the page moves below the pointer', () => {
  journey(
    'opens the panel for a forgotten password when the error of the account moves its button',
    async ({ page }) => {
      await page.goto('/login');
      const button = page.getByRole('button', { name: '忘记密码' });
      await page.getByRole('textbox', { name: '用户名或手机号' }).click();
      await button.hover();
      const before = await button.boundingBox();
      await page.mouse.down();
      await expect(page.getByRole('alert').filter({ hasText: '请输入用户名或手机号' })).toBeVisible();
      const after = await button.boundingBox();
      expect(after?.y).toBeGreaterThan((before?.y ?? Number.POSITIVE_INFINITY) + (before?.height ?? 0) / 2);
      await page.mouse.up();
      await expect(page.getByRole('dialog', { name: '找回密码' })).toBeVisible();
    },
  );
});
