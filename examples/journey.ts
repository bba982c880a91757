import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page, type Request } from '@playwright/test';

/** Whether Next.js gave up a part of a page that it fetched ahead, since the link was followed meanwhile. */
function isGivenUp(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED' && new URL(request.url()).searchParams.has('_rsc');
}

/** A page visit that fails on requests to other hosts, missing files, and console errors. */
export const journey = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const errors: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol !== 'data:' && protocol !== 'blob:' && origin !== baseURL) errors.push(`asked ${request.url()}`);
      });
      page.on('requestfailed', (request) => {
        if (!isGivenUp(request)) errors.push(`failed ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** axe's violations on the current page. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
