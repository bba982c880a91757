// The step `design site`: the built Storybook, served by a gateway at /design/ under its policy and opened in Chromium.
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { homeFigures } from '@lima-id/api/msw';
import { type Browser, chromium, type FrameLocator, type Locator } from 'playwright';
import { startGateway } from '../e2e/support/gateway.ts';
import { chromiumSwitches, findHeadlessShell } from './chromium.ts';
import { root } from './steps.ts';

const folder = join(root, 'storybook-static');

/** Limit for the files of the site, in MB. */
const mostMegabytes = 40;

/** Limit for a page to show what is looked for, in ms. */
const shownMs = 30_000;

/** What is opened, and what has to appear in it: a component, a page of documentation, and a screen whose calls the service worker answers. */
const shown: { path: string; find: (preview: FrameLocator) => Locator }[] = [
  {
    path: '/story/components-button--playground',
    find: (preview) => preview.getByRole('button', { name: '提交申请' }),
  },
  {
    path: '/docs/components-button--docs',
    find: (preview) => preview.getByRole('heading', { name: 'Keyboard and screen readers' }),
  },
  {
    path: '/story/screens-home--filled',
    find: (preview) => preview.getByText(homeFigures.resolutionTotal.toLocaleString('zh-CN')),
  },
];

function megabytes(): number {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1_000_000;
}

/** Opens a page of the site; resolves with what its policy or its files refused. */
async function open(browser: Browser, url: string, { path, find }: (typeof shown)[number]): Promise<string[]> {
  const refused: string[] = [];
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${url}/design/?path=${path}`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await find(preview).first().waitFor({ timeout: shownMs });
  await page.close();
  return refused.map((what) => `${path}: ${what}`);
}

const size = megabytes();
process.env.DESIGN_DIR = folder;
const gateway = await startGateway();
const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: chromiumSwitches });
const problems: string[] = size > mostMegabytes ? [`${size.toFixed(1)} MB are more than ${mostMegabytes}.`] : [];
try {
  for (const one of shown) problems.push(...(await open(browser, gateway.url, one)));
} finally {
  await browser.close();
  await gateway.dispose();
}
for (const problem of problems) console.error(problem);
console.log(`The design site has ${size.toFixed(1)} MB; ${shown.length} pages opened, ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
