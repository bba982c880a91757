import type { Page } from '@playwright/test';

/** Script that moves the clock of what runs it by some milliseconds. It goes on, and durations stay right. */
export function movedClock(ms: number): string {
  return `const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...words) { super(...(words.length === 0 ? [Real.now() + ${ms}] : words)); }
      static now() { return Real.now() + ${ms}; }
    };`;
}

/** Hides the server's time from a page whose clock stands or is set forward: its own clock counts, as if the server's went with it. */
export async function hideServerTime(page: Page): Promise<void> {
  await page.route('**/platform-*/**', async (route) => {
    const response = await route.fetch();
    const { date: _date, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}
