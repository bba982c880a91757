import type { Page } from '@playwright/test';
import { expect, faults, journey } from '../../journey.ts';

/** The code of a lamp that the site knows. */
const streetLamp = '86.233.012/LED-2026-004518';

const plum = 'rgb(147, 53, 107)';

const codeField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: '灯具标识编码' });

async function look(page: Page, text: string) {
  await codeField(page).fill(text);
  await page.getByRole('button', { name: '查灯具' }).click();
}

journey.describe('a sister site of another industry', () => {
  journey.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('一灯一码，出厂、检测、质保有据可查');
  });

  journey('shows its own brand in colours, logos and texts', async ({ page }) => {
    await expect(page.getByRole('button', { name: '查灯具' })).toHaveCSS('background-color', plum);
    await expect(page.getByRole('button', { name: '申请接入' })).toHaveCSS('background-color', plum);
    const logo = page.getByRole('link', { name: '灯谱首页' }).getByRole('presentation', { includeHidden: true });
    await expect(logo).toHaveAttribute('src', '/drawings/logo.svg');
    await expect(page.getByRole('contentinfo').getByRole('img', { name: '灯谱 DENGPU' })).toBeVisible();
    const missing = await page
      .locator('img')
      .evaluateAll((all) =>
        all
          .filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0)
          .map((image) => image.outerHTML),
      );
    expect(missing).toEqual([]);
    const words = await page.evaluate(() => document.documentElement.outerHTML);
    expect(words).not.toMatch(/力码|LIMA /);
    expect(words).not.toContain('88.118.001');
    expect(words.toUpperCase()).not.toContain('#0B66C8;');
  });

  journey(
    'shows a code’s segments, the lamp and its life when a code of the industry is looked up',
    async ({ page }) => {
      await look(page, ` ８６．233.012／LED-2026-004518 `);
      const result = page.getByRole('region', { name: '这个标识' });
      await expect(result.getByText(streetLamp)).toBeAttached();
      await expect(result.getByRole('button', { name: '国家顶级节点 86，全国统一分配' })).toBeVisible();
      await expect(result.getByRole('button', { name: '行业二级节点 233，照明电器' })).toBeVisible();
      await expect(
        result.getByRole('button', { name: /^对象码 LED-2026-004518，LED 品类 · 2026 年 · 第 004518 盏$/ }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: '星河 120 W LED 路灯' })).toBeVisible();
      await expect(page.getByText('19,200 lm')).toBeVisible();
      await expect(page.getByText('赋码', { exact: true })).toBeHidden();
      await page.getByRole('button', { name: '再看 1 条更早的记录' }).click();
      await expect(page.getByText('赋码', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 2, name: '星河 120 W LED 路灯' })).toBeVisible();
      await page.getByRole('link', { name: /新驱动电源/ }).click();
      await expect(page.getByRole('heading', { level: 2, name: '120 W 恒流驱动电源' })).toBeVisible();
    },
  );

  journey('shows its own message when the text is no code', async ({ page }) => {
    await look(page, '路灯');
    await expect(codeField(page)).toHaveAccessibleDescription(`这不是灯具标识，请输入铭牌上的编码，如 ${streetLamp}`);
    await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
    await look(page, '86.233.O12/LED-1');
    await expect(codeField(page)).toHaveAccessibleDescription(
      '企业前缀只能是数字，请核对第三段，注意区分字母 O 与数字 0',
    );
    await expect(page.getByRole('region', { name: '查询结果' })).toBeHidden();
    expect(await faults(page)).toEqual([]);
  });

  journey('marks the unknown segment when the code is not registered', async ({ page }) => {
    await look(page, '86.233.012/LED-2026-999999');
    await expect(page.getByText('没有查到这盏灯')).toBeVisible();
    await expect(page.locator('[data-mark="failed"]').first()).toContainText('LED-2026-999999');
    expect(await faults(page)).toEqual([]);
  });

  journey('shows validation messages, then sends the form and resets it', async ({ page }) => {
    const send = page.getByRole('button', { name: '提交申请' });
    await send.click();
    await expect(page.getByText('有 6 处需要修改')).toBeVisible();
    await expect(page.getByRole('combobox', { name: '所属行业' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: '联系电话' })).toHaveAccessibleDescription('请输入正确的手机号');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('combobox', { name: '所属行业' }).click();
    await page.getByRole('option', { name: '照明器具制造' }).click();
    await page.getByRole('textbox', { name: '咨询内容' }).fill('路灯，每月 5000 盏，铭牌为激光刻印');
    await page.getByRole('textbox', { name: '您的姓名' }).fill('陈一明');
    await page.getByRole('textbox', { name: '联系电话' }).fill('138000');
    await page.getByRole('textbox', { name: '企业名称' }).fill('中山星河光电科技有限公司');
    await page.getByRole('checkbox', { name: '我已阅读并同意协议声明' }).check();
    await send.click();
    await expect(page.getByText('有 1 处需要修改')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '联系电话' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: '企业名称' })).toHaveValue('中山星河光电科技有限公司');
    await page.getByRole('textbox', { name: '联系电话' }).fill('13800000233');
    await send.click();
    await expect(page.getByText('提交成功，我们将在1个工作日内与您联系')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '企业名称' })).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: '我已阅读并同意协议声明' })).not.toBeChecked();
    await expect(page.getByText(/处需要修改/)).toBeHidden();
    await expect(send).toBeFocused();
  });

  journey('opens the report as a dialog, traps the focus in it and restores it', async ({ page }) => {
    await look(page, streetLamp);
    const opener = page.getByRole('button', { name: '查看光电检测报告' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: '光电检测报告' });
    await expect(dialog.getByText('160 lm/W')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '知道了' })).toHaveCSS('background-color', plum);
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  journey('draws its charts in its own colours, with a table as alternative', async ({ page }) => {
    const figure = page.getByRole('figure', { name: /每日用电/ });
    await figure.scrollIntoViewIfNeeded();
    const mark = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--lima-color-primary-500'),
    );
    expect(mark).not.toBe('#1582F1');
    await expect(figure.locator(`svg path[stroke="${mark}"]`).first()).toBeVisible();
    await figure.getByRole('button', { name: '查看数据表' }).click();
    await expect(figure.getByRole('row', { name: /05-08/ })).toContainText('142');
    await expect(page.getByRole('table', { name: '产品系列' }).getByRole('row', { name: /道路与隧道/ })).toContainText(
      '48,210',
    );
  });

  journey('has no axe violations', async ({ page }) => {
    await page.getByRole('figure').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await look(page, streetLamp);
    await expect(page.getByRole('heading', { level: 2, name: '星河 120 W LED 路灯' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
});

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  journey('has no horizontal overflow', async ({ page }) => {
    await page.goto(`/?identifier=${encodeURIComponent(streetLamp)}`);
    await expect(page.getByRole('heading', { level: 2, name: '星河 120 W LED 路灯' })).toBeVisible();
    await page.getByRole('figure').first().waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: '菜单' }).click();
    await page.getByRole('dialog').getByRole('link', { name: '产品系列' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: '产品系列' })).toBeInViewport();
  });
});
