import type { Browser, Page } from 'playwright';
import { takenOver } from '../../../e2e/support/hydrated.ts';
import type { Deed } from './deeds.ts';
import { visitor } from './phone.ts';
import { paintedMs, restMs } from './settings.ts';

/** The shortest interaction that browsers report, in ms: a deed without a report took less. */
const shortestMs = 16;

/** Records the interactions from here on; returns how to read the longest, in ms until the next paint. */
async function watch(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((durationThreshold) => {
    const longest = { ms: durationThreshold };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId > 0) longest.ms = Math.max(longest.ms, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, shortestMs);
  return () => page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms);
}

/** Interaction to next paint of a deed on a page that rests, in ms. Throws when the page does not show what it leads to. */
export async function measureDeed(browser: Browser, origin: string, deed: Deed): Promise<number> {
  const { page, context } = await visitor(browser);
  await page.goto(origin + deed.address, { waitUntil: 'load' });
  await takenOver(page);
  await deed.prepare?.(page);
  await page.waitForTimeout(restMs);
  const longest = await watch(page);
  await deed.act(page);
  await deed.shows(page).waitFor();
  await page.waitForTimeout(paintedMs);
  const ms = await longest();
  await context.close();
  return ms;
}
