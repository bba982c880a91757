import { test as base, type Page } from '@playwright/test';
import { type RunningGateway, startGateway } from './gateway.ts';

/**
 * Waits until the scripts have taken a page over that came drawn, part by part: before, it can be read and not yet used. React marks the
 * elements that are its own.
 */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root :is(button, input, select, textarea)')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** The same page, whose visits end when it can be used. */
export function usable(page: Page): Page {
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

/** A journey runs against the built portal, served by a real gateway with the demo data. */
export const journey = base.extend<{ baseURL: string }, { gateway: RunningGateway; crowd: string }>({
  // Journeys of another crowd get a gateway of their own: what one address may do in a while is counted there.
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
    await use(usable(page));
  },
});

/**
 * Lets pages come without their content, as they do when drawing takes too long: their scripts ask for it. Holds for documents whose path
 * begins with `path`, reloads included.
 */
export async function withoutDrawing(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith(path),
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return await route.fallback();
      // A page of one person is never drawn: it is the frame.
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
