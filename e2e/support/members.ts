import { contract, createClient, type Endpoint, type Result } from '@lima-id/api';
import type { OrderStatus } from '@lima-id/domain';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { logIn, tokenOf } from './account.ts';
import type { RunningGateway } from './gateway.ts';
import { journey as everybody, expect, hydrated } from './journey.ts';

/** A logged-in user with a separate browser context. */
export interface Member {
  browser: BrowserContext;
  /** Opens a tab with the user's session. */
  openTab(): Promise<Page>;
  /** Sends an API call directly, without a page. */
  call<Request, Reply, Failure>(
    endpoint: Endpoint<Request, Reply, Failure>,
    request: NoInfer<Request>,
  ): Promise<Result<Reply, Failure>>;
  /** The same for calls that must succeed. */
  ask<Request, Reply, Failure>(endpoint: Endpoint<Request, Reply, Failure>, request: NoInfer<Request>): Promise<Reply>;
}

/** Logs an account in, in a separate browser context. */
async function openMember(browser: Browser, gateway: RunningGateway, account: string): Promise<Member> {
  const context = await browser.newContext({
    baseURL: gateway.url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  });
  const openTab = async () => hydrated(await context.newPage());
  const first = await openTab();
  await logIn(first, account);
  const token = await tokenOf(first, () => first.goto('/personal_orders'));
  await first.close();
  const client = createClient({ baseUrl: gateway.url, getAccessToken: () => token });
  return {
    browser: context,
    openTab,
    call: (endpoint, request) => client.call(endpoint, request),
    async ask(endpoint, request) {
      const result = await client.call(endpoint, request);
      if (result.success) return result.data;
      throw new Error(`${endpoint.name}: ${result.message}`);
    },
  };
}

/** Fixture of logged-in members: each logs in once per worker, and every journey starts in a new tab of the maker's context. */
export const journey = everybody.extend<object, { maker: Member; visitor: Member }>({
  maker: [
    async ({ browser, gateway }, use) => {
      const maker = await openMember(browser, gateway, 'maker');
      await use(maker);
      await maker.browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: [
    async ({ browser, gateway }, use) => {
      const visitor = await openMember(browser, gateway, 'visitor');
      await use(visitor);
      await visitor.browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
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
