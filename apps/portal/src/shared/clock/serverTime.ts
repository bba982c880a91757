import { serverAhead, trustedAhead } from '@lima-id/domain';
import { keep, kept } from '../storage/browserStorage.ts';

/** How far the server's clock is ahead of this device's, in whole milliseconds; negative when it is behind. */
let ahead = remembered();
const listeners = new Set<() => void>();

function remembered(): number {
  try {
    const { aheadMs, atMs } = Object(JSON.parse(kept('clock') ?? 'null')) as Record<string, unknown>;
    return trustedAhead({ aheadMs: Number(aheadMs), atMs: Number(atMs) }, Date.now());
  } catch {
    // Malformed: nothing is known yet.
    return 0;
  }
}

/** Takes what an answer that came over the network says: see `AnsweredTime`. */
function learn(serverMs: number, sentMs: number, cameMs: number): void {
  const aheadMs = serverAhead(ahead, { serverMs, sentMs, cameMs });
  if (aheadMs === 0 && ahead === 0) return;
  const isNew = aheadMs !== ahead;
  ahead = aheadMs;
  // Confirmed again, it is remembered for longer.
  keep('clock', { aheadMs, atMs: serverMs });
  if (isNew) for (const listener of listeners) listener();
}

/** Takes the time in an answer that came just now, milliseconds since 1970 UTC, and the milliseconds since its request. */
export function noteServerTime(serverMs: number, tookMs: number): void {
  const now = Date.now();
  learn(serverMs, now - tookMs, now);
}

/**
 * Takes the time at which the gateway sent this document, so that a page without calls has it. A document from a cache is old, and one
 * over plain HTTP says nothing.
 */
function noteDocumentTime(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const serverMs = navigation?.serverTiming?.find(({ name }) => name === 'date')?.duration;
  if (!navigation?.transferSize || !serverMs) return;
  const opened = Date.now() - performance.now();
  learn(serverMs, opened + navigation.requestStart, opened + navigation.responseStart);
}
noteDocumentTime();

/** How far the server's clock is ahead, for what is shown of it: see `subscribeAhead`. */
export function serverAheadMs(): number {
  return ahead;
}

/** Calls `listener` when the device's clock turns out wrong, or right again; returns how to stop. */
export function subscribeAhead(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server's time of a moment on this device's clock, as the query client states it. Milliseconds since 1970 UTC. */
export function atServer(deviceMs: number): number {
  return deviceMs + ahead;
}

/**
 * The current time by the server's clock, milliseconds since 1970 UTC: that of the device, corrected by what the server's answers say. The
 * portal's only source of the time of day; durations take `performance.now()`.
 */
export function serverTime(): number {
  return atServer(Date.now());
}
