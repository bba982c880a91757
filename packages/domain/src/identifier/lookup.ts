import { defaultPicture } from './picture.ts';
import type { Scene } from './record.ts';

/** The phase of a lookup. */
export type LookupPhase = 'idle' | 'loading' | 'success' | 'failure';

/** The lookup page's flags. */
export interface LookupState {
  phase: LookupPhase;
  /** Whether the visitor may start the next lookup: true again `searchOkDelayMs` after the last one ended. */
  searchOk: boolean;
  /** Whether the object found is shown as a production line: its single scene is intelligent production. */
  isProduction: boolean;
}

/**
 * What happens to a lookup. The caller owns the timer: it sends `searchReleased` once, `searchOkDelayMs` after `succeeded` or `failed`, and
 * drops that timer when another lookup is submitted before.
 */
export type LookupEvent =
  | { type: 'submitted' }
  | { type: 'succeeded'; scenes: readonly Pick<Scene, 'templateCode'>[] }
  | { type: 'failed' }
  | { type: 'searchReleased' };

/** Before the first lookup. */
export const initialLookup: LookupState = { phase: 'idle', searchOk: true, isProduction: false };

/**
 * The phase that each event leads to; an event that is missing changes nothing. A result that arrives when none is awaited is stale. A
 * lookup may be submitted in any phase: following a trace link starts one while the button is disabled.
 */
export const lookupTransitions: Record<LookupPhase, Partial<Record<LookupEvent['type'], LookupPhase>>> = {
  idle: { submitted: 'loading' },
  loading: { submitted: 'loading', succeeded: 'success', failed: 'failure' },
  success: { submitted: 'loading', searchReleased: 'success' },
  failure: { submitted: 'loading', searchReleased: 'failure' },
};

/** The lookup after an event. Returns the same state object when the event changes nothing. */
export function nextLookup(state: LookupState, event: LookupEvent): LookupState {
  const phase = lookupTransitions[state.phase][event.type];
  if (phase === undefined) return state;
  switch (event.type) {
    case 'submitted':
      return { phase, searchOk: false, isProduction: false };
    case 'succeeded':
      return { phase, searchOk: false, isProduction: defaultPicture(event.scenes) === 'production' };
    case 'failed':
      return { phase, searchOk: false, isProduction: false };
    case 'searchReleased':
      return state.searchOk ? state : { ...state, phase, searchOk: true };
  }
}
