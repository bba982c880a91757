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

/** Wraps a page so that navigations resolve when it is hydrated. */
export function hydrated(page: Page): Page {
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
