import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumSwitches, findChromium } from '../../../scripts/chromium.ts';

/** A Chromium without anything remembered. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumSwitches });
}

/** A visitor at a desk who has never been here. */
export function visitor(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
}

/** Throws what a page throws. */
export function failLoudly(page: Page): void {
  page.on('pageerror', (error) => {
    throw error;
  });
}
