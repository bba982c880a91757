// Clicks through every component page: fails unless content and behaviour are the same. Saves screenshots in `results`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright';
import { failLoudly, launch, visitor } from './browser.ts';
import { type BuiltPage, chartPages, kitPages } from './pages.ts';
import { serve } from './serve.ts';

const results = fileURLToPath(new URL('../results', import.meta.url));
const refusals = [
  '请输入 2 至 60 个字的企业名称',
  '请输入不超过 20 个字的联系人',
  '请输入正确的手机号',
  '请输入正确的电子邮箱',
  '密码至少 8 位，要有字母和数字',
  '请选择所属行业',
  '请选择所在地区',
  '请选择企业类型',
  '请输入不超过 200 个字的企业简介',
  '请先同意服务协议',
];

function need(true_: boolean, sentence: string): void {
  if (!true_) throw new Error(sentence);
}

/** Visible elements; pages may contain hidden duplicates. */
const seen = (place: Page | Locator, text: string) =>
  place.getByText(text, { exact: true }).filter({ visible: true }).first();
const field = (place: Page | Locator, label: string) => place.getByLabel(label).filter({ visible: true }).first();
const button = (place: Page | Locator, name: string) =>
  // antd inserts a space between two Chinese characters.
  place
    .getByRole('button', { name: new RegExp(`^${[...name].join(' ?')}$`) })
    .filter({ visible: true })
    .first();

async function choose(page: Page, label: string, option: string): Promise<void> {
  // Arco's labels are not associated with its select.
  const arco = page.locator('.arco-form-item').filter({ hasText: label }).locator('.arco-select');
  await ((await arco.count()) > 0 ? arco : field(page, label)).click();
  await page
    .getByRole('option', { name: option })
    .or(page.locator('[title]', { hasText: option }))
    .filter({ visible: true })
    .last()
    .click();
}

async function checkCarousel(page: Page): Promise<void> {
  await page.mouse.move(5, 500);
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('h3')].some((head) => {
        const box = head.getBoundingClientRect();
        return (
          head.textContent === '工业应用，按需选用' &&
          head.checkVisibility({ visibilityProperty: true }) &&
          box.left > 0 &&
          box.right < innerWidth
        );
      }),
    undefined,
    { timeout: 10_000 },
  );
}

async function checkForm(page: Page, name: string): Promise<void> {
  await button(page, '提交申请').click();
  for (const refusal of refusals) await seen(page, refusal).waitFor();
  await page.waitForTimeout(500);
  const focused = await page.evaluate(() => document.activeElement?.id ?? '');
  const first = await field(page, '企业名称').getAttribute('id');
  need(focused === first, `The focus is at ${focused} instead of the first field refused, ${first}.`);
  await page.screenshot({ path: join(results, `${name}-refused.png`), fullPage: true });
  await field(page, '企业名称').fill('泰岳健身器材');
  await field(page, '联系人').fill('王小力');
  await seen(page, refusals[0] ?? '').waitFor({ state: 'hidden' });
  await field(page, '联系电话').fill('13800001234');
  await field(page, '电子邮箱').fill('li@example.com');
  await field(page, '登录密码').fill('abcd1234');
  await choose(page, '所属行业', '医药制造业');
  await choose(page, '所在地区', '山东省');
  await page.getByText('流通企业').click();
  await field(page, '企业简介').fill('做跑步机。');
  await page.getByText('我已阅读并同意服务协议').click();
  await button(page, '提交申请').click();
  await seen(page, '申请已提交').waitFor();
  for (const refusal of refusals) await seen(page, refusal).waitFor({ state: 'hidden' });
}

async function checkDialog(page: Page, name: string): Promise<void> {
  await button(page, '我要咨询').click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await button(dialog, '发送咨询').click();
  await seen(dialog, '请输入您的姓名').waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(results, `${name}-dialog.png`) });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await button(page, '我要咨询').click();
  await field(dialog, '您的姓名').fill('王小力');
  await field(dialog, '联系电话').fill('13800001234');
  await field(dialog, '咨询内容').fill('想了解解析。');
  await button(dialog, '发送咨询').click();
  await seen(page, '咨询已发送').waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

async function checkPages(page: Page): Promise<void> {
  const table = page.locator('table').first();
  const rows = () => table.locator('tbody tr').filter({ visible: true }).count();
  need((await rows()) === 10, `The first page has ${await rows()} rows.`);
  await page
    .getByRole('button', { name: /^(?:第 3 页|3)$/ })
    .or(page.locator('li').getByText('3', { exact: true }))
    .or(page.locator('li[title="3"], li[aria-label*="3"]'))
    .filter({ visible: true })
    .last()
    .click();
  await seen(table, '88.118.021').waitFor();
  need((await rows()) === 4, `The last page has ${await rows()} rows.`);
}

async function checkPage(page: Page, { name }: BuiltPage): Promise<void> {
  for (const text of [
    '首页',
    '应用市场',
    '平台介绍',
    '填写资料',
    '开通服务',
    '暂无数据',
    '下单后可以在这里查看进度。',
    '共 24 条',
  ])
    await page.getByText(text).filter({ visible: true }).first().waitFor();
  await checkCarousel(page);
  await page.getByRole('tab', { name: '资费说明' }).click();
  await page.getByText('解析服务免费').filter({ visible: true }).waitFor();
  await page.screenshot({ path: join(results, `${name}.png`), fullPage: true });
  await checkForm(page, name);
  await checkDialog(page, name);
  await checkPages(page);
  await button(page, '显示提示').click();
  await seen(page, '已为您保存').waitFor();
  await page.screenshot({ path: join(results, `${name}-toast.png`) });
  await seen(page, '已为您保存').waitFor({ state: 'hidden', timeout: 10_000 });
}

async function checkCharts(page: Page, { name }: BuiltPage): Promise<void> {
  await page.waitForTimeout(2000);
  await page.screenshot({ path: join(results, `${name}.png`), fullPage: true });
  const drawn = await page.evaluate(() => {
    const lines = [...document.querySelectorAll('svg path')].map((path) => path.getAttribute('d')?.length ?? 0);
    return { canvases: document.querySelectorAll('canvas').length, longest: Math.max(0, ...lines) };
  });
  need(drawn.canvases === 4 || drawn.longest > 1000, 'The line of 168 points is not drawn.');
}

const { origin, close } = await serve();
const browser = await launch();
const names = process.argv.slice(2);
let red = false;
for (const built of [...kitPages, ...chartPages]) {
  if (names.length > 0 && !names.includes(built.name)) continue;
  const context = await visitor(browser);
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  failLoudly(page);
  try {
    await page.goto(`${origin}/${built.name}/`, { waitUntil: 'load' });
    await (kitPages.includes(built) ? checkPage(page, built) : checkCharts(page, built));
    console.log(`ok     ${built.name}`);
  } catch (error) {
    red = true;
    await page.screenshot({ path: join(results, `${built.name}-failed.png`), fullPage: true });
    console.log(`FAILED ${built.name}: ${error instanceof Error ? error.message : error}`);
  }
  await context.close();
}
await browser.close();
close();
process.exit(red ? 1 : 0);
