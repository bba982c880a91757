import { slideTries } from '@lima-id/domain';

/** Where a slider check stands. */
export type SlidePhase = 'loading' | 'idle' | 'dragging' | 'verifying' | 'success' | 'failure' | 'expired' | 'locked';

/** What there is to tell about the past: it stays until the next move. */
export type SlideNotice = 'passed' | 'missed' | 'renewed' | 'slow' | 'stale' | 'unanswered' | 'broken' | 'locked';

/** A slider check. */
export interface SlideState {
  phase: SlidePhase;
  /** How far the piece has been moved, in pixels of the picture. */
  x: number;
  /** Misses on this challenge. */
  misses: number;
  notice: SlideNotice | null;
  /** Milliseconds that the passed slide took; null before. */
  tookMs: number | null;
}

/**
 * What happens to a check. `settled` ends the showing of a failure; `ranOut` is `slow` when a slide took too long and
 * `stale` when the challenge did; `unanswered` is a verdict that never came, `broken` a picture that could not be loaded.
 */
export type SlideEvent =
  | { type: 'challenged' }
  | { type: 'withdrawn' }
  | { type: 'moved'; x: number }
  | { type: 'cancelled' }
  | { type: 'submitted' }
  | { type: 'passed'; tookMs: number }
  | { type: 'missed'; triesLeft?: number | undefined }
  | { type: 'unanswered' }
  | { type: 'settled' }
  | { type: 'ranOut'; why: 'slow' | 'stale' }
  | { type: 'refreshed' }
  | { type: 'broken' }
  | { type: 'lockedOut' }
  | { type: 'unlocked' };

/** What an event amounts to, once the misses so far are looked at. */
export type SlideStep = SlideEvent['type'] | 'settledLast';

/** A check before its first challenge. */
export const initialSlide: SlideState = { phase: 'loading', x: 0, misses: 0, notice: null, tookMs: null };

/** The phase that each step leads to; a step that is missing changes nothing. */
export const slideTransitions: Record<SlidePhase, Partial<Record<SlideStep, SlidePhase>>> = {
  loading: { challenged: 'idle', broken: 'expired', lockedOut: 'locked' },
  idle: {
    challenged: 'idle',
    withdrawn: 'loading',
    moved: 'dragging',
    ranOut: 'expired',
    refreshed: 'loading',
    broken: 'expired',
    lockedOut: 'locked',
  },
  dragging: {
    challenged: 'idle',
    withdrawn: 'loading',
    moved: 'dragging',
    cancelled: 'idle',
    submitted: 'verifying',
    ranOut: 'expired',
    refreshed: 'loading',
    broken: 'expired',
    lockedOut: 'locked',
  },
  verifying: {
    challenged: 'idle',
    withdrawn: 'loading',
    passed: 'success',
    missed: 'failure',
    unanswered: 'failure',
    ranOut: 'expired',
    lockedOut: 'locked',
  },
  success: { challenged: 'idle', withdrawn: 'loading' },
  failure: {
    challenged: 'idle',
    withdrawn: 'loading',
    settled: 'idle',
    settledLast: 'loading',
    refreshed: 'loading',
    ranOut: 'expired',
    lockedOut: 'locked',
  },
  expired: {
    challenged: 'idle',
    withdrawn: 'loading',
    refreshed: 'loading',
    broken: 'expired',
    lockedOut: 'locked',
  },
  locked: { challenged: 'idle', unlocked: 'loading', lockedOut: 'locked' },
};

/** Notices that explain why there is another picture, and so outlive the old one. */
const lasting: ReadonlySet<SlideNotice | null> = /* @__PURE__ */ new Set<SlideNotice | null>(['renewed', 'slow']);

/** Whether the misses used up the challenge. */
export function isUsedUp({ misses }: SlideState): boolean {
  return misses >= slideTries;
}

function missesAfter(state: SlideState, triesLeft: number | undefined): number {
  const counted = triesLeft === undefined ? state.misses + 1 : slideTries - triesLeft;
  return Math.min(slideTries, Math.max(0, counted));
}

function change(state: SlideState, event: SlideEvent): Partial<SlideState> {
  switch (event.type) {
    case 'challenged':
      return { ...initialSlide, notice: lasting.has(state.notice) ? state.notice : null };
    case 'moved':
      return { x: event.x, notice: null };
    case 'passed':
      return { notice: 'passed', tookMs: event.tookMs };
    case 'missed': {
      const misses = missesAfter(state, event.triesLeft);
      return { misses, notice: misses >= slideTries ? 'renewed' : 'missed' };
    }
    case 'unanswered':
      return { notice: 'unanswered' };
    case 'ranOut':
      return { x: 0, notice: event.why };
    case 'broken':
      return { x: 0, notice: 'broken' };
    case 'lockedOut':
      return { x: 0, notice: 'locked' };
    case 'refreshed':
    case 'unlocked':
    case 'withdrawn':
      // A picture taken away for another one: its message explains the change.
      return { ...initialSlide, notice: lasting.has(state.notice) ? state.notice : null };
    case 'settled':
    case 'cancelled':
      return { x: 0 };
    case 'submitted':
      return {};
  }
}

/** The check after an event. The same object comes back when the event changes nothing. */
export function nextSlide(state: SlideState, event: SlideEvent): SlideState {
  const step: SlideStep = event.type === 'settled' && isUsedUp(state) ? 'settledLast' : event.type;
  const phase = slideTransitions[state.phase][step];
  return phase === undefined ? state : { ...state, ...change(state, event), phase };
}
