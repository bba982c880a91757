import { dayMs } from '@lima-id/domain';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';

const server = Date.parse('2026-05-18T02:20:00Z');
const behindMs = 2 * dayMs;

let storage = memoryStorage();
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: server - behindMs });
  storage = memoryStorage();
  vi.stubGlobal('window', { localStorage: storage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The clock of a page that is opened now. */
const openPage = async () => {
  vi.resetModules();
  return await import('./serverTime.ts');
};

/** A document that the gateway sent as it says. */
function documentSent(entry: Partial<PerformanceNavigationTiming>): void {
  const list: unknown = [{ requestStart: 5, responseStart: 45, ...entry }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(list as PerformanceEntryList);
  vi.spyOn(performance, 'now').mockReturnValue(60);
}
const saying = (ms: number) => [{ name: 'date', duration: ms }] as unknown as readonly PerformanceServerTiming[];
const fromServer = (ms: number) => Math.abs(ms - server);

describe('the server’s time', () => {
  it('is that of the device as long as no answer came', async () => {
    const { serverTime } = await openPage();
    expect(serverTime()).toBe(server - behindMs);
  });

  it('follows an answer, and goes on by the device’s clock', async () => {
    const { noteServerTime, serverTime } = await openPage();
    noteServerTime(server, 20);
    expect(fromServer(serverTime())).toBeLessThan(1000);
    const before = serverTime();
    vi.setSystemTime(Date.now() + 90_000);
    expect(serverTime()).toBe(before + 90_000);
  });

  it('is a whole number after any answer', async () => {
    const { noteServerTime, serverTime } = await openPage();
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000 }),
        fc.double({ min: 0, max: 30_000, noNaN: true }),
        (s, took) => {
          noteServerTime(s * 1000, took);
          expect(Number.isInteger(serverTime())).toBe(true);
        },
      ),
    );
  });

  it('is known to the next page at once, and to no page after the device’s clock was set right', async () => {
    const { noteServerTime } = await openPage();
    noteServerTime(server, 20);
    vi.setSystemTime(Date.now() + 60_000);
    const next = await openPage();
    expect(Math.abs(next.serverTime() - server - 60_000)).toBeLessThan(1000);
    vi.setSystemTime(server + 120_000);
    const later = await openPage();
    expect(later.serverTime()).toBe(server + 120_000);
  });

  it('returns to the device’s clock when an answer agrees with it again, also for the next page', async () => {
    const { noteServerTime, serverTime } = await openPage();
    noteServerTime(server, 20);
    vi.setSystemTime(server);
    noteServerTime(server, 20);
    expect(serverTime()).toBe(server);
    const next = await openPage();
    expect(next.serverTime()).toBe(server);
  });

  it('stores nothing when the device’s clock is right', async () => {
    vi.setSystemTime(server + 900);
    const { noteServerTime } = await openPage();
    noteServerTime(server, 20);
    expect(storage).toHaveLength(0);
  });

  it.each(['', '{', 'null', '7', '"x"', '{"aheadMs":"soon","atMs":null}', '{"aheadMs":172800000}'])(
    'is that of the device when %j is stored',
    async (text) => {
      storage.setItem('clock', text);
      const { serverTime } = await openPage();
      expect(serverTime()).toBe(server - behindMs);
    },
  );

  it('is that of the device, and follows answers, when the browser stores nothing', async () => {
    vi.stubGlobal('window', undefined);
    const { noteServerTime, serverTime } = await openPage();
    expect(serverTime()).toBe(server - behindMs);
    noteServerTime(server, 20);
    expect(fromServer(serverTime())).toBeLessThan(1000);
  });

  it('is known at once when the document came over the network', async () => {
    documentSent({ transferSize: 300, serverTiming: saying(server) });
    const { serverTime } = await openPage();
    expect(fromServer(serverTime())).toBeLessThan(1000);
  });

  it.each([
    ['it came from a cache', { transferSize: 0, serverTiming: saying(server) }],
    ['it came over plain HTTP', { transferSize: 300 }],
    ['its host is no gateway', { transferSize: 300, serverTiming: [] }],
  ])('is not that of the document when %s', async (_, entry) => {
    documentSent(entry);
    const { serverTime } = await openPage();
    expect(serverTime()).toBe(server - behindMs);
  });

  it('notifies only when the difference changes', async () => {
    const { noteServerTime, serverAheadMs, subscribeAhead } = await openPage();
    const changes: number[] = [];
    const stop = subscribeAhead(() => changes.push(serverAheadMs()));
    noteServerTime(server, 20);
    noteServerTime(server, 40);
    expect(changes).toHaveLength(1);
    stop();
    vi.setSystemTime(server);
    noteServerTime(server, 20);
    expect(changes).toHaveLength(1);
  });

  it('converts what the device’s clock said before', async () => {
    const { atServer, noteServerTime } = await openPage();
    const cameAt = Date.now();
    noteServerTime(server, 20);
    expect(fromServer(atServer(cameAt))).toBeLessThan(1000);
  });
});
