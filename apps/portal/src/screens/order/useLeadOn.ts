import { secondsLeft } from '@lima-id/domain';
import type { Clock } from '@lima-id/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between two reads of the clock: the shown second is never much late. */
const lookMs = 200;

/**
 * Counts whole seconds down and redirects once at 0, unless it was stopped. It is computed from the clock, so that a suspended
 * tab is right again when it wakes.
 */
export function useLeadOn(seconds: number, now: Clock, onEnd: () => void) {
  const [left, setLeft] = useState(seconds);
  const [stopped, setStopped] = useState(false);
  const end = useEffectEvent(onEnd);
  const read = useEffectEvent(now);
  useEffect(() => {
    if (stopped) return;
    const begun = read();
    const timer = window.setInterval(() => {
      const rest = secondsLeft(seconds, read() - begun);
      setLeft(rest);
      if (rest > 0) return;
      window.clearInterval(timer);
      end();
    }, lookMs);
    return () => window.clearInterval(timer);
  }, [seconds, stopped]);
  return { left, stopped, stop: () => setStopped(true) };
}
