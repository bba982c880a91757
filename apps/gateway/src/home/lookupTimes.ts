import { lookupTimesKept } from './limits.ts';

/** How long this gateway's latest lookups took. */
export interface LookupTimes {
  /** Notes an answered lookup: the milliseconds from when it was asked for to its answer. */
  note(tookMs: number): void;
  /** The median of the latest lookups in ms, to a tenth; undefined before the first one. */
  median(): number | undefined;
}

/** Keeps the times of the latest `lookupTimesKept` lookups in memory. */
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
