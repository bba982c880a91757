import type { Browser, Page } from '@playwright/test';

/** Environment variable: milliseconds by which every clock of the journeys runs ahead; `npm run journeys:at` sets it. */
export const aheadVariable = 'JOURNEYS_AHEAD_MS';

/** Script that moves the clock of what runs it by some milliseconds. It goes on, and durations stay right. */
export function movedClock(ms: number): string {
  // In a block: several of them add up in one page.
  return `{
      const Real = Date;
      globalThis.Date = class extends Real {
        constructor(...words) { super(...(words.length === 0 ? [Real.now() + ${ms}] : words)); }
        static now() { return Real.now() + ${ms}; }
      };
    }`;
}

/** Hides the server's time from a page whose clock stands or is set forward: its own clock counts, as if the server's went with it. */
export async function hideServerTime(page: Page): Promise<void> {
  await page.route('**/platform-*/**', async (route) => {
    const response = await route.fetch();
    const { date: _date, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** Node reads the time of the header `Date` from a clock that a script cannot move. */
const movedHeader = `import { ServerResponse } from 'node:http';
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (...words) {
    if (!this.headersSent) this.setHeader('Date', new Date().toUTCString());
    return writeHead.apply(this, words);
  };`;

/** Node option that offsets the clock of a process, and the time that its HTTP answers tell. */
export function clockAhead(ms: number): string {
  return `--import=data:text/javascript,${encodeURIComponent(`${movedHeader}\n${movedClock(ms)}`)}`;
}

/** Moves the clock of every page of a browser as far ahead as those of the processes. */
export function moveBrowserClock(browser: Browser): void {
  const ms = Number(process.env[aheadVariable] ?? 0);
  if (ms === 0) return;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript({ content: movedClock(ms) });
    return context;
  };
}
