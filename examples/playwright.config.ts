import { defineConfig } from '@playwright/test';
import { chromiumSwitches, findHeadlessShell } from '../scripts/chromium.ts';

const { CONSUMER_FOLDER, CONSUMER_URL } = process.env;
if (CONSUMER_FOLDER === undefined || CONSUMER_URL === undefined)
  throw new Error('The journeys are run by scripts/consumerSite.ts, which serves the site.');

export default defineConfig({
  testDir: `./${CONSUMER_FOLDER}/journey`,
  outputDir: `./${CONSUMER_FOLDER}/journey/test-results`,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: `../.reports/${CONSUMER_FOLDER}.json` }]],
  use: {
    baseURL: CONSUMER_URL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findHeadlessShell(), args: chromiumSwitches },
  },
});
