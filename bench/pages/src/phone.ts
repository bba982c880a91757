import type { Browser, BrowserContext, Page } from 'playwright';
import { phone } from './settings.ts';

/** A first visit on the phone: a fresh profile, the slow processor, the slow network. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
}

/** Opens a tab of a first visit; errors of its pages end the run. */
export async function visitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: phone.viewport,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.downloadBitsPerSecond / 8,
    uploadThroughput: phone.uploadBitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuRate });
  return { page, context };
}
