import type { Clock } from '../../src/platform/clock/clock.ts';

/** A manually controlled clock. */
export interface ManualClock extends Clock {
  /** Advances the time and runs, in order, the timers that fall due. */
  moveBy(ms: number): void;
}

export function manualClock(start: string): ManualClock {
  let now = Date.parse(start);
  const jobs = new Set<{ due: number; intervalMs: number; work: () => void }>();
  return {
    now: () => new Date(now),
    every(intervalMs, work) {
      const job = { due: now + intervalMs, intervalMs, work };
      jobs.add(job);
      return () => void jobs.delete(job);
    },
    moveBy(ms) {
      const end = now + ms;
      for (;;) {
        const next = [...jobs].sort((a, b) => a.due - b.due)[0];
        if (next === undefined || next.due > end) break;
        now = next.due;
        next.due += next.intervalMs;
        next.work();
      }
      now = end;
    },
  };
}
