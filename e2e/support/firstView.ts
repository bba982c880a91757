import type { BrowserContext } from '@playwright/test';
import { type Moved, watchShifts } from './shifts.ts';

/** The largest contentful paint of a visit, and how far its page moved. */
export interface FirstView {
  /** Painted area in square px, as the browser counts it. */
  size: number;
  /** The element, for the failure message. */
  what: string;
  moved: Moved;
}

interface Visit {
  address: string;
  viewport: { width: number; height: number };
  /** Whether the page gets its scripts: without them, its paints are those of the document. */
  hasScripts: boolean;
}

/** Ms within which what the scripts of a page have requested is painted. */
const settledMs = 1_500;

/** Opens a page in a tab of its own and reads its largest contentful paint. */
export async function readFirstView(
  context: BrowserContext,
  { address, viewport, hasScripts }: Visit,
): Promise<FirstView> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  const shift = await watchShifts(page);
  await page.addInitScript(() => {
    interface Paint extends PerformanceEntry {
      size: number;
      element: Element | null;
    }
    const largest = { size: 0, what: '' };
    Object.assign(window, { largest });
    new PerformanceObserver((list) => {
      for (const { size, element } of list.getEntries() as Paint[])
        Object.assign(largest, { size, what: element?.outerHTML.slice(0, 80) ?? '' });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  if (!hasScripts) await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settledMs);
  const moved = await shift();
  const largest = await page.evaluate(() => (window as unknown as { largest: Omit<FirstView, 'moved'> }).largest);
  await page.close();
  return { ...largest, moved };
}
