import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

declare const __COMPARE_PICTURES__: boolean;

/** The widths every story is photographed at, in px. */
const widths = [1440, 390];
const heights: Record<number, number> = { 1440: 900, 390: 844 };

function isStory(meta: object): meta is { storyId: string } {
  return 'storyId' in meta && typeof meta.storyId === 'string';
}

/** Two frames: layout that follows the width has settled. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

afterEach(async ({ task }) => {
  if (!__COMPARE_PICTURES__ || !isStory(task.meta) || task.result?.errors?.length) return;
  const different: unknown[] = [];
  for (const width of widths) {
    await page.viewport(width, heights[width] ?? 900);
    await settled();
    await expect
      .element(page.elementLocator(document.body))
      .toMatchScreenshot(`${task.meta.storyId}-${width}`)
      .catch((difference: unknown) => different.push(difference));
  }
  await page.viewport(1440, 900);
  // Every width is looked at before the first difference is told.
  if (different.length > 0) throw different[0];
});
