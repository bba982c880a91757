/** Phase of the bar: hidden, delayed, growing, or full and fading out. */
export type LoadingPhase = 'idle' | 'waiting' | 'running' | 'complete';

/** Loading started; the delay has passed; loading ended; the full bar has faded out. */
export type LoadingEvent = 'started' | 'lasted' | 'ended' | 'seen';

/** The phase that each event leads to; an event without an entry is ignored. */
export const loadingTransitions: Record<LoadingPhase, Partial<Record<LoadingEvent, LoadingPhase>>> = {
  idle: { started: 'waiting' },
  waiting: { lasted: 'running', ended: 'idle' },
  running: { ended: 'complete' },
  // A visible bar continues instead of blinking.
  complete: { started: 'running', seen: 'idle' },
};

/** The phase after an event. */
export function nextLoadingPhase(phase: LoadingPhase, event: LoadingEvent): LoadingPhase {
  return loadingTransitions[phase][event] ?? phase;
}
