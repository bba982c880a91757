import { defineConfig } from '@playwright/test';
import { chromiumSwitches, findHeadlessShell } from '../scripts/chromium.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './support/sharedGateway.ts',
  // A third worker uses the CPU time of two cores while the others wait.
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
    // Screenshots of every step would cost more than the steps.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: findHeadlessShell(),
      // A fake camera with a moving test picture; permission is granted automatically.
      args: [...chromiumSwitches, '--use-fake-device-for-media-stream'],
    },
  },
});
