import { defineConfig } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../scripts/chromium.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './support/gateway.ts',
  // Each has a gateway and a database of its own; the third takes what two leave of two cores while they wait.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../.reports/journeys.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Pictures of every step would cost more than the steps.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: findChromium(),
      // The camera of a machine without one: a moving test picture, granted without a question.
      args: [...chromiumSwitches, '--use-fake-device-for-media-stream'],
    },
  },
});
