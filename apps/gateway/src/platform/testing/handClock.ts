import type { Clock } from '../clock/clock.ts';

/** A clock that stands still until it is moved by hand. */
export interface HandClock extends Clock {
  /** Moves the time on and runs, in order, whatever falls due. */
  moveBy(ms: number): void;
}

/** Makes a clock that stands at a moment. */
export function handClock(start: string): HandClock {
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
