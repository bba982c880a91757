import { createClient, type Endpoint, type Result } from '@lima-id/api';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { beginSession } from './session.ts';
import { anotherAddress } from './visitorAddress.ts';

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

/** Logs an account in at a gateway, in a separate browser context. */
export async function openMember(browser: Browser, url: string, account: string): Promise<Member> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: anotherAddress(),
  });
  const openTab = async () => hydrated(await context.newPage());
  const first = await openTab();
  const { accessToken } = await beginSession(first, account);
  await first.close();
  const client = createClient({ origin: url, token: accessToken });
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
