import { secondsLeft } from '@lima-id/domain';
import type { Clock } from '@lima-id/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds between two reads of the clock: the shown second is never much late. */
const lookMs = 200;

/**
 * Counts whole seconds down and redirects once at 0, unless it was stopped; while it is held, it stands still. It is computed from the
 * clock, so that a suspended tab is right again when it wakes.
 */
export function useLeadOn(seconds: number, now: Clock, onEnd: () => void) {
  const [left, setLeft] = useState(seconds);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const passed = useRef(0);
  const end = useEffectEvent(onEnd);
  const read = useEffectEvent(now);
  useEffect(() => {
    if (stopped || held) return;
    const begun = read() - passed.current;
    const timer = window.setInterval(() => {
      passed.current = read() - begun;
      const rest = secondsLeft(seconds, passed.current);
      setLeft(rest);
      if (rest > 0) return;
      window.clearInterval(timer);
      end();
    }, lookMs);
    return () => window.clearInterval(timer);
  }, [seconds, stopped, held]);
  return { left, stopped, stop: () => setStopped(true), hold: setHeld };
}
