'use client';
import { useLayoutEffect, useRef } from 'react';

/** Milliseconds since 1970 UTC; injectable, so that stories and tests can freeze the time. */
export type Clock = () => number;

/** Milliseconds until the next whole second counted from `anchor`, which may lie before or after `moment`: 1 to 1000. */
export function untilNextTick(anchor: number, moment: number): number {
  const passed = (((moment - anchor) % 1000) + 1000) % 1000;
  return Math.max(1, 1000 - passed);
}

/**
 * Calls `onTick` with the current time immediately, at each whole second counted from `anchor`, and when the tab becomes visible again,
 * since timers do not run in suspended tabs. Stops when `onTick` returns false, and while `anchor` is null.
 */
export function useTicks(anchor: number | null, now: Clock, onTick: (moment: number) => boolean): void {
  const latest = useRef({ now, onTick });
  useLayoutEffect(() => {
    latest.current = { now, onTick };
  });
  useLayoutEffect(() => {
    if (anchor === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick(since: number) {
      clearTimeout(timer);
      const moment = latest.current.now();
      if (latest.current.onTick(moment)) timer = setTimeout(tick, untilNextTick(since, moment), since);
      else stop();
    }
    const wake = () => tick(anchor);
    function stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    }
    document.addEventListener('visibilitychange', wake);
    tick(anchor);
    return stop;
  }, [anchor]);
}
