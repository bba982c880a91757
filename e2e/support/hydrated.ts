import type { Page } from '@playwright/test';

/**
 * Waits until a prerendered page is hydrated, part by part: before that it can be read but not used. React marks the elements that it owns.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root :is(button, input, select, textarea)')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Time without a new rule after which a page has its styles. */
const quietMs = 100;

/** Waits until no part of a page that is still coming inserts its styles. */
async function styled(page: Page): Promise<void> {
  const countRules = () =>
    page.evaluate(() => Array.from(document.styleSheets).reduce((sum, { cssRules }) => sum + cssRules.length, 0));
  for (let before = -1, now = await countRules(); now !== before; now = await countRules()) {
    before = now;
    await page.waitForTimeout(quietMs);
  }
}

/**
 * Wraps a page so that navigations resolve when it is hydrated, and that it is resized when its styles are there: a rule that is inserted
 * between a change of the viewport and the next frame makes Chromium 156 keep the media queries of the former size, until a reload.
 */
export function hydrated(page: Page): Page {
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await styled(page);
    await resize(size);
  };
  for (const way of ['goto', 'reload'] as const) {
    const go = page[way].bind(page) as (...asked: unknown[]) => ReturnType<Page['goto']>;
    page[way] = async (...asked: unknown[]) => {
      const answer = await go(...asked);
      await takenOver(page);
      return answer;
    };
  }
  return page;
}
