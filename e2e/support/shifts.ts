import type { APIResponse, Page } from '@playwright/test';

export interface Moved {
  /** Layout shift score: fraction of the viewport that moved, times the distance. */
  by: number;
  /** Description of the shifted elements, for the failure message. */
  what: string[];
}

/** Records layout shifts from now on, on every page. */
export async function watchShifts(page: Page): Promise<() => Promise<Moved>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const moved: Moved = { by: 0, what: [] };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        moved.by += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources)
          moved.what.push(`${node?.textContent?.slice(0, 30)} from ${previousRect.y} to ${currentRect.y}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The observer is called after the frame.
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      return (window as unknown as { moved: Moved }).moved;
    });
}

async function writeInPieces({ html, pieces }: { html: string; pieces: number }): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  document.open();
  for (let piece = 0; piece < pieces; piece += 1) {
    const [from = 0, to = 0] = [piece, piece + 1].map((cut) => Math.round((html.length * cut) / pieces));
    document.write(html.slice(from, to));
    await frame();
    await frame();
  }
  document.close();
}

const blank = '/robots.txt';

/**
 * Streams a page as a slow connection does: a part, a pause long enough to render it, and the rest. It is written into an empty page under
 * the policy that it was sent with.
 */
export async function streamPage(page: Page, answer: APIResponse): Promise<void> {
  const { 'content-security-policy': policy = '' } = answer.headers();
  const headers = { 'content-security-policy': policy };
  await page.route(blank, (route) => route.fulfill({ headers, contentType: 'text/html', body: '' }));
  await page.goto(blank);
  await page.unroute(blank);
  await page.evaluate(writeInPieces, { html: await answer.text(), pieces: 60 });
}
