import { lookupTimesKept } from './limits.ts';

/** Latency of this gateway's latest lookups. */
export interface LookupTimes {
  /** Records the latency of an answered lookup in ms. */
  note(tookMs: number): void;
  /** Median latency of the latest lookups in ms, to a tenth; undefined before the first one. */
  median(): number | undefined;
}

/** Keeps the latencies of the latest `lookupTimesKept` lookups in memory. */
export function createLookupTimes(): LookupTimes {
  const kept: number[] = [];
  let next = 0;
  return {
    note(tookMs) {
      kept[next] = tookMs;
      next = (next + 1) % lookupTimesKept;
    },
    median() {
      const middle = kept.toSorted((one, other) => one - other)[Math.floor(kept.length / 2)];
      return middle === undefined ? undefined : Math.round(middle * 10) / 10;
    },
  };
}
