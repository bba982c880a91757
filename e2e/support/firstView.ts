import type { BrowserContext } from '@playwright/test';
import { type Moved, watchShifts } from './shifts.ts';

/** The largest contentful paint of a visit, and how far its page moved. */
export interface FirstView {
  /** Painted area in square px, as the browser counts it, but for an image no more than it fills of its box. */
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
    /**
     * The area that an image fills of its box, in whole px as the browser counts it. On a busy machine Chromium now and then counts the box
     * of one that is whole within it.
     */
    const filled = (image: HTMLImageElement) => {
      if (getComputedStyle(image).objectFit !== 'contain') return Number.POSITIVE_INFINITY;
      const { width, height } = image.getBoundingClientRect();
      const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
      const area = Math.floor(image.naturalWidth * scale) * Math.floor(image.naturalHeight * scale);
      // One that is hidden again, or has no size of its own, counts as it was painted.
      return area > 0 ? area : Number.POSITIVE_INFINITY;
    };
    const largest = { size: 0, what: '' };
    Object.assign(window, { largest });
    new PerformanceObserver((list) => {
      for (const { size, element } of list.getEntries() as Paint[])
        Object.assign(largest, {
          size: element instanceof HTMLImageElement ? Math.min(size, filled(element)) : size,
          what: element?.outerHTML.slice(0, 80) ?? '',
        });
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
