import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumMajor, chromiumSwitches, findChromium } from './scripts/chromium.ts';
import { jsonReport } from './scripts/jsonReport.ts';
import { lostFiles } from './scripts/lostFiles.ts';
import { comparePicture, refusePicture } from './scripts/pictureCommands.ts';
import { thisPlatform, whyNotCompared } from './scripts/pictures.ts';

const executablePath = findChromium();
const notCompared = whyNotCompared({ platform: thisPlatform, chromium: chromiumMajor(executablePath) });
if (notCompared !== null) {
  if (process.env.CI) throw new Error(notCompared);
  console.log(notCompared);
}

/** Every story in a real Chromium: it renders, its interaction runs, axe finds nothing, and its pictures are as committed. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  define: { __COMPARE_PICTURES__: JSON.stringify(notCompared === null) },
  test: {
    name: 'stories',
    reporters: ['default', jsonReport(), lostFiles()],
    outputFile: { json: '.reports/stories.json' },
    setupFiles: ['.storybook/translated.setup.ts', '.storybook/pictures.setup.ts', '.storybook/typedFields.setup.ts'],
    testTimeout: 30_000,
    // Part of a story's time is waiting for pictures to stand still, so three fit on two cores. They share what a worker has loaded: a story
    // begins by forgetting what the one before it kept.
    maxWorkers: 3,
    // The run writes the pictures that are missing or asked for again.
    api: { allowWrite: true },
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { comparePicture, refusePicture },
      provider: playwright({
        launchOptions: { executablePath, args: chromiumSwitches },
        contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', deviceScaleFactor: 1, reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
});
