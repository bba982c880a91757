import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordQuery } from './recordQuery.ts';
import { steadyStopwatch } from './stopwatch.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** How often a lookup is made that fails, and whose page comes some seconds later. */
async function callsWhenShownAfter(seconds: number): Promise<number> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('The connection is lost.')));
  const query = { ...recordQuery({ text: '88.118.001/GT-2026-000123', visit: '1' }, steadyStopwatch), queryFn };
  await client.prefetchQuery(query);
  vi.setSystemTime(Date.now() + 1000 * seconds);
  const leave = new QueryObserver(client, query).subscribe(() => {});
  leave();
  return queryFn.mock.calls.length;
}

it('is not called again by its page when it has just failed', async () => {
  expect(await callsWhenShownAfter(3)).toBe(1);
});

it('is called again by a page that a visitor comes back to', async () => {
  expect(await callsWhenShownAfter(60)).toBe(2);
});
