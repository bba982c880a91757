import { contract } from '@lima-id/api';

/** Interval in ms between two calls: slow enough for the per-address rate limit. */
const pauseMs = 120;

/** Latency of other visitors' calls meanwhile. */
export interface OtherCalls {
  made: number;
  failed: number;
  /** 99th percentile in ms. */
  p99Ms: number;
}

/** Polls the home page's figures from an address of its own until `end`. */
export function makeOtherCalls(address: string): { end(): Promise<OtherCalls> } {
  const times: number[] = [];
  let failed = 0;
  let isOver = false;
  async function run(): Promise<void> {
    while (!isOver) {
      const began = performance.now();
      const headers = { 'x-forwarded-for': '203.0.113.250' };
      const signal = AbortSignal.timeout(10_000);
      const response = await fetch(address + contract.readHome.path, { method: 'POST', headers, signal }).catch(
        () => null,
      );
      await response?.arrayBuffer().catch(() => undefined);
      if (response?.status !== 200) failed += 1;
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  const running = run();
  return {
    async end() {
      isOver = true;
      await running;
      const sorted = times.toSorted((one, other) => one - other);
      return { made: times.length, failed, p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
    },
  };
}
