import { test as base, expect, type Page } from '@playwright/test';
import { moveBrowserClock } from './clocks.ts';
import type { RunningGateway } from './gateway.ts';
import { hydrated } from './hydrated.ts';
import { type Member, openMember } from './member.ts';
import { startReadyGateway } from './readyGateway.ts';
import { sharedGatewayUrl } from './sharedGateway.ts';
import { anotherAddress } from './visitorAddress.ts';

interface Journey {
  /**
   * Whether the journey changes data, or depends on data that nobody else changes: then its gateway is the worker's, with a copy of the demo
   * data; otherwise the one that all workers share.
   */
  ownData: boolean;
  gateway: Pick<RunningGateway, 'url'>;
  baseURL: string;
}

interface Worker {
  /** The worker's gateway, started by the first journey that needs it. */
  ownGateway: () => Promise<RunningGateway>;
  maker: Member;
  visitor: Member;
}

/** Longer than a gateway takes to start on a busy machine. */
const startFixture = { timeout: 120_000 };

/**
 * Base test: the built portal, served by a real gateway with the demo data. All specs have the same worker fixtures, since Playwright
 * restarts a worker, its browser and its gateway for a test with others.
 */
export const journey = base.extend<Journey, Worker>({
  browser: [
    async ({ browser }, use) => {
      moveBrowserClock(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  ownData: [false, { option: true }],
  ownGateway: [
    async ({}, use) => {
      let started: Promise<RunningGateway> | undefined;
      await use(() => (started ??= startReadyGateway()));
      await (await started)?.dispose();
    },
    { ...startFixture, scope: 'worker' },
  ],
  gateway: [
    async ({ ownData, ownGateway }, use) => {
      await use(ownData ? await ownGateway() : { url: sharedGatewayUrl() });
    },
    startFixture,
  ],
  maker: [
    async ({ browser, ownGateway }, use) => {
      const maker = await openMember(browser, (await ownGateway()).url, 'maker');
      await use(maker);
      await maker.browser.close();
    },
    { ...startFixture, scope: 'worker' },
  ],
  visitor: [
    async ({ browser, ownGateway }, use) => {
      const visitor = await openMember(browser, (await ownGateway()).url, 'visitor');
      await use(visitor);
      await visitor.browser.close();
    },
    { ...startFixture, scope: 'worker' },
  ],
  baseURL: async ({ gateway }, use) => {
    await use(gateway.url);
  },
  extraHTTPHeaders: async ({}, use) => {
    await use(anotherAddress());
  },
  page: async ({ page }, use) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await use(hydrated(page));
    expect(refused, 'refused by the Content-Security-Policy').toEqual([]);
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

export { expect };

/** The treadmill of the demo data: it has every scene. */
export const treadmill = '88.118.001/GT-2026-000123';
/** The recalled spinning bike of the demo data. */
export const recalledBike = '88.118.036/SB-2025-018842';
