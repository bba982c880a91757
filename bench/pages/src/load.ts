import type { Browser, Page } from 'playwright';
import { visitor } from './phone.ts';
import { restMs } from './settings.ts';

/** What one visit measured. */
export interface Load {
  /** First contentful paint in ms. */
  fcp: number;
  /** Largest contentful paint in ms. */
  lcp: number;
  /** Total blocking time in ms: what tasks after the first paint take beyond 50 ms each. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Bodies of all scripts until the page rests, in KB (1000 bytes) as sent. */
  scripts: number;
}

interface Task {
  start: number;
  end: number;
}

interface Seen {
  lcp: number;
  cls: number;
  tasks: Task[];
}

/** Ms of a task that do not block. */
const shortMs = 50;

/** Total blocking time in ms; of a task that the first paint interrupts only the rest counts. */
function blockingTime(tasks: readonly Task[], fcp: number): number {
  return tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, fcp) - shortMs), 0);
}

/** Records paints, layout shifts and long tasks of the page that is opened next. */
async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
    }
    const seen: Seen = { lcp: 0, cls: 0, tasks: [] };
    Object.assign(window, { seen });
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('largest-contentful-paint', ({ startTime }) => {
      seen.lcp = startTime;
    });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as Shift;
      if (!hadRecentInput) seen.cls += value;
    });
    observe('longtask', ({ startTime, duration }) => {
      seen.tasks.push({ start: startTime, end: startTime + duration });
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** First contentful paint in ms, and the bytes of the scripts. */
function readEntries(page: Page): Promise<{ fcp: number; bytes: number }> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      bytes: files
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
}

/** Opens an address as a first visit, until the page rests. */
export async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const { page, context } = await visitor(browser);
  const seen = await watch(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(restMs);
  const [{ lcp, cls, tasks }, { fcp, bytes }] = await Promise.all([seen(), readEntries(page)]);
  await context.close();
  return { fcp, lcp, cls, tbt: blockingTime(tasks, fcp), scripts: bytes / 1000 };
}
