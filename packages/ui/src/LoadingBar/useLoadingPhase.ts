'use client';
import { useEffect, useReducer } from 'react';
import { type LoadingPhase, nextLoadingPhase } from './loadingPhase.ts';

/** Milliseconds that the full bar stays, the duration of its fill and fade transitions. */
const completeMs = 400;

/** Tracks the loading state; `delayMs` is how long loading must last before the bar is shown. */
export function useLoadingPhase(active: boolean, delayMs: number): LoadingPhase {
  const [phase, send] = useReducer(nextLoadingPhase, 'idle');
  useEffect(() => send(active ? 'started' : 'ended'), [active]);
  useEffect(() => {
    if (phase !== 'waiting' && phase !== 'complete') return;
    const timer = setTimeout(
      () => send(phase === 'waiting' ? 'lasted' : 'seen'),
      phase === 'waiting' ? delayMs : completeMs,
    );
    return () => clearTimeout(timer);
  }, [phase, delayMs]);
  return phase;
}
