import { defineConfig } from '@playwright/test';
import { chromiumSwitches, findHeadlessShell } from '../../../scripts/chromium.ts';

const { SISTER_SITE_URL } = process.env;
if (SISTER_SITE_URL === undefined)
  throw new Error('The journey is run by scripts/sisterSite.ts, which serves the site.');

export default defineConfig({
  testDir: '.',
  outputDir: './test-results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../../.reports/sister-site.json' }]],
  use: {
    baseURL: SISTER_SITE_URL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findHeadlessShell(), args: chromiumSwitches },
  },
});
