import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumSwitches, findChromium } from '../../../scripts/chromium.ts';

/** A Chromium with a fresh profile. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumSwitches });
}

/** A first-time desktop visitor. */
export function visitor(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
}

/** Rethrows page errors. */
export function failLoudly(page: Page): void {
  page.on('pageerror', (error) => {
    throw error;
  });
}
