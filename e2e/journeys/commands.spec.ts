import { expect, journey } from '../support/journey.ts';
import { runInShell } from '../support/shell.ts';

/** What a reader fills in. */
const token = 'lima-demo-plant-88.118.001';

journey.describe('the commands of the calls of registration', () => {
  journey.use({ ownData: true });

  journey(
    'register an object from its model to its events when run as printed, from the first to the last',
    async ({ page }) => {
      await page.goto('/develop_document?tab=api');
      const group = page.getByRole('navigation', { name: '接口列表' }).getByRole('region', { name: '标识登记' });
      const names = await group.getByRole('link').allInnerTexts();
      expect(names.length).toBeGreaterThan(15);
      const failures: string[] = [];
      /** Numbers that the platform gives stand in examples as one of them. */
      let sceneConfId = '';
      for (const link of await group.getByRole('link').all()) {
        await link.click();
        const name = (await link.locator('span').last().innerText()).trim();
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
        const example = page.getByRole('region', { name: '请求示例' });
        const printed = await example.locator('code').innerText();
        const answer: unknown = JSON.parse(
          await runInShell(printed.replace(/<(?:访问|企业)令牌>/, token).replace('scene-9', sceneConfId)),
        );
        const { success, data } = answer as {
          success: boolean;
          data: { sceneConfId?: string; refused?: number } | null;
        };
        if (!success || (data?.refused ?? 0) > 0) failures.push(`${name}: ${JSON.stringify(answer)}`);
        sceneConfId = data?.sceneConfId ?? sceneConfId;
      }
      expect(failures).toEqual([]);
    },
  );
});
