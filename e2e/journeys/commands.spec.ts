import { expect, journey } from '../support/journey.ts';
import { startReadyGateway } from '../support/readyGateway.ts';
import { runInShell } from '../support/shell.ts';

/** Placeholder of the token of an enterprise's systems, and what its reader fills in. */
const placeholder = '<企业令牌>';
const token = 'lima-demo-plant-88.118.001';

interface Answer {
  success: boolean;
  data: { sceneConfId?: string; refused?: number } | null;
}

journey.describe('the commands of the calls of registration', () => {
  journey('take an object from its model to its label when run as printed, one after the other', async ({ page }) => {
    // The machines of the examples are also those of other journeys, which must not meet what the commands leave.
    const own = await startReadyGateway();
    try {
      await page.goto(`${own.url}/develop_document?tab=api`);
      const group = page.getByRole('navigation', { name: '接口列表' }).getByRole('region', { name: '标识登记' });
      const links = group.getByRole('link');
      await expect(links.filter({ hasText: '制作标签' })).toBeVisible();
      const answers: string[] = [];
      const failures: string[] = [];
      // The number that the platform gives to a scene stands in the examples as one of them.
      let sceneConfId = 'scene-9';
      for (const link of await links.all()) {
        await link.click();
        const name = (await link.locator('span').last().innerText()).trim();
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
        const printed = await page.getByRole('region', { name: '请求示例' }).locator('code').innerText();
        // Only users publish pictures.
        if (!printed.includes(placeholder)) continue;
        const answer = await runInShell(printed.replace(placeholder, token).replace('scene-9', sceneConfId));
        answers.push(name);
        if (answer.startsWith('%PDF-')) continue;
        const { success, data } = JSON.parse(answer) as Answer;
        if (!success || (data?.refused ?? 0) > 0) failures.push(`${name}: ${answer}`);
        sceneConfId = data?.sceneConfId ?? sceneConfId;
      }
      expect(failures).toEqual([]);
      expect(answers).toEqual(expect.arrayContaining(['保存型号', '登记标识', '上报标识事件', '导出标识', '制作标签']));
    } finally {
      await own.dispose();
    }
  });
});
