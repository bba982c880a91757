'use client';
import { useEffect, useEffectEvent, useState } from 'react';

interface RetryCountOptions {
  seconds: number;
  attempt: number;
  paused: boolean;
  onRetry: () => void;
}

/**
 * Counts `seconds` down while the page is visible and not paused, and calls `onRetry` once at the end. Changing `attempt` restarts the
 * countdown.
 */
export function useRetryCount({ seconds, attempt, paused, onRetry }: RetryCountOptions): number {
  const [count, setCount] = useState({ attempt, left: seconds });
  if (count.attempt !== attempt) setCount({ attempt, left: seconds });
  const { left } = count;
  const isOver = left === 0;
  const isStill = isOver || paused;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isStill) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    function run() {
      clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      timer = setInterval(() => setCount((before) => ({ ...before, left: Math.max(0, before.left - 1) })), 1000);
    }
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [isStill, attempt]);
  useEffect(() => {
    if (isOver) retry();
  }, [isOver, attempt]);
  return left;
}
