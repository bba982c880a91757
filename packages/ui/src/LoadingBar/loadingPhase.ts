/** What the bar shows: nothing, nothing yet, a growing bar, or a full one that goes. */
export type LoadingPhase = 'idle' | 'waiting' | 'running' | 'complete';

/** Loading began; it has lasted long enough to be shown; it ended; the full bar has been seen. */
export type LoadingEvent = 'started' | 'lasted' | 'ended' | 'seen';

/** The phase that each event leads to; an event that is missing changes nothing. */
export const loadingTransitions: Record<LoadingPhase, Partial<Record<LoadingEvent, LoadingPhase>>> = {
  idle: { started: 'waiting' },
  waiting: { lasted: 'running', ended: 'idle' },
  running: { ended: 'complete' },
  // A bar that is in sight goes on instead of blinking.
  complete: { started: 'running', seen: 'idle' },
};

/** The phase after an event. */
export function nextLoadingPhase(phase: LoadingPhase, event: LoadingEvent): LoadingPhase {
  return loadingTransitions[phase][event] ?? phase;
}
