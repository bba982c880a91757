import { useEffect, useReducer } from 'react';
import { type LoadingPhase, nextLoadingPhase } from './loadingPhase.ts';

/** Milliseconds that the full bar stays, as long as it takes to fill and fade. */
const completeMs = 400;

/** Follows what is loading; `delayMs` is how long loading must last to be shown. */
export function useLoadingPhase(active: boolean, delayMs: number): LoadingPhase {
  const [phase, tell] = useReducer(nextLoadingPhase, 'idle');
  useEffect(() => tell(active ? 'started' : 'ended'), [active]);
  useEffect(() => {
    if (phase !== 'waiting' && phase !== 'complete') return;
    const timer = setTimeout(
      () => tell(phase === 'waiting' ? 'lasted' : 'seen'),
      phase === 'waiting' ? delayMs : completeMs,
    );
    return () => clearTimeout(timer);
  }, [phase, delayMs]);
  return phase;
}
