import { contract } from '@lima-id/api';
import type { OrderStatus } from '@lima-id/domain';
import type { Page } from '@playwright/test';
import { journey as everybody, expect } from './journey.ts';
import type { Member } from './member.ts';

/** Base test of the journeys of logged-in members: each starts in a new tab of the maker's context. */
export const journey = everybody.extend({
  ownData: true,
  page: async ({ maker }, use) => {
    await use(await maker.openTab());
    await Promise.all(maker.browser.pages().map((tab) => tab.close()));
  },
});

/** Status of an order, as its buyer sees it. */
export async function statusOf({ ask }: Member, id: string): Promise<OrderStatus> {
  return (await ask(contract.readOrder, { id })).status;
}

/** No horizontal overflow at desktop and phone width; leaves the desktop width set. */
export async function expectFits(page: Page): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1);
  }
}
