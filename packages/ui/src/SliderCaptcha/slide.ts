import { slideTries } from '@lima-id/domain';

/** Phase of a slider captcha. */
export type SlidePhase = 'loading' | 'idle' | 'dragging' | 'verifying' | 'success' | 'failure' | 'expired' | 'locked';

/** A message about the last attempt: it stays until the next move. */
export type SlideNotice = 'passed' | 'missed' | 'renewed' | 'slow' | 'stale' | 'unanswered' | 'broken' | 'locked';
export interface SlideState {
  phase: SlidePhase;
  /** Distance of the piece from its start, in pixels of the picture. */
  x: number;
  /** Failed attempts on this challenge. */
  misses: number;
  notice: SlideNotice | null;
  /** Milliseconds that the passed slide took; null before success. */
  tookMs: number | null;
}

/**
 * Events of a captcha. `settled` ends the display of a failure; `ranOut` is `slow` when a slide timed out and `stale` when the challenge
 * expired; `unanswered` is a verdict that never arrived, `broken` a picture that failed to load.
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

/** What an event means given the failed attempts so far. */
export type SlideStep = SlideEvent['type'] | 'settledLast';

/** The state before the first challenge. */
export const initialSlide: SlideState = { phase: 'loading', x: 0, misses: 0, notice: null, tookMs: null };

/** The phase that each step leads to; a step without an entry is ignored. */
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

/** Notices that explain why the picture was replaced, and so persist. */
const lasting: ReadonlySet<SlideNotice | null> = /* @__PURE__ */ new Set<SlideNotice | null>(['renewed', 'slow']);

/** Whether the challenge has no attempts left. */
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
      // The picture was replaced: keep the message that explains why.
      return { ...initialSlide, notice: lasting.has(state.notice) ? state.notice : null };
    case 'settled':
    case 'cancelled':
      return { x: 0 };
    case 'submitted':
      return {};
  }
}

/** The state after an event. Returns the same object when the event changes nothing. */
export function nextSlide(state: SlideState, event: SlideEvent): SlideState {
  const step: SlideStep = event.type === 'settled' && isUsedUp(state) ? 'settledLast' : event.type;
  const phase = slideTransitions[state.phase][step];
  return phase === undefined ? state : { ...state, ...change(state, event), phase };
}
