import { test as base, type Page } from '@playwright/test';
import { type RunningGateway, startGateway } from './gateway.ts';

/**
 * Waits until a prerendered page is hydrated, part by part: before that it can be read but not used. React marks the elements that it owns.
 */
async function takenOver(page: Page): Promise<void> {
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

/** Base test: the built portal, served by a real gateway with the demo data. */
export const journey = base.extend<{ baseURL: string }, { gateway: RunningGateway; crowd: string }>({
  // Journeys of another crowd get a separate gateway, because rate limits are counted per address.
  crowd: ['everybody', { scope: 'worker', option: true }],
  gateway: [
    async ({}, use) => {
      const gateway = await startGateway();
      await use(gateway);
      await gateway.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ gateway }, use) => {
    await use(gateway.url);
  },
  page: async ({ page }, use) => {
    await use(hydrated(page));
  },
});

/**
 * Serves pages without prerendered content, as when rendering times out: their scripts request it. Applies to documents whose path begins
 * with `path`, including reloads.
 */
export async function withoutPrerender(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith(path),
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return await route.fallback();
      // A private page is never prerendered: its document is the empty frame.
      const frame = await route.fetch({ url: new URL('/personal_update', request.url()).href });
      await route.fulfill({ response: frame });
    },
  );
}

export { expect } from '@playwright/test';

/** The treadmill of the demo data: it has every scene. */
export const treadmill = '88.118.001/GT-2026-000123';
/** The recalled spinning bike of the demo data. */
export const recalledBike = '88.118.036/SB-2025-018842';
